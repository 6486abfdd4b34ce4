import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { SessionParameters } from './api/session-parameters.ts';
import type { Attempt, Buyer } from './books/buyer.ts';
import type { PriceFacts, ProductFacts } from './books/catalogue-facts.ts';
import type { WireLine } from './wire.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The keys of the sandbox, made once and shared by every process on the same database. */
export const sandboxAccount = pgTable(
  'sandbox_account',
  {
    id: integer('id').primaryKey(),
    secretKey: text('secret_key').notNull(),
    webhookSecret: text('webhook_secret').notNull(),
  },
  (table) => [check('sandbox_account_id_check', sql`${table.id} = 1`)],
);

export const sandboxProduct = pgTable('sandbox_product', {
  id: text('id').primaryKey(),
  active: boolean('active').notNull().default(true),
  facts: jsonb('facts').$type<ProductFacts>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const sandboxPrice = pgTable(
  'sandbox_price',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => sandboxProduct.id),
    lookupKey: text('lookup_key').unique(),
    active: boolean('active').notNull().default(true),
    facts: jsonb('facts').$type<PriceFacts>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_price_product').on(table.productId)],
);

export const sandboxSession = pgTable(
  'sandbox_session',
  {
    id: text('id').primaryKey(),
    status: text('status', { enum: ['open', 'complete', 'expired'] })
      .notNull()
      .default('open'),
    asked: jsonb('asked').$type<SessionParameters>().notNull(),
    /** The lines as they were when the session was made, whatever becomes of their prices. */
    lines: jsonb('lines').$type<WireLine[]>().notNull(),
    totalPence: integer('total_pence').notNull(),
    /** A payment that waits for the bank's extra step, or that failed in it. */
    attempt: jsonb('attempt').$type<Attempt>(),
    buyer: jsonb('buyer').$type<Buyer>(),
    paymentId: text('payment_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sandbox_session_open').on(table.status, table.expiresAt)],
);

export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    id: text('id').primaryKey(),
    chargeId: text('charge_id').notNull().unique(),
    amountPence: integer('amount_pence').notNull(),
    refundedPence: integer('refunded_pence').notNull().default(0),
    /** The last four digits. */
    card: text('card').notNull(),
    description: text('description'),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check(
      'sandbox_payment_refunded_check',
      sql`${table.refundedPence} between 0 and ${table.amountPence}`,
    ),
  ],
);

/** Money given back, each time on its own. */
export const sandboxRefund = pgTable('sandbox_refund', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  amountPence: integer('amount_pence').notNull(),
  reason: text('reason'),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What the shop is to be told, written in the same transaction as what happened. */
export const sandboxEvent = pgTable(
  'sandbox_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** The very text that is signed and sent. */
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'held', 'delivered', 'dropped', 'abandoned'] })
      .notNull()
      .default('waiting'),
    /** How often it is sent at each attempt. */
    copies: integer('copies').notNull().default(1),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    leasedUntil: moment('leased_until'),
  },
  (table) => [index('sandbox_event_waiting').on(table.state, table.nextAttemptAt)],
);

/** Requests under an idempotency key; without an answer while they are under way. */
export const sandboxRequest = pgTable('sandbox_request', {
  key: text('key').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  claimedAt: moment('claimed_at').notNull(),
  answer: text('answer'),
  status: integer('status').notNull().default(200),
});
