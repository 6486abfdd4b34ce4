import { formatPrice } from '../../../catalogue/money.ts';
import { longDay } from '../../../content/long-day.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import type { TrackedOrder } from '../../../contract/order.ts';
import type { OrderAnswer } from './ask-order.ts';

interface Words {
  readonly heading: string;
  readonly text: string;
}

/** SKUs of what takes two people, or more than that, to unload. */
export interface Loads {
  readonly long: readonly string[];
  readonly heavy: readonly string[];
}

/** What the page says of an order: thanks, and when it comes, only where one is known to stand. */
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

/** When it comes. The server names no day that it cannot promise. */
function arrival({ deliverBy }: TrackedOrder): string {
  return deliverBy ? orderSuccess.deliveredBy(longDay(new Date(deliverBy))) : orderSuccess.noDay;
}

/** Who can take the heavy load off can take the long one too. */
function unloading({ lines }: TrackedOrder, { long, heavy }: Loads): string | undefined {
  const holds = (skus: readonly string[]) => lines.some(({ sku }) => skus.includes(sku));
  if (holds(heavy)) return orderSuccess.heavyLoad;
  return holds(long) ? orderSuccess.longLoad : undefined;
}
