/** The API's paths for a customer's page of an offer; apart from the others, so that no page of the shop loads them. */
export const offerPaths = {
  pay: '/api/offer/pay',
  accept: '/api/offer/accept',
  ask: '/api/offer/ask',
  decline: '/api/offer/decline',
  reminders: '/api/offer/no-reminders',
  opened: '/api/offer/opened',
  register: '/api/offer/register',
  /** With the key of the page in its query, and the number of an invoice or credit note if it is that. */
  document: '/api/offer/document',
} as const;
