/** What each form says of itself, on its page and where the server shows it again. */
type FormTexts = {
  /** What is sent, as the visitor would say. */
  readonly what: string;
  readonly button: string;
  readonly labels: Readonly<Record<string, string>>;
};

export const quoteTexts = {
  what: 'Your quote request',
  button: 'Request a quote',
  labels: {
    company: 'Company',
    email: 'Email',
    quantity: 'Quantity',
    city: 'Delivery town or city',
    message: 'Message',
  },
} as const satisfies FormTexts;

export const partTexts = {
  what: 'Your question',
  button: 'Ask for the part',
  labels: {
    family: "What it's for",
    product: 'Model or SKU',
    message: 'The part you need',
    email: 'Your email',
  },
  /** In the list of families, before any is chosen. */
  noFamily: 'Optional',
} as const satisfies FormTexts & { noFamily: string };

export const restockTexts = {
  what: 'Your request',
  button: 'Notify me',
  labels: { email: 'Your email address' },
} as const satisfies FormTexts;

/** The two answers to a confirmation email. */
export const restockWords = {
  what: 'Your answer',
  confirm: "Yes, email me when it's back",
  withdraw: "Don't email me",
} as const;
