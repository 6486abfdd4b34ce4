import { formatPrice } from '../../../catalogue/money.ts';
import { longDay } from '../../../content/long-day.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import type { TrackedOrder } from '../../../contract/order.ts';
import type { OrderAnswer } from './ask-order.ts';

interface Words {
  readonly heading: string;
  readonly text: string;
}

/** SKUs of products that take two people, or more, to unload. */
export interface Loads {
  readonly long: readonly string[];
  readonly heavy: readonly string[];
}

/** The heading and text for an order. Thanks and a delivery day are only shown for a known order. */
export function actionText(answer: OrderAnswer | undefined, loads: Loads): Words {
  switch (answer?.kind) {
    case 'order':
      return standing(answer.order, loads);
    case 'pending':
      return orderSuccess.pending;
    case 'unknown':
      return orderSuccess.notFound;
    case 'no answer':
    case undefined:
      return orderSuccess.unknown;
  }
}

function standing(order: TrackedOrder, loads: Loads): Words {
  const { state, underReview, deliveryDifference, toFollow } = order;
  if (state === 'cancelled' || state === 'refunded') return orderSuccess[state];
  const waits = state === 'paid' || state === 'preparing';
  if (toFollow) {
    const words = [orderSuccess.partDispatched, unloading(order, loads)];
    return { heading: orderSuccess.heading, text: words.filter(Boolean).join(' ') };
  }
  if (waits && deliveryDifference) {
    const { pence } = deliveryDifference;
    const more = pence === undefined ? undefined : formatPrice(pence);
    return { heading: orderSuccess.heading, text: orderSuccess.deliveryDifference(more) };
  }
  if (waits && underReview)
    return { heading: orderSuccess.heading, text: orderSuccess.underReview };
  const words = [
    waits ? `${orderSuccess.text} ${arrival(order)}` : orderSuccess[state],
    state !== 'delivered' && unloading(order, loads),
  ];
  return { heading: orderSuccess.heading, text: words.filter(Boolean).join(' ') };
}

/** The delivery day. The server only names a day that it can promise. */
function arrival({ deliverBy }: TrackedOrder): string {
  return deliverBy ? orderSuccess.deliveredBy(longDay(new Date(deliverBy))) : orderSuccess.noDay;
}

/** A crew that can unload the heavy items can unload the long ones too. */
function unloading({ lines }: TrackedOrder, { long, heavy }: Loads): string | undefined {
  const holds = (skus: readonly string[]) => lines.some(({ sku }) => skus.includes(sku));
  if (holds(heavy)) return orderSuccess.heavyLoad;
  return holds(long) ? orderSuccess.longLoad : undefined;
}
