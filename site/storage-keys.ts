/** Where the browser keeps what is the visitor's own. */
export const storageKeys = {
  cart: 'rungmoor.cart.v1',
  vat: 'rungmoor.vat.v1',
  compare: 'rungmoor.compare.v1',
  /** The postcode that delivery was priced for, and the service. */
  delivery: 'rungmoor.delivery.v1',
  /** The payments begun in this browser, and the key by which the server knows its checkouts. */
  payments: 'rungmoor.payments.v2',
  /** Before the name of each cache of the offline worker, and where it is noted that none is wanted. */
  kept: 'rungmoor.kept.v1',
  /** A database of what could not be sent yet, and the note in local storage that there is some. */
  outbox: 'rungmoor.outbox.v2',
  /** For one tab alone, and gone with it. */
  checkout: 'rungmoor.checkout.v2',
} as const;

/** Told on `window` after the cart has changed in this tab, with the count as its detail. */
export const cartChanged = 'rungmoor:cart-changed';
