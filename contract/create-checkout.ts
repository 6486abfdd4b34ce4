import * as v from 'valibot';
import { mostLines, mostUnits, tooManyLines, tooManyUnits } from './order-limits.ts';

/**
 * The header that identifies a browser across tabs and carts: it holds stock once, and its next
 * checkout replaces the unpaid one.
 */
export const browserKeyHeader = 'Browser-Key';

/** The postcode that delivery is priced for, in a header: the body is the specification's. Never logged. */
export const deliveryPostcodeHeader = 'Delivery-Postcode';

/** 'express' where the buyer has chosen it; standard without. */
export const deliveryServiceHeader = 'Delivery-Service';

/** The revision of the catalogue that the page shows, in a header: the body is the specification's. */
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
  /** A priceId, by the specification's name for it. The server alone knows what it costs. */
  price: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  quantity: v.pipe(
    v.number('Quantities must be whole numbers.'),
    v.integer('Quantities must be whole numbers.'),
    v.minValue(1, 'Quantities must be 1 or more.'),
  ),
});

/** The request that starts a checkout. */
export const checkoutRequest = v.object({
  items: v.pipe(
    v.array(checkoutLine),
    v.minLength(1, 'Your cart is empty'),
    v.maxLength(mostLines, tooManyLines),
    v.check(
      (lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= mostUnits,
      tooManyUnits,
    ),
  ),
  success_url: webAddress,
  cancel_url: webAddress,
});

export type CheckoutRequest = v.InferOutput<typeof checkoutRequest>;

/** Where the buyer pays, and the payment session under which the order will be found. */
export const checkoutStarted = v.object({
  url: webAddress,
  /** Ours sends it always; the specification's answer is the address alone. */
  session_id: v.optional(v.string()),
});

export type CheckoutStarted = v.InferOutput<typeof checkoutStarted>;

/** A product of the cart that costs something else than the page says, in pence. */
const priceChange = v.object({ product: v.string(), from: v.number(), to: v.number() });

export type PriceChange = v.InferOutput<typeof priceChange>;

/** Why there is no checkout, in a sentence the buyer can act on. */
export const checkoutRejected = v.object({
  error: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** If the attempt has already been paid: its session, by which the order is found. */
  session_id: v.optional(v.string()),
  /** If prices have changed since the page was made: the new revision, under which the buyer may go on. */
  revision: v.optional(v.string()),
  price_changes: v.optional(v.array(priceChange)),
});

export type CheckoutRejected = v.InferOutput<typeof checkoutRejected>;
