import type { ChangedOrder } from '../../orders/change-order.ts';

/** Whether the buyer hears of a change; nothing of one that was made before. */
export function describeEmails({ changed, told }: Pick<ChangedOrder, 'changed' | 'told'>): string {
  if (!changed) return '';
  return told
    ? 'The buyer is told by e-mail.'
    : 'The buyer is not told: the order has no e-mail address to write to.';
}
