import * as v from 'valibot';
import { largestAmount, metadata, pageSince, text, whole } from './parameters.ts';

export const newRefund = v.strictObject({
  payment_intent: text(),
  amount: v.optional(whole(1, largestAmount)),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: v.optional(metadata),
});

export const refundsQuestion = v.strictObject({
  ...pageSince,
  payment_intent: v.optional(text()),
});

export const listQuestion = v.strictObject(pageSince);
