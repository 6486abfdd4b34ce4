import type { Hono } from 'hono';
import type { ObjectEntries } from 'valibot';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Product } from '../../catalogue/product.ts';
import type { SyncedPrice } from '../../catalogue/synced-prices.ts';
import type { DeliveryService } from '../../content/delivery.ts';
import type { disputeEnds } from '../../contract/order-issue.ts';
import type { Log } from '../app/log.ts';
import type { Database, Queries } from '../database/database.ts';
import type { PostalAddress } from '../database/schema.ts';

/** What a buyer is asked to pay for. Everything is stored, so that a repeat asks for the very same. */
export type CheckoutToPay = {
  id: string;
  expiresAt: Date;
  lines: readonly {
    productId: string;
    priceId: string;
    name: string;
    sku: string;
    unitPence: number;
    quantity: number;
    /** Of the delivery charge. */
    delivery: DeliveryService | null;
    /** The catalogue's unless told. */
    vatPercent?: number;
  }[];
  /** The offer whose lines are sold, if they are one's. */
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

/** How one attempt to pay stands with the provider, in the shop's words. */
export type PaymentSession = {
  id: string;
  createdAt: Date;
  /** Empty for a session that another program on the same account made. */
  checkoutId: string | undefined;
  /** What it sells, where that is an offer. */
  offer?: { id: number; version: number } | undefined;
  /** Where the buyer pays, as long as it is open. */
  url: string | undefined;
  /** Processing: the buyer is done, the bank is not. */
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

/** A session of ours that was paid. */
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

/** How far a refund has come. */
export type RefundProgress = 'done' | 'pending' | 'waits for the buyer';

/** How disputes end. Of one that was prevented, the money may have gone back all the same. */
export type DisputeEnd = (typeof disputeEnds)[number];

/** What becomes of a payment after it was made. */
export type PaymentEvent =
  | { about: 'refund'; paymentId: string; checkoutId: string; pence: number; inFull: boolean }
  | { about: 'failed refund'; paymentId: string; id: string; pence: number }
  | { about: 'dispute'; paymentId: string; id: string; answerBy: Date | undefined }
  | { about: 'end of a dispute'; paymentId: string; id: string; pence: number; end: DisputeEnd };

/** A session has changed. Only a failure is stated: the rest may be older than what we know. */
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
  /** Correctly signed, and yet no event that the provider sends. */
  | { about: 'nothing readable'; why: string };

/** From when on records are listed: what became of them may be much newer. */
export type EventsSince = { refunds: Date; disputes: Date };

/** What a sync of the catalogue did, and the price by which each product is sold. */
export type SyncedCatalogue = {
  created: number;
  updated: number;
  unchanged: number;
  deactivated: number;
  prices: Record<string, SyncedPrice>;
};

/** The part of a payment provider that the shop uses, in the shop's words. */
export type Provider = {
  /** Asked again for the same checkout, it returns the session it created before. */
  createSession: (checkout: CheckoutToPay) => Promise<PaymentSession>;
  findSession: (id: string) => Promise<PaymentSession | undefined>;
  /** What was bought, for a session whose checkout we have lost. */
  findLines: (id: string, catalogue: Catalogue) => Promise<PaidLine[]>;
  /** Every paid session of ours that was created since a moment, the oldest first. */
  findPaidSince: (moment: Date) => Promise<PaidSession[]>;
  /** What became of payments: refunds, then disputes, each as it stands now. */
  findEventsSince: (since: EventsSince) => Promise<PaymentEvent[]>;
  /** Ends a session if it is still open, and returns how it stands then. */
  endSession: (id: string) => Promise<PaymentSession | undefined>;
  /**
   * Refunds so much of a payment, or all that is left; asked twice under one key, it does so once.
   * What it refuses, it refuses for a day under that key.
   */
  refund: (paymentId: string, key: string, pence?: number) => Promise<RefundProgress>;
  /** How much of a payment has been refunded by now, in pence. */
  findRefundedPence: (paymentId: string) => Promise<number>;
  /** The page about a payment for its owner; none in the sandbox. */
  paymentPage: (paymentId: string) => string | undefined;
  /** The checkout that a payment is for, if it is one of ours. */
  findCheckout: (paymentId: string) => Promise<string | undefined>;
  /** Reads a webhook event if it is signed and fresh; nothing otherwise. */
  readWebhookEvent: (body: string, headers: Headers) => Promise<WebhookEvent | undefined>;
  /** Whether a buyer may be sent to an address to pay, from a page of ours. */
  isPaymentUrl: (address: string, ownPage: string) => boolean;
  /** Throws unless the provider can be reached and takes our keys. */
  check: () => Promise<void>;
  /** Brings the provider's products and prices in line with the catalogue; repeatable. */
  syncCatalogue: (
    products: readonly Product[],
    inUse: SyncedCatalogue['prices'],
  ) => Promise<SyncedCatalogue>;
  /** Names the account that holds our prices; undefined in the sandbox, which holds none. */
  priceAccount: string | undefined;
  /** Brings one product and its price in line, and returns the price; `inUse` stays on sale beside it. */
  syncPrice: (product: Product, inUse: string | undefined) => Promise<string>;
  /** How many products the provider has otherwise than the catalogue, changing nothing. */
  countDifferences: (products: readonly Product[]) => Promise<number>;
};

export type PaymentNeeds = {
  /** Asked for only by the sandbox. */
  database: () => Promise<Database>;
  /** Where the sandbox sends its webhooks. */
  address: string;
  log: Log;
  /** Nothing runs in the background: whoever opens the payments calls `run`, if anyone does. */
  byHand?: boolean;
};

/** Payments before the provider can be asked. */
export type Payments = {
  /** Pages on the shop's own address where a buyer pays; none where the provider has its own. */
  pages: Hono | undefined;
  open: () => Promise<Provider>;
  /** Does what is due in the sandbox, and returns how much that was. */
  run: () => Promise<number>;
  close: () => Promise<void>;
};

/** `sandbox`: none of the provider's keys are set, and no money moves. */
export type PaymentMode = 'live' | 'test' | 'sandbox';

/** Counts or erases what a test mode of our own holds of buyers from before a moment. */
export type TestRecords = (
  queries: Queries,
  before: Date,
  action: 'count' | 'erase',
) => Promise<number>;

/** What the folder of a provider exports; none of it loads the provider's library before `prepare`. */
export type ProviderModule<Settings> = {
  name: string;
  /** Where its owner manages payments, as it stands in a sentence. */
  dashboard: string;
  /** Where it sends its webhooks. */
  webhookPath: `/api/${string}`;
  /** Its settings in the environment. */
  variables: ObjectEntries;
  /** What the settings need of each other, a sentence for each fault. */
  faultsOf: (source: Readonly<Record<string, string | undefined>>) => string[];
  /** The settings without which the sandbox takes payments, as they stand in a sentence. */
  keyNames: string;
  /** The command that syncs the catalogue. */
  syncCommand: string;
  modeOf: (settings: Settings) => PaymentMode;
  /** How the ids of sessions begin that are paid with real money. */
  liveSessionPrefix: string;
  prepare: (settings: Settings, needs: PaymentNeeds) => Payments;
  testRecords: TestRecords;
};

type ProviderFault = 'unreachable' | 'refused' | 'missing' | 'already refunded' | 'wrong expiry';

/** The provider did not do what it was asked. */
export class ProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, cause: unknown) {
    super(`The payment provider ${fault === 'unreachable' ? 'cannot be reached' : 'refused'}`, {
      cause,
    });
    this.fault = fault;
  }

  /** It could not be reached or was too busy, so that asking again may help. */
  get temporary(): boolean {
    return this.fault === 'unreachable';
  }
}

/** Whether an error is the provider's, of one kind. */
export function isFault(error: unknown, fault: ProviderFault): boolean {
  return error instanceof ProviderError && error.fault === fault;
}

const ourCheckout = /^checkout_[0-9a-f-]{36}$/;

/** An id for a new checkout, by which its session is known as ours. */
export function newCheckoutId(): string {
  return `checkout_${crypto.randomUUID()}`;
}

/** Whether an id is one that we gave to a checkout. */
export function isOurCheckout(id: string): boolean {
  return ourCheckout.test(id);
}
