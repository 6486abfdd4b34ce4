/** Keys of the visitor's data in the browser's storage. */
export const storageKeys = {
  cart: 'rungmoor.cart.v1',
  vat: 'rungmoor.vat.v1',
  compare: 'rungmoor.compare.v1',
  /** The postcode that delivery was priced for, and the service. */
  delivery: 'rungmoor.delivery.v1',
  /** The payments started in this browser, and the key that identifies its checkouts to the server. */
  payments: 'rungmoor.payments.v2',
  /** Prefix of the offline worker's cache names, and the key for the choice to store no pages. */
  offlineCache: 'rungmoor.kept.v1',
  /** The database of unsent requests, and the local storage flag that there are any. */
  outbox: 'rungmoor.outbox.v2',
  /** In session storage: for one tab only. */
  checkout: 'rungmoor.checkout.v2',
} as const;

/** Dispatched on `window` after the cart has changed in this tab, with the count as its detail. */
export const cartChangedEvent = 'rungmoor:cart-changed';
