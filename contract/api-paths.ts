import { stockPath } from './stock-path.ts';

/** The API's paths: GET for stock and orders, POST for the rest. */
export const apiPaths = {
  createCheckout: '/api/create-checkout',
  cancelCheckout: '/api/cancel-checkout',
  stock: stockPath,
  /** Followed by a slash and the payment session's id. */
  orders: '/api/orders',
  bulkQuote: '/api/bulk-quote',
  notify: '/api/notify',
  confirmRestock: '/api/notify/confirm',
  withdrawRestock: '/api/notify/withdraw',
  takeHeld: '/api/notify/take',
  partEnquiry: '/api/part-enquiry',
} as const;
