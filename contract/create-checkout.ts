import * as v from 'valibot';

/** More lines than this are a trade quote, not a basket. */
export const checkoutLineLimit = 50;

const webAddress = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'This is not a valid web address.',
  ),
);

const checkoutLine = v.object({
  /** The product's priceId. What it costs is the server's to say. */
  price: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  quantity: v.pipe(
    v.number('Quantities must be whole numbers.'),
    v.integer('Quantities must be whole numbers.'),
    v.minValue(1, 'Quantities must be 1 or more.'),
  ),
});

/** What the browser asks when a buyer checks out. */
export const checkoutRequest = v.object({
  items: v.pipe(
    v.array(checkoutLine),
    v.minLength(1, 'Your cart is empty'),
    v.maxLength(
      checkoutLineLimit,
      `You can order up to ${checkoutLineLimit} different products at once. For more, ask for a trade quote.`,
    ),
  ),
  success_url: webAddress,
  cancel_url: webAddress,
});

export type CheckoutRequest = v.InferOutput<typeof checkoutRequest>;

/** Where the buyer pays. */
export const checkoutStarted = v.object({ url: webAddress });

/** Why there is no checkout, in a sentence the buyer can act on. */
export const checkoutRefused = v.object({
  error: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** Of an attempt that has been paid already: the session under which its order is found. */
  session_id: v.optional(v.string()),
});

export type CheckoutRefused = v.InferOutput<typeof checkoutRefused>;
