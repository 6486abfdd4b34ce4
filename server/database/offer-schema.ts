import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { lostReasons, offerLineKinds, offerStates } from '../../contract/offer.ts';
import { day, id, timestamptz, tsvector } from './columns.ts';
import { staff } from './office-schema.ts';
import { order, quote } from './schema.ts';

/** A secret key for a quote request's page. Only its hash is stored; emails get theirs on sending. */
export const quoteKey = pgTable(
  'quote_key',
  {
    keyHash: text('key_hash').primaryKey(),
    quoteId: integer('quote_id')
      .notNull()
      .references((): AnyPgColumn => quote.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Set for keys that are passed to the payment provider, to send the buyer back with. */
    expiresAt: timestamptz('expires_at'),
  },
  (table) => [index('quote_key_quote').on(table.quoteId)],
);

/** An offer to a customer and its state; its contents are in its versions. */
export const offer = pgTable(
  'offer',
  {
    id: id(),
    /** The reference that people use on the phone: RO-000123. */
    reference: text('reference')
      .notNull()
      .unique()
      .generatedAlwaysAs(sql`'RO-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
    /** The quote request it responds to, with the thread; after a phone call, one entered by the office. */
    quoteId: integer('quote_id')
      .notNull()
      .unique()
      .references((): AnyPgColumn => quote.id, { onDelete: 'cascade' }),
    company: text('company').notNull().default(''),
    name: text('name').notNull().default(''),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    state: text('state', { enum: offerStates }).notNull().default('draft'),
    /** Incremented by each change: a change names the version of the record that its user saw. */
    version: integer('version').notNull().default(1),
    /** The version that the customer sees. */
    sentVersion: integer('sent_version'),
    acceptedVersion: integer('accepted_version'),
    lostReason: text('lost_reason', { enum: lostReasons }),
    /** The last day on which its goods are held, while they are. */
    heldUntil: day('held_until'),
    remindersOff: boolean('reminders_off').notNull().default(false),
    createdBy: integer('created_by').references(() => staff.id),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** When the version that the customer sees was sent. */
    sentAt: timestamptz('sent_at'),
    /** When the customer first opened its page after that. */
    openedAt: timestamptz('opened_at'),
    decidedAt: timestamptz('decided_at'),
    search: tsvector('search').generatedAlwaysAs(
      sql`enquiry_search('offer ro ' || id::text || ' ro' ||
        lpad(id::text, greatest(6, length(id::text)), '0') || ' ' || company || ' ' || name || ' ' ||
        email || ' ' || phone)`,
    ),
  },
  (table) => [
    index('offer_state').on(table.state, table.id),
    index('offer_email').on(sql`lower(${table.email})`),
    index('offer_search').using('gin', table.search),
  ],
);

/** The contents of an offer, as sent; the highest version that is not sent is the draft. */
export const offerVersion = pgTable(
  'offer_version',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    title: text('title').notNull().default(''),
    /** Working days from acceptance, or from payment; null for those of the delivery table. */
    leadDays: integer('lead_days'),
    /** The last day on which it can be accepted. */
    validUntil: day('valid_until').notNull(),
    note: text('note').notNull().default(''),
    /** The person who last saved it, or who sent it. */
    staffId: integer('staff_id').references(() => staff.id),
    savedAt: timestamptz('saved_at').notNull().defaultNow(),
    sentAt: timestamptz('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.number] })],
);

export const offerLine = pgTable(
  'offer_line',
  {
    offerId: integer('offer_id').notNull(),
    version: integer('version').notNull(),
    line: integer('line').notNull(),
    kind: text('kind', { enum: offerLineKinds }).notNull(),
    productId: text('product_id'),
    name: text('name').notNull(),
    sku: text('sku').notNull().default(''),
    /** The catalogue's price, VAT included, when the line was last saved. */
    listPence: integer('list_pence'),
    /** The agreed price, VAT included. */
    unitPence: integer('unit_pence').notNull(),
    quantity: integer('quantity').notNull(),
    vatPercent: integer('vat_percent').notNull().default(20),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.version, table.line] }),
    foreignKey({
      columns: [table.offerId, table.version],
      foreignColumns: [offerVersion.offerId, offerVersion.number],
    }).onDelete('cascade'),
  ],
);

/** A bank transfer received for an order, in full or in part. */
export const orderPayment = pgTable(
  'order_payment',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references((): AnyPgColumn => order.id, { onDelete: 'cascade' }),
    method: text('method', { enum: ['bank-transfer'] })
      .notNull()
      .default('bank-transfer'),
    pence: integer('pence').notNull(),
    receivedOn: day('received_on').notNull(),
    /** The reference on the bank statement. */
    bankReference: text('bank_reference').notNull().default(''),
    staffId: integer('staff_id').references(() => staff.id),
    /** The key of the request that recorded it; a repeated request records nothing. */
    attemptKey: text('attempt_key').notNull().unique(),
    exportedPeriod: text('exported_period'),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('order_payment_order').on(table.orderId, table.id)],
);
