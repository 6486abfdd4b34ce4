import { findPayment, listRefunds, refundPayment } from '../books/payments.ts';
import { readParameters } from './parameters.ts';
import { listQuestion, newRefund, refundsQuestion } from './payment-parameters.ts';
import { expandable } from './present.ts';
import { itemRoute, listRoute, type Route } from './route.ts';

const refunds = '/v1/refunds';

export const paymentRoutes: Route[] = [
  itemRoute('/v1/payment_intents', expandable.payment, 'payment_intent', findPayment),
  {
    method: 'POST',
    path: refunds,
    expandable: expandable.refund,
    answer: ({ work, given }) => {
      const { payment_intent: paymentId, ...wish } = readParameters(newRefund, given);
      return refundPayment(work, { paymentId, ...wish });
    },
  },
  listRoute(refunds, expandable.refunds, refundsQuestion, listRefunds),
  // There is no bank behind the sandbox that could dispute anything.
  listRoute('/v1/disputes', expandable.nothing, listQuestion, async () => []),
];
