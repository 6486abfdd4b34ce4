import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
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
import {
  closeReasons,
  enquiryStates,
  messageDirections,
  quoteOrigins,
} from '../../contract/enquiry.ts';
import { deliveryServices, orderStates, paymentMethods } from '../../contract/order.ts';
import type { Issue, IssueKind } from '../../contract/order-issue.ts';
import { stockCauses } from '../../contract/stock-list.ts';
import { document } from './accounts-schema.ts';
import { offer } from './offer-schema.ts';
import { staff } from './office-schema.ts';

export * from './accounts-schema.ts';
export * from './catalogue-schema.ts';
export * from './offer-schema.ts';
export * from './office-schema.ts';
export * from './register-schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** Set on the line that is the delivery charge, which is no product and holds no stock. */
const delivery = () => text('delivery', { enum: deliveryServices });

/** What stands on that line in place of a product. */
export const deliveryItem = { productId: 'delivery', sku: 'DELIVERY' } as const;

/** What stands in place of a product on a line that an offer has in free text. */
export const textItem = { productId: 'text', sku: '' } as const;

/** Whether a line is goods, and so is dispatched. */
export function isGoods(line: { delivery: string | null }): boolean {
  return line.delivery === null;
}

/** Whether a line is goods of the catalogue, of which there is stock. */
export function hasStock(line: { delivery: string | null; productId: string }): boolean {
  return isGoods(line) && line.productId !== textItem.productId;
}

/** In percent: of the catalogue 20, of an offer's other lines as agreed. */
const vatPercent = () => integer('vat_percent').notNull().default(20);

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
    /** Who in the office changed it by hand, and why it was not as it should be. */
    staffId: integer('staff_id').references(() => staff.id),
    cause: text('cause', { enum: stockCauses }),
    /** The number of a delivery note. */
    note: text('note'),
    /** Of the request that changed it: sent again, it changes nothing. */
    attemptKey: text('attempt_key'),
    /** When it was counted, of a count that comes later; else `at`. */
    countedAt: moment('counted_at'),
  },
  (table) => [
    index('stock_movement_product').on(table.productId, table.id),
    index('stock_movement_reference').on(table.reference),
    uniqueIndex('stock_movement_once')
      .on(table.attemptKey, table.productId)
      .where(sql`${table.attemptKey} is not null`),
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
    /** Held: it keeps the goods of an offer until a date, and nobody is paying. */
    state: text('state', { enum: ['open', 'paid', 'expired', 'failed', 'held'] })
      .notNull()
      .default('open'),
    /** The offer that it sells, and in which version. */
    offerId: integer('offer_id').references((): AnyPgColumn => offer.id, { onDelete: 'set null' }),
    offerVersion: integer('offer_version'),
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
    index('checkout_offer').on(table.offerId).where(sql`${table.offerId} is not null`),
    uniqueIndex('checkout_offer_held').on(table.offerId).where(sql`${table.state} = 'held'`),
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
    vatPercent: vatPercent(),
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
    /** What people say on the phone: RM-000123. */
    reference: text('reference')
      .notNull()
      .unique()
      .generatedAlwaysAs(sql`'RM-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
    paidBy: text('paid_by', { enum: paymentMethods }).notNull().default('card'),
    /** The payment provider's session of an order that is paid by card. */
    sessionId: text('session_id').unique(),
    checkoutId: text('checkout_id').references(() => checkout.id, { onDelete: 'set null' }),
    /** The offer that it came from, which becomes one order. */
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
    /** The number of the buyer's own purchase order. */
    poNumber: text('po_number'),
    deliveryNotes: text('delivery_notes'),
    /** Where it is made out to, if not to the delivery address. */
    billingAddress: jsonb('billing_address').$type<PostalAddress>(),
    /** Working days from payment to delivery, where an offer agreed other than the delivery table. */
    leadDays: integer('lead_days'),
    totalPence: integer('total_pence').notNull(),
    /** Without VAT, where not all of it is at 20%. */
    exVatPence: integer('ex_vat_pence'),
    /** The month whose export of accounts its payment is in: 2026-11. */
    exportedPeriod: text('exported_period'),
    /** The day, in the UK, by which an order awaits its bank transfer. */
    paymentDue: date('payment_due', { mode: 'string' }),
    /** From then on it counts as sold; empty while it awaits payment, and if that never came. */
    paidAt: moment('paid_at'),
    /** How an order left that left whole, from before there were shipments; read by their migration. */
    legacyCarrier: text('carrier'),
    legacyTracking: text('tracking'),
    /** Issues as the release before kept them, in prose. To be dropped with the next one. */
    legacyAttention: text('attention'),
    legacyInDoubt: boolean('in_doubt').notNull().default(false),
    /** How often the provider has refused a refund: each try after that goes under a new key. */
    refundRefusals: integer('refund_refusals').notNull().default(0),
    /** What has been given back in part, at the provider. */
    givenBackPence: integer('given_back_pence').notNull().default(0),
    /** Counts the changes: whoever changes an order says which version they saw. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** What lines and shipments add to the words that it is found by; kept by triggers. */
    searchWords: text('search_words').notNull().default(''),
    /** All words that it is found by. */
    search: words('search').generatedAlwaysAs(
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
    vatPercent: vatPercent(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.line] })],
);

/** Some or all goods of an order, on the way together. */
export const shipment = pgTable(
  'shipment',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    carrier: text('carrier').notNull(),
    tracking: text('tracking'),
    at: moment('at').notNull().defaultNow(),
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
    /** Who did it in the office; empty for commands and for the shop itself. */
    staffId: integer('staff_id').references(() => staff.id),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('order_event_order').on(table.orderId, table.id)],
);

/** How a thread stands; see `enquiryMessage`. */
const thread = () => ({
  state: text('state', { enum: enquiryStates }).notNull().default('open'),
  /** Counts the changes: a change names the version that its user saw. */
  version: integer('version').notNull().default(1),
  assignedTo: integer('assigned_to').references(() => staff.id),
  closeReason: text('close_reason', { enum: closeReasons }),
  /** Since when we owe an answer, or owed the last one: the promised working days count from it. */
  waitingSince: moment('waiting_since').notNull().defaultNow(),
  closedAt: moment('closed_at'),
});

/** A line of a cart that came along with a question. */
export type AskedLine = { productId: string; quantity: number };

type ThreadTable = Record<
  'id' | 'email' | 'state' | 'assignedTo' | 'waitingSince' | 'search',
  AnyPgColumn
>;

function threadIndexes(name: string, table: ThreadTable) {
  const { id, email, state, assignedTo, waitingSince, search } = table;
  return [
    index(`${name}_open`).on(id).where(sql`${state} = 'open'`),
    index(`${name}_waiting`).on(waitingSince, id).where(sql`${state} = 'open'`),
    index(`${name}_state`).on(state, id),
    index(`${name}_email`).on(sql`lower(${email})`),
    index(`${name}_assigned`).on(assignedTo, waitingSince, id).where(sql`${state} <> 'closed'`),
    index(`${name}_search`).using('gin', search),
  ];
}

export const quote = pgTable(
  'quote',
  {
    id: id(),
    company: text('company').notNull(),
    email: text('email').notNull(),
    quantity: text('quantity').notNull(),
    message: text('message').notNull().default(''),
    city: text('city'),
    /** Office: of a phone call, written down with an offer. */
    origin: text('origin', { enum: quoteOrigins }).notNull().default('form'),
    lines: jsonb('lines').$type<AskedLine[]>().notNull().default([]),
    ...thread(),
    /** The browser's key of the try that brought it: the same again is not kept again. */
    attemptKey: text('attempt_key').unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    search: words('search').generatedAlwaysAs(
      sql`enquiry_search('quote ' || id::text || ' ' || company || ' ' || email || ' '
        || coalesce(city, '') || ' ' || jsonb_path_query_array(lines, '$[*].productId')::text || ' '
        || message)`,
    ),
  },
  (table) => threadIndexes('quote', table),
);

export const partEnquiry = pgTable(
  'part_enquiry',
  {
    id: id(),
    email: text('email').notNull(),
    /** What the part is for, in the visitor's words or as chosen. */
    fits: text('fits').notNull().default(''),
    /** The product that it is for, where the visitor named one of ours. */
    productId: text('product_id'),
    message: text('message').notNull(),
    ...thread(),
    /** The browser's key of the try that brought it: the same again is not kept again. */
    attemptKey: text('attempt_key').unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    search: words('search').generatedAlwaysAs(
      sql`enquiry_search('part question ' || id::text || ' ' || email || ' ' || fits || ' ' || message)`,
    ),
  },
  (table) => threadIndexes('part_enquiry', table),
);

/** What passed between the buyer and us about an enquiry after it was asked, and notes among ourselves. */
export const enquiryMessage = pgTable(
  'enquiry_message',
  {
    id: id(),
    quoteId: integer('quote_id').references(() => quote.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').references(() => partEnquiry.id, { onDelete: 'cascade' }),
    direction: text('direction', { enum: messageDirections }).notNull(),
    /** Who wrote it, or pasted the buyer's reply. */
    staffId: integer('staff_id').references(() => staff.id),
    /** The email of an answer, as long as it is kept. */
    emailId: integer('email_id').references(() => outboxEmail.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  ({ id, quoteId, questionId, emailId }) => [
    check('enquiry_message_of_one', sql`num_nonnulls(${quoteId}, ${questionId}) = 1`),
    index('enquiry_message_quote').on(quoteId, id).where(sql`${quoteId} is not null`),
    index('enquiry_message_question').on(questionId, id).where(sql`${questionId} is not null`),
    index('enquiry_message_email').on(emailId).where(sql`${emailId} is not null`),
  ],
);

/** A network as hashes with the salts of the day, and the share of what is held that it may have. */
export type NetworkShare = { readonly percent: number; readonly hashes: readonly string[] };

/** A unit of returned stock that is held for someone who asked first. Its movements have its id. */
export const restockHold = pgTable(
  'restock_hold',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => stock.productId),
    /** Hash of the key in the email. */
    keyHash: text('key_hash').notNull().unique(),
    /** Hash of the mailbox: each holds one of a product. */
    mailbox: text('mailbox').notNull(),
    networks: jsonb('networks').$type<readonly NetworkShare[]>().notNull().default([]),
    /** Taken: a checkout has it, which gives it back if it comes to nothing in time. */
    state: text('state', { enum: ['held', 'taken', 'ended'] })
      .notNull()
      .default('held'),
    checkoutId: text('checkout_id').references(() => checkout.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('restock_hold_mailbox')
      .on(table.mailbox, table.productId)
      .where(sql`${table.state} <> 'ended'`),
    index('restock_hold_open').on(table.state, table.expiresAt),
    index('restock_hold_product').on(table.productId).where(sql`${table.state} <> 'ended'`),
    index('restock_hold_checkout').on(table.checkoutId),
  ],
);

/** Someone asked us to email them when a product is back in stock. */
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
    /** Where it was confirmed from, so that one person with many mailboxes holds no more than one. */
    networks: jsonb('networks').$type<readonly NetworkShare[]>(),
    search: words('search').generatedAlwaysAs(sql`enquiry_search(email || ' ' || product_id)`),
  },
  (table) => [
    index('stock_notice_waiting').on(table.productId, table.notifiedAt),
    index('stock_notice_email').on(sql`lower(${table.email})`),
    index('stock_notice_open').on(table.id).where(sql`${table.notifiedAt} is null`),
    index('stock_notice_told').on(table.id).where(sql`${table.notifiedAt} is not null`),
    index('stock_notice_search').using('gin', table.search),
  ],
);

/** Everyone who ordered or asked, by email address; kept by triggers on the tables of both. */
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
    /** Without what was refunded. */
    spentPence: bigint('spent_pence', { mode: 'number' }).notNull().default(0),
    lastOrderAt: moment('last_order_at'),
    lastContactAt: moment('last_contact_at').notNull().defaultNow(),
    search: words('search').generatedAlwaysAs(
      sql`search_text(left(email, 500) || ' ' || left(name, 500) || ' ' || left(company, 500))::tsvector`,
    ),
  },
  (table) => [
    index('customer_newest').on(table.lastContactAt, table.id),
    index('customer_search').using('gin', table.search),
  ],
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
    /** The quote request whose page it links to, by a key that is made when it is sent. */
    quoteId: integer('quote_id').references((): AnyPgColumn => quote.id, { onDelete: 'set null' }),
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
    /** The document that goes with it, made into a PDF when it is sent. */
    documentId: integer('document_id').references((): AnyPgColumn => document.id, {
      onDelete: 'set null',
    }),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    search: words('search').generatedAlwaysAs(sql`email_search(recipient, subject, message_id)`),
  },
  (table) => [
    index('mail_search').using('gin', table.search),
    index('mail_state').on(table.state, table.id),
    index('mail_waiting').on(table.state, table.nextAttemptAt),
    index('mail_order').on(table.orderReference),
    index('mail_recipient').on(sql`lower(${table.recipient})`),
    index('mail_reply_to').on(sql`lower(${table.replyTo})`),
    index('mail_quote').on(table.quoteId).where(sql`${table.quoteId} is not null`),
  ],
);

/** How often someone has done something since a window began; the key is a hash of who it was. */
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
