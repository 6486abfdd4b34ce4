import * as v from 'valibot';
import { maxOrderLines, maxOrderUnits, tooManyLines, tooManyUnits } from './order-limits.ts';

/**
 * The header that identifies a browser across tabs and carts: it holds stock once, and its next
 * checkout replaces the unpaid one.
 */
export const browserKeyHeader = 'Browser-Key';

/** The header with the postcode for the delivery price: the specification fixes the body. Never logged. */
export const deliveryPostcodeHeader = 'Delivery-Postcode';

/** 'express' if the buyer has chosen it; standard if absent. */
export const deliveryServiceHeader = 'Delivery-Service';

/** The header with the revision of the catalogue that the page shows: the specification fixes the body. */
export const catalogueRevisionHeader = 'Catalogue-Revision';

const webAddress = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'This is not a valid web address.',
  ),
);

const checkoutLine = v.object({
  /** A priceId, under the specification's name. Only the server decides the amount. */
  price: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  quantity: v.pipe(
    v.number('Quantities must be whole numbers.'),
    v.integer('Quantities must be whole numbers.'),
    v.minValue(1, 'Quantities must be 1 or more.'),
  ),
});

export const checkoutRequest = v.object({
  items: v.pipe(
    v.array(checkoutLine),
    v.minLength(1, 'Your cart is empty'),
    v.maxLength(maxOrderLines, tooManyLines),
    v.check(
      (lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= maxOrderUnits,
      tooManyUnits,
    ),
  ),
  success_url: webAddress,
  cancel_url: webAddress,
});

export type CheckoutRequest = v.InferOutput<typeof checkoutRequest>;

/** The address of the payment page, and the payment session by which the order is found. */
export const checkoutStarted = v.object({
  url: webAddress,
  /** Our server always sends it, but the specification's response has only the URL. */
  session_id: v.optional(v.string()),
});

export type CheckoutStarted = v.InferOutput<typeof checkoutStarted>;

/** A product in the cart whose price differs from the one on the page, in pence. */
const priceChange = v.object({ product: v.string(), from: v.number(), to: v.number() });

export type PriceChange = v.InferOutput<typeof priceChange>;

/** Why the checkout was rejected, in a sentence the buyer can act on. */
export const checkoutRejected = v.object({
  error: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** If the attempt has already been paid: its session, by which the order is found. */
  session_id: v.optional(v.string()),
  /** If prices have changed since the page was made: the new revision, with which the buyer may continue. */
  revision: v.optional(v.string()),
  price_changes: v.optional(v.array(priceChange)),
});

export type CheckoutRejected = v.InferOutput<typeof checkoutRejected>;
