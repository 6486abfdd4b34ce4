import { calls as paths } from '../contract/calls.ts';
import { type Call, health } from './api.ts';
import { checkoutCalls } from './checkout/checkout-calls.ts';
import { enquiryCalls } from './enquiries/enquiry-calls.ts';
import { limited } from './limits/limited.ts';
import { limits } from './limits/limits.ts';
import { orderCall } from './orders/order-call.ts';
import { webhookCall } from './orders/webhook-call.ts';
import { jsonType } from './read-body.ts';
import { readyCall } from './ready-call.ts';
import { stockCalls } from './stock/stock-calls.ts';

type Needs = Parameters<typeof checkoutCalls>[0] &
  Parameters<typeof enquiryCalls>[0] &
  Parameters<typeof stockCalls>[0];

/** Every call the shop answers, the same in the one process and in functions. */
export function shopCalls(needs: Needs): Call[] {
  const { limiter, origin, log } = needs;
  const admission = { limiter, origin, limit: limits.checkout, types: [jsonType] };
  const counted = (call: Call) =>
    limited(
      call,
      call.path === paths.createCheckout
        ? admission
        : { ...admission, limit: limits.cancelCheckout },
      log,
    );
  return [
    health,
    readyCall(needs),
    ...stockCalls(needs),
    ...checkoutCalls(needs).map(counted),
    orderCall(needs),
    webhookCall(needs),
    ...enquiryCalls(needs),
  ];
}
