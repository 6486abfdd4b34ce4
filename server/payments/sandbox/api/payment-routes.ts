import * as v from 'valibot';
import { findPayment, listRefunds, refundPayment } from '../books/payments.ts';
import { missing } from './api-error.ts';
import { readParameters } from './parameters.ts';
import { listQuestion, newRefund } from './payment-parameters.ts';
import { expandable } from './present.ts';
import { listOf, type Route } from './route.ts';

const refunds = '/v1/refunds';
const disputes = '/v1/disputes';

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
    path: refunds,
    expandable: expandable.refund,
    answer: ({ work, given }) => {
      const { payment_intent: paymentId, ...wish } = readParameters(newRefund, given);
      return refundPayment(work, { paymentId, ...wish });
    },
  },
  {
    method: 'GET',
    path: refunds,
    expandable: expandable.refunds,
    answer: async ({ work, given }) => {
      const question = readParameters(listQuestion, given);
      return listOf(refunds, await listRefunds(work, question), question.limit);
    },
  },
  {
    method: 'GET',
    path: disputes,
    expandable: expandable.nothing,
    // There is no bank behind the sandbox that could dispute anything.
    answer: async ({ given }) => listOf(disputes, [], readParameters(listQuestion, given).limit),
  },
];
