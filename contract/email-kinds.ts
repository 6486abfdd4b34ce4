/** Every kind of email that the shop sends. */
export const emailKinds = [
  'order-confirmation',
  'order-placed',
  'order-issue',
  /** Queued by the release before this one, which called an issue so. */
  'order-attention',
  'order-dispatched',
  'order-cancelled',
  'order-refunded',
  'order-redirected',
  'order-invoice',
  'quote-received',
  'quote-for-seller',
  'part-enquiry-received',
  'part-enquiry-for-seller',
  'restock-confirmation',
  'back-in-stock',
] as const;

export type EmailKind = (typeof emailKinds)[number];
