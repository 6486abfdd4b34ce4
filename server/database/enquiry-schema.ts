import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  closeReasons,
  enquiryStates,
  messageDirections,
  quoteOrigins,
} from '../../contract/enquiry.ts';
import { id, timestamptz, tsvector } from './columns.ts';
import { staff } from './office-schema.ts';
import { checkout, outboxEmail, stock } from './schema.ts';

/** The state of a thread; see `enquiryMessage`. */
const threadColumns = () => ({
  state: text('state', { enum: enquiryStates }).notNull().default('open'),
  /** Incremented by each change: a change names the version that its user saw. */
  version: integer('version').notNull().default(1),
  assignedTo: integer('assigned_to').references(() => staff.id),
  closeReason: text('close_reason', { enum: closeReasons }),
  /** Since when we owe a reply, or owed the last one: the promised working days count from here. */
  waitingSince: timestamptz('waiting_since').notNull().defaultNow(),
  closedAt: timestamptz('closed_at'),
});

/** A cart line that was sent with a quote request. */
export type QuoteRequestLine = { productId: string; quantity: number };

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
    /** `office`: entered by staff after a phone call, together with an offer. */
    origin: text('origin', { enum: quoteOrigins }).notNull().default('form'),
    lines: jsonb('lines').$type<QuoteRequestLine[]>().notNull().default([]),
    ...threadColumns(),
    /** The browser's key for this submission: a repeated one is not stored again. */
    attemptKey: text('attempt_key').unique(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    search: tsvector('search').generatedAlwaysAs(
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
    /** The product that it is for, if the visitor named one of ours. */
    productId: text('product_id'),
    message: text('message').notNull(),
    ...threadColumns(),
    /** The browser's key for this submission: a repeated one is not stored again. */
    attemptKey: text('attempt_key').unique(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    search: tsvector('search').generatedAlwaysAs(
      sql`enquiry_search('part question ' || id::text || ' ' || email || ' ' || fits || ' ' || message)`,
    ),
  },
  (table) => threadIndexes('part_enquiry', table),
);

/** Messages with the buyer about an enquiry after it was sent, and internal notes. */
export const enquiryMessage = pgTable(
  'enquiry_message',
  {
    id: id(),
    quoteId: integer('quote_id').references(() => quote.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').references(() => partEnquiry.id, { onDelete: 'cascade' }),
    direction: text('direction', { enum: messageDirections }).notNull(),
    /** Who wrote it, or pasted the buyer's reply. */
    staffId: integer('staff_id').references(() => staff.id),
    /** The email of a reply, while it is stored. */
    emailId: integer('email_id').references(() => outboxEmail.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  ({ id, quoteId, questionId, emailId }) => [
    check('enquiry_message_of_one', sql`num_nonnulls(${quoteId}, ${questionId}) = 1`),
    index('enquiry_message_quote').on(quoteId, id).where(sql`${quoteId} is not null`),
    index('enquiry_message_question').on(questionId, id).where(sql`${questionId} is not null`),
    index('enquiry_message_email').on(emailId).where(sql`${emailId} is not null`),
  ],
);

/** A network, hashed with each current salt, and the share of sellable stock that it may hold. */
export type NetworkShare = { readonly percent: number; readonly hashes: readonly string[] };

/** A unit of returned stock that is held for the person who asked first. Its movements refer to its id. */
export const restockHold = pgTable(
  'restock_hold',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => stock.productId),
    /** Hash of the key in the email. */
    keyHash: text('key_hash').notNull().unique(),
    /** Hash of the mailbox: each can hold one unit of a product. */
    mailbox: text('mailbox').notNull(),
    networks: jsonb('networks').$type<readonly NetworkShare[]>().notNull().default([]),
    /** `taken`: a checkout has it, and returns it if it ends unpaid in time. */
    state: text('state', { enum: ['held', 'taken', 'ended'] })
      .notNull()
      .default('held'),
    checkoutId: text('checkout_id').references(() => checkout.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
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

/** A request for an email when a product is back in stock. */
export const restockRequest = pgTable(
  'stock_notice',
  {
    id: id(),
    email: text('email').notNull(),
    productId: text('product_id').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    notifiedAt: timestamptz('notified_at'),
    /** Hash of the key in the latest confirmation email. */
    keyHash: text('key_hash').unique(),
    /** When that email was queued. */
    askedAt: timestamptz('asked_at'),
    /** Until then, only confirmation emails are sent. */
    confirmedAt: timestamptz('confirmed_at'),
    /** Where it was confirmed from, so that one person with many mailboxes holds only one unit. */
    networks: jsonb('networks').$type<readonly NetworkShare[]>(),
    search: tsvector('search').generatedAlwaysAs(sql`enquiry_search(email || ' ' || product_id)`),
  },
  (table) => [
    index('stock_notice_waiting').on(table.productId, table.notifiedAt),
    index('stock_notice_email').on(sql`lower(${table.email})`),
    index('stock_notice_open').on(table.id).where(sql`${table.notifiedAt} is null`),
    index('stock_notice_told').on(table.id).where(sql`${table.notifiedAt} is not null`),
    index('stock_notice_search').using('gin', table.search),
  ],
);
