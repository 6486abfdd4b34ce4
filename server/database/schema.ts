import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { emailKinds } from '../../contract/email-kinds.ts';
import { deliveryServices, orderStates, paymentMethods } from '../../contract/order.ts';
import type { Issue, IssueKind } from '../../contract/order-issue.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** Set on the line that is the delivery charge, which is no product and holds no stock. */
const delivery = () => text('delivery', { enum: deliveryServices });

/** What stands on that line in place of a product. */
export const deliveryItem = { productId: 'delivery', sku: 'DELIVERY' } as const;

/** Whether a line is goods, and so has stock. */
export function isGoods(line: { delivery: string | null }): boolean {
  return line.delivery === null;
}

/** What can still be promised of each product: on hand less what open checkouts hold. */
export const stock = pgTable(
  'stock',
  {
    productId: text('product_id').primaryKey(),
    available: integer('available').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('stock_available_check', sql`${table.available} >= 0`)],
);

/** Every change of stock with its reason; the sum for a product is what is available. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => stock.productId),
    change: integer('change').notNull(),
    reason: text('reason', {
      enum: ['opened', 'reserved', 'released', 'received', 'corrected', 'returned'],
    }).notNull(),
    /** The checkout behind it, or the person. What a checkout holds is the sum of its movements. */
    reference: text('reference'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('stock_movement_product').on(table.productId, table.id),
    index('stock_movement_reference').on(table.reference),
  ],
);

/** One attempt to pay. It holds stock from its creation until it is paid, expires or is cancelled. */
export const checkout = pgTable(
  'checkout',
  {
    id: text('id').primaryKey(),
    /**
     * The browser's key for this attempt: a repeat finds the checkout it made before. Emptied when
     * the checkout comes to nothing, so that the same attempt can begin anew.
     */
    attemptKey: text('attempt_key').unique(),
    /** Which browser it is of: each has one that is open. Emptied when it ends. */
    browserKey: text('browser_key'),
    /** The payment provider's session; empty until the provider has answered. */
    sessionId: text('session_id').unique(),
    url: text('url'),
    state: text('state', { enum: ['open', 'paid', 'expired', 'failed'] })
      .notNull()
      .default('open'),
    totalPence: integer('total_pence').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the provider was last asked how it stands; whoever sets it does the asking. */
    askedAt: moment('asked_at'),
    /** Until then whoever has set it asks the provider to end it, and nobody else does. */
    endingUntil: moment('ending_until'),
  },
  (table) => [
    index('checkout_open').on(table.state, table.expiresAt),
    uniqueIndex('checkout_browser').on(table.browserKey).where(sql`${table.state} = 'open'`),
  ],
);

/** The networks that an open checkout came from, each as a hash with the salts of the day. */
export const checkoutNetwork = pgTable(
  'checkout_network',
  {
    checkoutId: text('checkout_id')
      .notNull()
      .references(() => checkout.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.checkoutId] })],
);

export const checkoutLine = pgTable(
  'checkout_line',
  {
    checkoutId: text('checkout_id')
      .notNull()
      .references(() => checkout.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    productId: text('product_id').notNull(),
    priceId: text('price_id').notNull(),
    name: text('name').notNull(),
    sku: text('sku').notNull(),
    unitPence: integer('unit_pence').notNull(),
    quantity: integer('quantity').notNull(),
    delivery: delivery(),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutId, table.line] }),
    check('checkout_line_quantity_check', sql`${table.quantity} > 0`),
  ],
);

/** The delivery address as the payment provider collected it. */
export type PostalAddress = {
  line1: string;
  line2?: string | undefined;
  town: string;
  county?: string | undefined;
  postcode: string;
  country: string;
};

export const order = pgTable('shop_order', {
  id: id(),
  /** What people say on the phone: RM-000123. */
  reference: text('reference')
    .notNull()
    .unique()
    .generatedAlwaysAs(sql`'RM-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
  paidBy: text('paid_by', { enum: paymentMethods }).notNull().default('card'),
  /** The payment provider's session of an order that is paid by card. */
  sessionId: text('session_id').unique(),
  checkoutId: text('checkout_id').references(() => checkout.id, { onDelete: 'set null' }),
  paymentId: text('payment_id'),
  state: text('state', { enum: orderStates }).notNull().default('paid'),
  email: text('email').notNull(),
  name: text('name'),
  phone: text('phone'),
  address: jsonb('address').$type<PostalAddress>(),
  company: text('company'),
  /** The number of the buyer's own purchase order. */
  poNumber: text('po_number'),
  deliveryNotes: text('delivery_notes'),
  totalPence: integer('total_pence').notNull(),
  carrier: text('carrier'),
  tracking: text('tracking'),
  /** Issues as the release before kept them, in prose. To be dropped with the next one. */
  legacyAttention: text('attention'),
  legacyInDoubt: boolean('in_doubt').notNull().default(false),
  /** How often the provider has refused a refund: each try after that goes under a new key. */
  refundRefusals: integer('refund_refusals').notNull().default(0),
  /** What has been given back in part, at the provider. */
  givenBackPence: integer('given_back_pence').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const orderLine = pgTable(
  'order_line',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    sku: text('sku').notNull(),
    unitPence: integer('unit_pence').notNull(),
    quantity: integer('quantity').notNull(),
    delivery: delivery(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.line] })],
);

/** What a person must check about an order, until it is cleared. */
export const orderIssue = pgTable(
  'order_issue',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<IssueKind>().notNull(),
    data: jsonb('data').$type<Issue['data']>().notNull(),
    /** Whatever raises the same issue again finds it by this. */
    key: text('key').notNull().unique(),
    raisedAt: moment('raised_at').notNull().defaultNow(),
    clearedAt: moment('cleared_at'),
    clearedBy: text('cleared_by'),
  },
  (table) => [index('order_issue_order').on(table.orderId, table.id)],
);

/** What must be found again among an order's events; only an invoice is still noted here. */
const orderEventKinds = ['invoice-sent', 'part-refund', 'failed-refund', 'dispute'] as const;

/** Every change of an order's state and every note on it, with its time. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    state: text('state', { enum: orderStates }).notNull(),
    note: text('note'),
    kind: text('kind', { enum: orderEventKinds }),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('order_event_order').on(table.orderId, table.id)],
);

/** A line of a cart that came along with a question. */
export type AskedLine = { productId: string; quantity: number };

export const quote = pgTable('quote', {
  id: id(),
  company: text('company').notNull(),
  email: text('email').notNull(),
  quantity: text('quantity').notNull(),
  message: text('message').notNull().default(''),
  city: text('city'),
  lines: jsonb('lines').$type<AskedLine[]>().notNull().default([]),
  state: text('state', { enum: ['open', 'closed'] })
    .notNull()
    .default('open'),
  /** The browser's key of the try that brought it: the same again is not kept again. */
  attemptKey: text('attempt_key').unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
});

export const partEnquiry = pgTable('part_enquiry', {
  id: id(),
  email: text('email').notNull(),
  /** What the part is for, in the visitor's words or as chosen. */
  fits: text('fits').notNull().default(''),
  message: text('message').notNull(),
  state: text('state', { enum: ['open', 'closed'] })
    .notNull()
    .default('open'),
  /** The browser's key of the try that brought it: the same again is not kept again. */
  attemptKey: text('attempt_key').unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
});

/** Somebody asked us to email them when a product is back in stock. */
export const restockRequest = pgTable(
  'stock_notice',
  {
    id: id(),
    email: text('email').notNull(),
    productId: text('product_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    notifiedAt: moment('notified_at'),
    /** Hash of the key in the latest confirmation email. */
    keyHash: text('key_hash').unique(),
    /** When that email was queued. */
    askedAt: moment('asked_at'),
    /** Nothing but confirmation emails is sent before. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('stock_notice_waiting').on(table.productId, table.notifiedAt)],
);

/** Emails to be sent, written in the same transaction as what they are about. */
export const outboxEmail = pgTable(
  'mail',
  {
    id: id(),
    /** Stable over every attempt, so that a repeat can be told from a second email. */
    messageId: text('message_id').notNull().unique(),
    /** The Message-ID up to its @, which no second email has though the shop's domain changes. */
    key: text('once').unique().generatedAlwaysAs(sql`substring(message_id from '^<(.*)@')`),
    /** The order that it is about: its key begins with the reference. */
    orderReference: text('order_reference').generatedAlwaysAs(
      sql`substring(message_id from '^<(RM-[0-9]+)[.]')`,
    ),
    kind: text('kind', { enum: emailKinds }).notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    state: text('state', { enum: ['queued', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Of a mail that was given up: when that was. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    leasedUntil: moment('leased_until'),
    lastError: text('last_error'),
    /** Whether the last attempt failed for a reason that holds up every mail. */
    heldBack: boolean('held_back').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mail_waiting').on(table.state, table.nextAttemptAt),
    index('mail_order').on(table.orderReference),
  ],
);

/** How often somebody has done something since a window began; the key is a hash of who it was. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  resetsAt: moment('resets_at').notNull(),
});

/** Makes the day's hashes of visitors. Without it, nobody can tell whose they were. */
export const rateSalt = pgTable('rate_salt', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
});

/** What one process does for all on the same database, and the day (UTC) on which it was last done. */
export const jobRun = pgTable('chore', {
  name: text('name').primaryKey(),
  doneOn: text('done_on').notNull(),
});
