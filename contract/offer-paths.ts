/** The API's paths for a customer's page of an offer. In their own file, so that no shop page loads them. */
export const offerPaths = {
  pay: '/api/offer/pay',
  accept: '/api/offer/accept',
  ask: '/api/offer/ask',
  decline: '/api/offer/decline',
  reminders: '/api/offer/no-reminders',
  opened: '/api/offer/opened',
  register: '/api/offer/register',
  /** Its query has the key of the page and, for an invoice or credit note, the document's number. */
  document: '/api/offer/document',
} as const;
