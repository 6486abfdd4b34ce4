import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { goodsOutcomes, refundMethods, refundStates } from '../../contract/refund.ts';
import type { DocumentData } from '../documents/document-data.ts';
import { id, timestamptz } from './columns.ts';
import { staff } from './office-schema.ts';
import { order } from './schema.ts';

const orderId = () =>
  integer('order_id')
    .notNull()
    .references((): AnyPgColumn => order.id, { onDelete: 'cascade' });

/** Refunds. Those done and pending add up to what their order shows as refunded. */
export const refund = pgTable(
  'refund',
  {
    id: id(),
    orderId: orderId(),
    pence: integer('pence').notNull(),
    exVatPence: integer('ex_vat_pence').notNull().default(0),
    /** The part that returns what was paid beyond the price, which was not a sale. */
    beyondPence: integer('beyond_pence').notNull().default(0),
    method: text('method', { enum: refundMethods }).notNull(),
    /** `requested`: the request to the provider is repeated with the same key until it responds. */
    state: text('state', { enum: refundStates }).notNull(),
    /** `provider`: someone refunded it at the provider. */
    source: text('source', { enum: ['shop', 'provider'] })
      .notNull()
      .default('shop'),
    providerKey: text('provider_key').unique(),
    note: text('note').notNull().default(''),
    staffId: integer('staff_id').references(() => staff.id),
    attemptKey: text('attempt_key').notNull().unique(),
    at: timestamptz('at').notNull().defaultNow(),
    settledAt: timestamptz('settled_at'),
    /** When it failed. If `settledAt` is set too, it had counted as refunded until then. */
    failedAt: timestamptz('failed_at'),
    /** The month whose export includes it: 2026-11. */
    exportedPeriod: text('exported_period'),
    /** The month whose export includes its failure, if it had counted as refunded. */
    failedPeriod: text('failed_period'),
  },
  (table) => [
    index('refund_order').on(table.orderId, table.id),
    index('refund_settled').on(table.settledAt, table.id),
  ],
);

export const refundLine = pgTable(
  'refund_line',
  {
    refundId: integer('refund_id')
      .notNull()
      .references(() => refund.id, { onDelete: 'cascade' }),
    /** The number of the order's line. */
    line: integer('line').notNull(),
    quantity: integer('quantity').notNull(),
    pence: integer('pence').notNull(),
    goods: text('goods', { enum: goodsOutcomes }).notNull(),
    /** How many of them had not been dispatched, and will not be. */
    unsent: integer('unsent').notNull().default(0),
    /** Of units not returned when refunded: how many were restocked since, and how many written off. */
    restocked: integer('restocked').notNull().default(0),
    lost: integer('lost').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.line] })],
);

export const documentKinds = ['invoice', 'credit-note'] as const;

/** The next number of each series, counted in the transaction that writes a document. */
export const documentSeries = pgTable('document_series', {
  kind: text('kind', { enum: documentKinds }).primaryKey(),
  next: integer('next').notNull(),
  /** Set by a restore, until the last numbers that were issued have been entered. */
  unknownSince: timestamptz('unknown_since'),
});

/** An invoice or credit note with everything printed on it; a trigger prevents changes. */
export const document = pgTable(
  'document',
  {
    id: id(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    number: text('number').notNull(),
    orderId: orderId(),
    refundId: integer('refund_id')
      .unique()
      .references(() => refund.id, { onDelete: 'cascade' }),
    issuedAt: timestamptz('issued_at').notNull(),
    taxPoint: date('tax_point', { mode: 'string' }).notNull(),
    totalPence: integer('total_pence').notNull(),
    data: jsonb('data').$type<DocumentData>().notNull(),
    exportedPeriod: text('exported_period'),
  },
  (table) => [
    unique('document_kind_number_key').on(table.kind, table.number),
    index('document_order').on(table.orderId, table.id),
    index('document_issued').on(table.issuedAt, table.id),
  ],
);

/** Months whose accounts were exported. */
export const accountsExport = pgTable('accounts_export', {
  period: text('period').primaryKey(),
  staffId: integer('staff_id').references(() => staff.id),
  at: timestamptz('at').notNull().defaultNow(),
});
