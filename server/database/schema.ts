import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { deliveryServices, orderStates, paymentMethods } from '../../contract/order.ts';
import type { Issue, IssueKind } from '../../contract/order-issue.ts';
import { stockCauses } from '../../contract/stock-list.ts';
import { id, timestamptz, tsvector } from './columns.ts';
import { offer } from './offer-schema.ts';
import { staff } from './office-schema.ts';

export * from './accounts-schema.ts';
export * from './catalogue-schema.ts';
export * from './enquiry-schema.ts';
export * from './offer-schema.ts';
export * from './office-schema.ts';
export * from './outbox-schema.ts';
export * from './register-schema.ts';

/** The values in place of a product's on the line of the delivery charge. */
export const deliveryItem = { productId: 'delivery', sku: 'DELIVERY' } as const;

/** The values in place of a product's on a line of an offer in free text. */
export const textItem = { productId: 'text', sku: '' } as const;

/** Whether a line is goods, and so is to be dispatched. */
export function isGoods(line: { delivery: string | null }): boolean {
  return line.delivery === null;
}

/** Whether a line is goods from the catalogue, which have stock. */
export function hasStock(line: { delivery: string | null; productId: string }): boolean {
  return isGoods(line) && line.productId !== textItem.productId;
}

/** What a line of a checkout or an order charges for. */
const soldColumns = () => ({
  name: text('name').notNull(),
  sku: text('sku').notNull(),
  unitPence: integer('unit_pence').notNull(),
  quantity: integer('quantity').notNull(),
  /** Set on the line of the delivery charge, which is not a product and has no stock. */
  delivery: text('delivery', { enum: deliveryServices }),
  /** In percent: 20 for the catalogue, as agreed for an offer's other lines. */
  vatPercent: integer('vat_percent').notNull().default(20),
});

const checkoutId = () =>
  text('checkout_id')
    .notNull()
    .references(() => checkout.id, { onDelete: 'cascade' });

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => order.id, { onDelete: 'cascade' });

/** What is still available of each product: on hand less what open checkouts hold. */
export const stock = pgTable(
  'stock',
  {
    productId: text('product_id').primaryKey(),
    available: integer('available').notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [check('stock_available_check', sql`${table.available} >= 0`)],
);

/** Every change of stock with its reason; a product's changes add up to what is available. */
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
    /** The checkout or person that caused it. What a checkout holds is the sum of its movements. */
    reference: text('reference'),
    at: timestamptz('at').notNull().defaultNow(),
    /** The person in the office who changed it by hand, and the cause of the difference. */
    staffId: integer('staff_id').references(() => staff.id),
    cause: text('cause', { enum: stockCauses }),
    /** A delivery note's number. */
    note: text('note'),
    /** The key of the request that changed it; a repeated request changes nothing. */
    attemptKey: text('attempt_key'),
    /** When it was counted, if the count was sent later; otherwise null, and `at` applies. */
    countedAt: timestamptz('counted_at'),
  },
  (table) => [
    index('stock_movement_product').on(table.productId, table.id),
    index('stock_movement_reference').on(table.reference),
    uniqueIndex('stock_movement_once')
      .on(table.attemptKey, table.productId)
      .where(sql`${table.attemptKey} is not null`),
  ],
);

/** One attempt to pay. It holds stock until it is paid, expires or is cancelled. */
export const checkout = pgTable(
  'checkout',
  {
    id: text('id').primaryKey(),
    /**
     * The browser's key for this attempt: a repeat finds the checkout created before. Set to null when the
     * checkout ends unpaid, so that the same attempt can start again.
     */
    attemptKey: text('attempt_key').unique(),
    /** The browser it belongs to: each has at most one open checkout. Set to null when it ends. */
    browserKey: text('browser_key'),
    /** The payment provider's session; null until the provider has responded. */
    sessionId: text('session_id').unique(),
    url: text('url'),
    /** `held`: it holds the goods of an offer until a date, without a payment. */
    state: text('state', { enum: ['open', 'paid', 'expired', 'failed', 'held'] })
      .notNull()
      .default('open'),
    /** The offer that it is for, and its version. */
    offerId: integer('offer_id').references((): AnyPgColumn => offer.id, { onDelete: 'set null' }),
    offerVersion: integer('offer_version'),
    totalPence: integer('total_pence').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When its state was last requested from the provider; the process that sets it makes the request. */
    askedAt: timestamptz('asked_at'),
    /** Until then, only the process that set it asks the provider to end the session. */
    endingUntil: timestamptz('ending_until'),
  },
  (table) => [
    index('checkout_open').on(table.state, table.expiresAt),
    uniqueIndex('checkout_browser').on(table.browserKey).where(sql`${table.state} = 'open'`),
    index('checkout_offer').on(table.offerId).where(sql`${table.offerId} is not null`),
    uniqueIndex('checkout_offer_held').on(table.offerId).where(sql`${table.state} = 'held'`),
  ],
);

/** The networks that an open checkout came from, each hashed with the salts of the day. */
export const checkoutNetwork = pgTable(
  'checkout_network',
  {
    checkoutId: checkoutId(),
    network: text('network').notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.checkoutId] })],
);

export const checkoutLine = pgTable(
  'checkout_line',
  {
    checkoutId: checkoutId(),
    line: integer('line').notNull(),
    productId: text('product_id').notNull(),
    priceId: text('price_id').notNull(),
    ...soldColumns(),
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

export const order = pgTable(
  'shop_order',
  {
    id: id(),
    /** The reference that people use on the phone: RM-000123. */
    reference: text('reference')
      .notNull()
      .unique()
      .generatedAlwaysAs(sql`'RM-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
    paidBy: text('paid_by', { enum: paymentMethods }).notNull().default('card'),
    /** The payment provider's session, if the order is paid by card. */
    sessionId: text('session_id').unique(),
    checkoutId: text('checkout_id').references(() => checkout.id, { onDelete: 'set null' }),
    /** The offer that it came from; each becomes at most one order. */
    offerId: integer('offer_id')
      .unique()
      .references((): AnyPgColumn => offer.id, { onDelete: 'set null' }),
    paymentId: text('payment_id'),
    state: text('state', { enum: orderStates }).notNull().default('paid'),
    email: text('email').notNull(),
    name: text('name'),
    phone: text('phone'),
    address: jsonb('address').$type<PostalAddress>(),
    company: text('company'),
    /** The buyer's own purchase order number. */
    poNumber: text('po_number'),
    deliveryNotes: text('delivery_notes'),
    /** The address on the invoice, if it is not the delivery address. */
    billingAddress: jsonb('billing_address').$type<PostalAddress>(),
    /** Working days from payment to delivery, if the offer agreed a time other than the delivery table's. */
    leadDays: integer('lead_days'),
    totalPence: integer('total_pence').notNull(),
    /** The total without VAT, if not all of it is at 20%. */
    exVatPence: integer('ex_vat_pence'),
    /** The month whose accounts export includes its payment: 2026-11. */
    exportedPeriod: text('exported_period'),
    /** The day, in the UK, by which the bank transfer is due. */
    paymentDue: date('payment_due', { mode: 'string' }),
    /** When it was paid, and so counts as sold; null while it awaits payment, and if that never came. */
    paidAt: timestamptz('paid_at'),
    /** How an order was dispatched before there were shipments; read by their migration. */
    legacyCarrier: text('carrier'),
    legacyTracking: text('tracking'),
    /** Issues as the previous release stored them, in prose. To be dropped with the next release. */
    legacyAttention: text('attention'),
    legacyInDoubt: boolean('in_doubt').notNull().default(false),
    /** How often the provider has refused a refund: each later attempt uses a new key. */
    refundRefusals: integer('refund_refusals').notNull().default(0),
    /** The sum of partial refunds. */
    givenBackPence: integer('given_back_pence').notNull().default(0),
    /** Incremented by each change: a change names the version that its user saw. */
    version: integer('version').notNull().default(1),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** The words from lines and shipments by which it can be found; updated by triggers. */
    searchWords: text('search_words').notNull().default(''),
    /** All words by which it can be found. */
    search: tsvector('search').generatedAlwaysAs(
      sql`order_search(id, name, company, email, address ->> 'postcode', phone, po_number, tracking,
        search_words)`,
    ),
  },
  (table) => [
    index('shop_order_search').using('gin', table.search),
    index('shop_order_newest').on(table.createdAt, table.id),
    index('shop_order_state').on(table.state, table.createdAt, table.id),
    index('shop_order_checkout').on(table.checkoutId),
    index('shop_order_paid').on(table.paidAt, table.id),
    index('shop_order_unpaid')
      .on(table.paymentDue, table.id)
      .where(sql`${table.state} = 'awaiting-payment'`),
    index('shop_order_email').on(sql`lower(${table.email})`),
    index('shop_order_refunded')
      .on(table.id)
      .where(sql`${table.state} = 'refunded' or ${table.givenBackPence} > 0`),
  ],
);

export const orderLine = pgTable(
  'order_line',
  {
    orderId: orderId(),
    line: integer('line').notNull(),
    productId: text('product_id').notNull(),
    ...soldColumns(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.line] })],
);

/** Some or all goods of an order, sent together. */
export const shipment = pgTable(
  'shipment',
  {
    id: id(),
    orderId: orderId(),
    carrier: text('carrier').notNull(),
    tracking: text('tracking'),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [
    index('shipment_order').on(table.orderId, table.id),
    index('shipment_tracking').on(table.tracking),
  ],
);

export const shipmentLine = pgTable(
  'shipment_line',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipment.id, { onDelete: 'cascade' }),
    /** The number of the order's line. */
    line: integer('line').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.line] }),
    check('shipment_line_quantity_check', sql`${table.quantity} > 0`),
  ],
);

/** Issues of an order that a person must check, until they are cleared. */
export const orderIssue = pgTable(
  'order_issue',
  {
    id: id(),
    orderId: orderId(),
    kind: text('kind').$type<IssueKind>().notNull(),
    data: jsonb('data').$type<Issue['data']>().notNull(),
    /** Identifies the issue, so that it is not raised twice. */
    key: text('key').notNull().unique(),
    raisedAt: timestamptz('raised_at').notNull().defaultNow(),
    clearedAt: timestamptz('cleared_at'),
    clearedBy: text('cleared_by'),
  },
  (table) => [index('order_issue_order').on(table.orderId, table.id)],
);

/** Events that must be found again; of these kinds, only 'invoice-sent' is still written. */
const orderEventKinds = ['invoice-sent', 'part-refund', 'failed-refund', 'dispute'] as const;

/** Every change of an order's state and every note on it, with its time. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: id(),
    orderId: orderId(),
    state: text('state', { enum: orderStates }).notNull(),
    note: text('note'),
    kind: text('kind', { enum: orderEventKinds }),
    /** The person in the office who did it; null for commands and the shop itself. */
    staffId: integer('staff_id').references(() => staff.id),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('order_event_order').on(table.orderId, table.id)],
);

/** Everyone who has ordered or enquired, by email address; updated by triggers on both kinds of tables. */
export const customer = pgTable(
  'customer',
  {
    id: id(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    /** As on the latest order. */
    name: text('name').notNull().default(''),
    company: text('company').notNull().default(''),
    orders: integer('orders').notNull().default(0),
    /** Without refunds. */
    spentPence: bigint('spent_pence', { mode: 'number' }).notNull().default(0),
    lastOrderAt: timestamptz('last_order_at'),
    lastContactAt: timestamptz('last_contact_at').notNull().defaultNow(),
    search: tsvector('search').generatedAlwaysAs(
      sql`search_text(left(email, 500) || ' ' || left(name, 500) || ' ' || left(company, 500))::tsvector`,
    ),
  },
  (table) => [
    index('customer_newest').on(table.lastContactAt, table.id),
    index('customer_search').using('gin', table.search),
  ],
);

/** How often a client has done something since a window began; the key includes a hash of the client. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  resetsAt: timestamptz('resets_at').notNull(),
});

/** The salt for the day's hashes of visitors. Once deleted, the hashes cannot be traced to anyone. */
export const rateSalt = pgTable('rate_salt', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
});

/** Jobs that one process runs for all on the same database, and the UTC day on which each last ran. */
export const jobRun = pgTable('chore', {
  name: text('name').primaryKey(),
  doneOn: text('done_on').notNull(),
});
