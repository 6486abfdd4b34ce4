import * as v from 'valibot';
import { findPayment, refundPayment } from '../books/payments.ts';
import { missing } from './api-error.ts';
import { largestAmount, metadata, readParameters, text, whole } from './parameters.ts';
import { expandable } from './present.ts';
import type { Route } from './route.ts';

const refund = v.strictObject({
  payment_intent: text(),
  amount: v.optional(whole(1, largestAmount)),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: v.optional(metadata),
});

export const paymentRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    expandable: expandable.payment,
    answer: async ({ work, id, given }) => {
      readParameters(v.strictObject({}), given);
      const found = await findPayment(work, id);
      if (!found) throw missing('payment_intent', id, 'path');
      return found;
    },
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    expandable: expandable.refund,
    answer: ({ work, given }) => {
      const { payment_intent: paymentId, ...wish } = readParameters(refund, given);
      return refundPayment(work, { paymentId, ...wish });
    },
  },
];
