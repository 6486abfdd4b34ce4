/** Where the browser keeps what is the visitor's own. */
export const storageKeys = {
  cart: 'rungmoor.cart.v1',
  vat: 'rungmoor.vat.v1',
  compare: 'rungmoor.compare.v1',
  orders: 'rungmoor.orders.v1',
  /** For one tab alone, and gone with it. */
  checkout: 'rungmoor.checkout.v1',
} as const;

/** Told on `window` after the cart has changed in this tab. */
export const cartChanged = 'rungmoor:cart-changed';
