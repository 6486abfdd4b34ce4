/** A business that runs already, for the journey that visits it: its addresses, and where its emails and records are. */
export type RunningBusiness = {
  shop: string;
  /** The link into the office that it printed. */
  link: string;
  mails: string;
  databaseUrl: string;
  /** The hash of its certificate's key, which the browser is told to trust. */
  trusted?: string;
};

/** Passed on by tests/proof/whole-business.ts; without it the journey opens a shop of its own. */
export const runningBusiness: RunningBusiness | undefined = process.env.BUSINESS
  ? JSON.parse(process.env.BUSINESS)
  : undefined;
