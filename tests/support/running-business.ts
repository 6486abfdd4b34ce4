/** An already running business for the journey: its addresses, and where its emails and database are. */
export type RunningBusiness = {
  shop: string;
  /** The link into the office that it printed. */
  link: string;
  mails: string;
  databaseUrl: string;
  /** The hash of its certificate's key, which the browser is told to trust. */
  trusted?: string;
};

/** Set by tests/proof/whole-business.ts; otherwise the journey starts its own shop. */
export const runningBusiness: RunningBusiness | undefined = process.env.BUSINESS
  ? JSON.parse(process.env.BUSINESS)
  : undefined;
