import type { SessionRow } from '../books/session-object.ts';

/** Where a buyer goes who has paid. */
export function paidAddress({ id, asked }: SessionRow): string {
  return asked.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** Where a buyer goes who does not pay. */
export function leaveAddress({ asked }: SessionRow): string {
  return asked.cancel_url ?? new URL('/', asked.success_url).href;
}
