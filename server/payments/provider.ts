import type { Hono } from 'hono';
import type { ObjectEntries } from 'valibot';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Product } from '../../catalogue/product.ts';
import type { SyncedPrice } from '../../catalogue/synced-prices.ts';
import type { DeliveryService } from '../../content/delivery.ts';
import type { disputeOutcomes } from '../../contract/order-issue.ts';
import type { Log } from '../app/log.ts';
import type { Database, Queries } from '../database/database.ts';
import type { PostalAddress } from '../database/schema.ts';

/** What a buyer is asked to pay for. Everything is stored, so that a repeat sends an identical request. */
export type CheckoutSessionRequest = {
  id: string;
  expiresAt: Date;
  lines: readonly {
    productId: string;
    priceId: string;
    name: string;
    sku: string;
    unitPence: number;
    quantity: number;
    /** Only on the line of the delivery charge. */
    delivery: DeliveryService | null;
    /** The catalogue's rate by default. */
    vatPercent?: number;
  }[];
  /** The offer whose lines are sold, if any. */
  offerId?: number | null;
  offerVersion?: number | null;
  successUrl: string;
  cancelUrl: string;
};

/** What a trade buyer may add for their own accounts and for the driver. */
type TradeDetails = {
  company: string | undefined;
  poNumber: string | undefined;
  deliveryNotes: string | undefined;
};

/** One attempt to pay at the provider, in the shop's terms. */
export type PaymentSession = {
  id: string;
  createdAt: Date;
  /** Undefined for a session that another program on the same account created. */
  checkoutId: string | undefined;
  /** The offer that it sells, if any. */
  offer?: { id: number; version: number } | undefined;
  /** The URL of the payment page, while the session is open. */
  url: string | undefined;
  /** 'processing': the buyer has finished, but the bank has not. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  totalPence: number;
  paymentId: string | undefined;
  buyer: TradeDetails & {
    email: string | undefined;
    name: string | undefined;
    phone: string | undefined;
    address: PostalAddress | undefined;
  };
};

/** One of our sessions that was paid. */
export type PaidSession = PaymentSession & { checkoutId: string };

/** A line as the provider sold it. */
export type PaidLine = {
  productId: string;
  name: string;
  unitPence: number;
  quantity: number;
  delivery: DeliveryService | null;
  vatPercent: number;
};

/** The progress of a refund. */
export type RefundProgress = 'done' | 'pending' | 'waits for the buyer';

/** How disputes end. If one was prevented, the money may still have gone back. */
export type DisputeEnd = (typeof disputeOutcomes)[number];

/** An event about a payment after it was made. */
export type PaymentEvent =
  | { about: 'refund'; paymentId: string; checkoutId: string; pence: number; inFull: boolean }
  | { about: 'failed refund'; paymentId: string; id: string; pence: number }
  | { about: 'dispute'; paymentId: string; id: string; respondBy: Date | undefined }
  | { about: 'end of a dispute'; paymentId: string; id: string; pence: number; end: DisputeEnd };

/** A session has changed. Only a failure is reported: other states may be older than what we have. */
export type SessionEvent = {
  about: 'session';
  id: string;
  checkoutId: string;
  hasFailed: boolean;
};

/** What a webhook reports, as far as it matters to the shop. */
export type WebhookEvent =
  | SessionEvent
  | PaymentEvent
  | { about: 'nothing of ours' }
  /** Correctly signed, but not an event that the provider sends. */
  | { about: 'nothing readable'; why: string };

/** Refunds and disputes created since these moments are listed. Their state may be much newer. */
export type EventsSince = { refunds: Date; disputes: Date };

/** The result of a catalogue sync, and the price id under which each product is sold. */
export type SyncedCatalogue = {
  created: number;
  updated: number;
  unchanged: number;
  deactivated: number;
  prices: Record<string, SyncedPrice>;
};

/** The part of a payment provider that the shop uses, in the shop's terms. */
export type Provider = {
  /** A repeat for the same checkout returns the session that was created before. */
  createSession: (checkout: CheckoutSessionRequest) => Promise<PaymentSession>;
  findSession: (id: string) => Promise<PaymentSession | undefined>;
  /** What was bought, for a session whose checkout we have lost. */
  findLines: (id: string, catalogue: Catalogue) => Promise<PaidLine[]>;
  /** Every paid session of ours that was created since a moment, oldest first. */
  findPaidSince: (moment: Date) => Promise<PaidSession[]>;
  /** Refunds, then disputes, each in its current state. */
  findEventsSince: (since: EventsSince) => Promise<PaymentEvent[]>;
  /** Ends a session if it is still open, and returns its state after that. */
  endSession: (id: string) => Promise<PaymentSession | undefined>;
  /**
   * Refunds an amount of a payment, or all that is left. Repeats under one key refund once, and a
   * rejection is repeated for a day under its key.
   */
  refund: (paymentId: string, key: string, pence?: number) => Promise<RefundProgress>;
  /** How much of a payment has been refunded by now, in pence. */
  findRefundedPence: (paymentId: string) => Promise<number>;
  /** The provider's page about a payment, for the owner; undefined in the sandbox. */
  paymentDashboardUrl: (paymentId: string) => string | undefined;
  /** The checkout that a payment is for, if it is one of ours. */
  findCheckoutId: (paymentId: string) => Promise<string | undefined>;
  /** Reads a webhook event; undefined if it is not signed or not recent. */
  readWebhookEvent: (body: string, headers: Headers) => Promise<WebhookEvent | undefined>;
  /** Whether a buyer on one of our pages may be redirected to this address to pay. */
  isPaymentUrl: (address: string, ownPage: string) => boolean;
  /** Throws unless the provider can be reached and accepts our keys. */
  check: () => Promise<void>;
  /** Brings the provider's products and prices in line with the catalogue; repeatable. */
  syncCatalogue: (
    products: readonly Product[],
    inUse: SyncedCatalogue['prices'],
  ) => Promise<SyncedCatalogue>;
  /** Identifies the account that holds our prices; undefined in the sandbox, which has none. */
  priceAccount: string | undefined;
  /** Syncs one product and its price, and returns the price's id. The price `inUse` stays on sale. */
  syncPrice: (product: Product, inUse: string | undefined) => Promise<string>;
  /** How many products differ at the provider from the catalogue. Changes nothing. */
  countDifferences: (products: readonly Product[]) => Promise<number>;
};

export type PaymentDeps = {
  /** Used only by the sandbox. */
  database: () => Promise<Database>;
  /** Where the sandbox sends its webhooks. */
  address: string;
  log: Log;
  /** Nothing runs in the background: the caller has to call `run`. */
  byHand?: boolean;
};

/** Payments before the provider is opened. */
export type Payments = {
  /** Payment pages on the shop's own origin; undefined if the provider has its own. */
  pages: Hono | undefined;
  open: () => Promise<Provider>;
  /** Runs the sandbox's due work, and returns how many items that was. */
  run: () => Promise<number>;
  close: () => Promise<void>;
};

/** `sandbox`: none of the provider's keys are set, and no money moves. */
export type PaymentMode = 'live' | 'test' | 'sandbox';

/** Counts or erases buyers' data from before a moment in our own test mode. */
export type CountOrEraseTestRecords = (
  queries: Queries,
  before: Date,
  action: 'count' | 'erase',
) => Promise<number>;

/** What a provider's folder exports. The provider's library is not loaded before `prepare`. */
export type ProviderModule<Settings> = {
  name: string;
  /** Where the owner manages payments, as a phrase in a sentence. */
  dashboard: string;
  /** The path that receives its webhooks. */
  webhookPath: `/api/${string}`;
  /** Its settings in the environment. */
  variables: ObjectEntries;
  /** Checks the settings against each other; returns one sentence per fault. */
  validateSettings: (source: Readonly<Record<string, string | undefined>>) => string[];
  /** The settings without which the sandbox takes payments, as a phrase in a sentence. */
  keyNames: string;
  /** The command that syncs the catalogue. */
  syncCommand: string;
  detectMode: (settings: Settings) => PaymentMode;
  /** The prefix of the ids of sessions that are paid with real money. */
  liveSessionPrefix: string;
  prepare: (settings: Settings, needs: PaymentDeps) => Payments;
  countOrEraseTestRecords: CountOrEraseTestRecords;
};

type ProviderFault = 'unreachable' | 'refused' | 'missing' | 'already refunded' | 'wrong expiry';

/** A request to the provider failed. */
export class ProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, cause: unknown) {
    super(`The payment provider ${fault === 'unreachable' ? 'cannot be reached' : 'refused'}`, {
      cause,
    });
    this.fault = fault;
  }

  /** It could not be reached or was too busy, so a retry may help. */
  get temporary(): boolean {
    return this.fault === 'unreachable';
  }
}

/** Whether an error is a ProviderError with this fault. */
export function isProviderError(error: unknown, fault: ProviderFault): boolean {
  return error instanceof ProviderError && error.fault === fault;
}

const checkoutIdPattern = /^checkout_[0-9a-f-]{36}$/;

/** An id for a new checkout, by which we recognise its session as ours. */
export function newCheckoutId(): string {
  return `checkout_${crypto.randomUUID()}`;
}

/** Whether an id has the form of our checkout ids. */
export function isCheckoutId(id: string): boolean {
  return checkoutIdPattern.test(id);
}
