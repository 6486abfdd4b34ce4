import type Stripe from 'stripe';
import { ProviderError } from './provider-error.ts';

/** How far money on its way back has come. */
export type RefundProgress = 'done' | 'pending' | 'waits for the buyer';

/** Whether no money goes back by it: it failed, or somebody cancelled it. */
export function hasFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

/** What has gone back or is on its way, in pence: one that came to nothing is still ours. */
export function sumOfRefunds(refunds: readonly Stripe.Refund[]): number {
  return refunds
    .filter((refund) => !hasFailed(refund))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Reads what became of a refund; one that came to nothing is a refusal, however it was answered. */
export function readRefund({ status, failure_reason }: Stripe.Refund): RefundProgress {
  switch (status) {
    case 'succeeded':
      return 'done';
    case 'requires_action':
      return 'waits for the buyer';
    case 'failed':
    case 'canceled':
      throw new ProviderError(
        false,
        new Error(`the refund is ${status}${failure_reason ? ` (${failure_reason})` : ''}`),
      );
    default:
      return 'pending';
  }
}
