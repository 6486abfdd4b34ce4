import { formatPrice } from '../../../catalogue/money.ts';
import { longDay } from '../../../content/long-day.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import type { TrackedOrder } from '../../../contract/order.ts';
import type { OrderResult } from './fetch-order.ts';

interface OrderText {
  readonly heading: string;
  readonly text: string;
}

/** SKUs of products that take two people, or more, to unload. */
export interface UnloadingSkus {
  readonly long: readonly string[];
  readonly heavy: readonly string[];
}

/** The heading and text for an order. Thanks and a delivery day are only shown for a known order. */
export function getOrderText(answer: OrderResult | undefined, loads: UnloadingSkus): OrderText {
  switch (answer?.kind) {
    case 'order':
      return knownOrderText(answer.order, loads);
    case 'pending':
      return orderSuccess.pending;
    case 'unknown':
      return orderSuccess.notFound;
    case 'no answer':
    case undefined:
      return orderSuccess.unknown;
  }
}

function knownOrderText(order: TrackedOrder, loads: UnloadingSkus): OrderText {
  const { state, underReview, deliveryDifference, toFollow } = order;
  if (state === 'cancelled' || state === 'refunded') return orderSuccess[state];
  const isNotDispatched = state === 'paid' || state === 'preparing';
  if (toFollow) {
    const sentences = [orderSuccess.partDispatched, unloadingText(order, loads)];
    return { heading: orderSuccess.heading, text: sentences.filter(Boolean).join(' ') };
  }
  if (isNotDispatched && deliveryDifference) {
    const { pence } = deliveryDifference;
    const more = pence === undefined ? undefined : formatPrice(pence);
    return { heading: orderSuccess.heading, text: orderSuccess.deliveryDifference(more) };
  }
  if (isNotDispatched && underReview)
    return { heading: orderSuccess.heading, text: orderSuccess.underReview };
  const sentences = [
    isNotDispatched ? `${orderSuccess.text} ${deliveryDayText(order)}` : orderSuccess[state],
    state !== 'delivered' && unloadingText(order, loads),
  ];
  return { heading: orderSuccess.heading, text: sentences.filter(Boolean).join(' ') };
}

/** The delivery day. The server only names a day that it can promise. */
function deliveryDayText({ deliverBy }: TrackedOrder): string {
  return deliverBy ? orderSuccess.deliveredBy(longDay(new Date(deliverBy))) : orderSuccess.noDay;
}

/** A crew that can unload the heavy items can unload the long ones too. */
function unloadingText(
  { lines }: TrackedOrder,
  { long, heavy }: UnloadingSkus,
): string | undefined {
  const includesAny = (skus: readonly string[]) => lines.some(({ sku }) => skus.includes(sku));
  if (includesAny(heavy)) return orderSuccess.heavyLoad;
  return includesAny(long) ? orderSuccess.longLoad : undefined;
}
