import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { equipmentKinds, type Inspection, type InspectionCheck } from '../../contract/register.ts';
import { timestamptz } from './columns.ts';
import { order } from './schema.ts';

/** A buyer's register of equipment, by email address. */
export const register = pgTable(
  'register',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    /** The person or company inspections are made for: name and address, as required by schedule 7. */
    name: text('name').notNull().default(''),
    address: text('address').notNull().default(''),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    visitedAt: timestamptz('visited_at').notNull().defaultNow(),
    /** When its owner was warned that it will be erased. */
    warnedAt: timestamptz('warned_at'),
    digestAskedAt: timestamptz('digest_asked_at'),
    digestSince: timestamptz('digest_since'),
    /** The Monday of the latest digest: 2026-11-16. */
    digestSentOn: text('digest_sent_on'),
  },
  (table) => [uniqueIndex('register_email').on(sql`lower(${table.email})`)],
);

const registerId = () =>
  integer('register_id')
    .notNull()
    .references(() => register.id, { onDelete: 'cascade' });

/** The keys that open a register, or start and stop its digest; only hashes are stored. */
export const registerKey = pgTable(
  'register_key',
  {
    hash: text('hash').primaryKey(),
    registerId: registerId(),
    kind: text('kind', { enum: ['full', 'read', 'digest'] }).notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('register_key_register').on(table.registerId, table.kind)],
);

/** A link sent to an order's buyer that has not been used yet. */
export const registerRequest = pgTable(
  'register_request',
  {
    hash: text('hash').primaryKey(),
    email: text('email').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references((): AnyPgColumn => order.id, { onDelete: 'cascade' }),
    askedAt: timestamptz('asked_at').notNull().defaultNow(),
  },
  (table) => [
    index('register_request_order').on(table.orderId),
    index('register_request_email').on(sql`lower(${table.email})`),
  ],
);

export const registerPiece = pgTable(
  'register_piece',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    registerId: registerId(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: equipmentKinds }).notNull(),
    site: text('site').notNull().default(''),
    place: text('place').notNull().default(''),
    productId: text('product_id'),
    /** The unit of an order's line that it came from: RM-000402.1.2. */
    source: text('source'),
    boughtOn: text('bought_on'),
    guaranteeUntil: text('guarantee_until'),
    intervalDays: integer('interval_days').notNull(),
    erectedOn: text('erected_on'),
    scrappedOn: text('scrapped_on'),
    /** Incremented when a lost label is replaced. */
    labelNumber: integer('label_number').notNull().default(1),
    addedAt: timestamptz('added_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('register_piece_number').on(table.registerId, sql`lower(${table.number})`),
    uniqueIndex('register_piece_source').on(table.registerId, table.source),
  ],
);

const pieceId = () =>
  integer('piece_id')
    .notNull()
    .references(() => registerPiece.id, { onDelete: 'cascade' });

/** The key on a piece's label, as a hash. */
export const registerLabel = pgTable(
  'register_label',
  {
    hash: text('hash').primaryKey(),
    pieceId: pieceId(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('register_label_piece').on(table.pieceId)],
);

/** Inspections; never rewritten. */
export const inspection = pgTable(
  'inspection',
  {
    pieceId: pieceId(),
    number: integer('number').notNull(),
    /** The phone's own key for it, so that a repeated request is stored once. */
    attempt: text('attempt').notNull(),
    inspectedAt: timestamptz('inspected_at').notNull(),
    recordedAt: timestamptz('recorded_at').notNull().defaultNow(),
    inspector: text('inspector').notNull(),
    position: text('position').notNull(),
    /** Where the piece was then; empty for inspections from before this was stored. */
    location: text('location').notNull().default(''),
    reason: text('reason').$type<Inspection['reason']>().notNull(),
    passed: boolean('passed').notNull(),
    checks: jsonb('checks').$type<InspectionCheck[]>().notNull(),
    wrong: text('wrong').notNull().default(''),
    done: text('done').notNull().default(''),
    todo: text('todo').notNull().default(''),
    corrects: integer('corrects'),
  },
  (table) => [
    primaryKey({ columns: [table.pieceId, table.number] }),
    uniqueIndex('inspection_attempt').on(table.pieceId, table.attempt),
    index('inspection_latest').on(table.pieceId, table.passed, table.inspectedAt),
  ],
);
