/** Every kind of email that the shop sends. */
export const emailKinds = [
  'order-confirmation',
  'order-placed',
  'order-issue',
  /** The previous release's name for 'order-issue', which queued emails may still have. */
  'order-attention',
  'order-dispatched',
  'order-cancelled',
  'order-refunded',
  'order-redirected',
  'order-invoice',
  'order-credit-note',
  'quote-received',
  'quote-for-seller',
  'part-enquiry-received',
  'part-enquiry-for-seller',
  'enquiry-answer',
  'restock-confirmation',
  'back-in-stock',
  'offer-sent',
  'offer-withdrawn',
  'offer-reminder',
  /** To the owner: a question about an offer, or that it was declined or accepted. */
  'offer-message',
  'payment-request',
  'payment-reminder',
  'register-link',
  'register-digest-confirmation',
  'register-digest',
  'register-expiring',
] as const;

/** The kinds that are sent to the owner. */
export const emailsToOwner: readonly EmailKind[] = [
  'order-placed',
  'order-issue',
  'order-attention',
  'quote-for-seller',
  'part-enquiry-for-seller',
  'offer-message',
];

export type EmailKind = (typeof emailKinds)[number];
