import { orderSuccess } from '../../../content/notices.ts';
import type { OrderState, TrackedOrder } from '../../../contract/order.ts';
import type { OrderAnswer } from './ask-order.ts';

interface Words {
  readonly heading: string;
  readonly text: string;
}

/** What the page says of an order: thanks, and when it comes, only where one is known to stand. */
export function wordsFor(answer: OrderAnswer | undefined, longLoads: readonly string[]): Words {
  switch (answer?.kind) {
    case 'order':
      return standing(answer.order, longLoads);
    case 'pending':
      return orderSuccess.pending;
    case 'unknown':
      return orderSuccess.notFound;
    case 'no answer':
    case undefined:
      return orderSuccess.unknown;
  }
}

function standing(order: TrackedOrder, longLoads: readonly string[]): Words {
  const { state, lines, underReview } = order;
  if (state === 'cancelled' || state === 'refunded') return orderSuccess[state];
  if (underReview && (state === 'paid' || state === 'preparing'))
    return { heading: orderSuccess.heading, text: orderSuccess.underReview };
  const isLong = state !== 'delivered' && lines.some(({ sku }) => longLoads.includes(sku));
  return {
    heading: orderSuccess.heading,
    text: isLong ? `${progress[state]} ${orderSuccess.longLoad}` : progress[state],
  };
}

const progress: Readonly<Record<Exclude<OrderState, 'cancelled' | 'refunded'>, string>> = {
  paid: orderSuccess.text,
  preparing: orderSuccess.text,
  dispatched: orderSuccess.dispatched,
  delivered: orderSuccess.delivered,
};
