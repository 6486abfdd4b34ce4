/** How often one visitor may do something: no window may be over its most. */
export type Limit = {
  name: string;
  windows: readonly { most: number; seconds: number }[];
};

const tenMinutes = 10 * 60;
const day = 24 * 60 * 60;

/** What a person never reaches and a robot soon does. */
export const limits = {
  /** Forms of any kind, right or wrong: counted before one is read, and far from what mending takes. */
  form: {
    name: 'form',
    windows: [
      { most: 60, seconds: tenMinutes },
      { most: 300, seconds: day },
    ],
  },
  quote: {
    name: 'quote',
    windows: [
      { most: 5, seconds: tenMinutes },
      { most: 30, seconds: day },
    ],
  },
  notify: {
    name: 'notify',
    windows: [
      { most: 10, seconds: tenMinutes },
      { most: 60, seconds: day },
    ],
  },
  partEnquiry: {
    name: 'part-enquiry',
    windows: [
      { most: 5, seconds: tenMinutes },
      { most: 30, seconds: day },
    ],
  },
  /** Each holds goods for 40 minutes, in all no more than `networks.ts` says. */
  checkout: {
    name: 'checkout',
    windows: [
      { most: 20, seconds: tenMinutes },
      { most: 60, seconds: day },
    ],
  },
  /** Each may ask the payment provider; a cart that is changed gives up a checkout once. */
  cancelCheckout: {
    name: 'cancel-checkout',
    windows: [
      { most: 60, seconds: tenMinutes },
      { most: 300, seconds: day },
    ],
  },
  restockAnswer: {
    name: 'restock-answer',
    windows: [
      { most: 20, seconds: tenMinutes },
      { most: 100, seconds: day },
    ],
  },
  /** Emails to one mailbox that has confirmed nothing, so that nobody can have us email a stranger again and again. */
  unverifiedMailbox: { name: 'unverified-mailbox', windows: [{ most: 5, seconds: day }] },
} as const satisfies Record<string, Limit>;
