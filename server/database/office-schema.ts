import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { activityActions } from '../../contract/activity.ts';
import { officeEventKinds, staffRoles } from '../../contract/office.ts';
import { id, timestamptz } from './columns.ts';

/** A person who works in the office. Removed rather than deleted, because the activity log names them. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    passwordHash: text('password_hash'),
    /** Whether single-letter shortcuts are on. */
    shortcuts: boolean('shortcuts').notNull().default(true),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    removedAt: timestamptz('removed_at'),
  },
  (table) => [uniqueIndex('staff_email').on(sql`lower(${table.email})`)],
);

const staffId = () =>
  integer('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

export const passkey = pgTable(
  'passkey',
  {
    /** The credential's own id, in base64url. */
    id: text('id').primaryKey(),
    staffId: staffId(),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('passkey_staff').on(table.staffId)],
);

/** Each can be used once, for the purpose it was created for. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  challenge: text('challenge').primaryKey(),
  purpose: text('purpose').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** A one-time link into the office: for the first owner, an invitation, or account recovery. */
export const officeLink = pgTable('office_link', {
  tokenHash: text('token_hash').primaryKey(),
  /** The account to recover; null for a new person. */
  staffId: integer('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
  /** The invited address; null for the first owner, who enters theirs. */
  email: text('email'),
  role: text('role', { enum: staffRoles }).notNull(),
  invitedBy: integer('invited_by').references(() => staff.id, { onDelete: 'set null' }),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
});

/** Sessions. Only the hash of a token is stored. */
export const officeSession = pgTable(
  'office_session',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    staffId: staffId(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    ip: text('ip'),
    browser: text('browser').notNull().default(''),
  },
  (table) => [index('office_session_staff').on(table.staffId)],
);

/** Office settings that owners have changed. */
export const officeSetting = pgTable('office_setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** List filters that a person has saved under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    staffId: staffId(),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
  },
  (table) => [
    unique('saved_view_staff_id_screen_name_key').on(table.staffId, table.screen, table.name),
  ],
);

/** Which record a session has open, as `order RM-000123`. */
export const presence = pgTable(
  'presence',
  {
    sessionId: integer('session_id')
      .primaryKey()
      .references(() => officeSession.id, { onDelete: 'cascade' }),
    record: text('record').notNull(),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (table) => [index('presence_record').on(table.record)],
);

/** A transaction's id, as text: it exceeds JavaScript's safe integers. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What the office must reload, by the transaction that changed it; written by triggers. */
export const officeEvent = pgTable(
  'office_event',
  {
    xact: transactionId('xact').notNull().default(sql`pg_current_xact_id()`),
    kind: text('kind', { enum: officeEventKinds }).notNull(),
    /** A reference, a product's id, or a record named as in `presence`. */
    record: text('record').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.xact, table.kind, table.record] })],
);

/** The log of all actions, never changed afterwards. Personal values are in `activityValue`. */
export const activity = pgTable(
  'activity',
  {
    id: id(),
    at: timestamptz('at').notNull().defaultNow(),
    actor: text('actor', { enum: ['staff', 'command', 'shop'] }).notNull(),
    staffId: integer('staff_id').references(() => staff.id),
    action: text('action', { enum: activityActions }).notNull(),
    /** The kind of record, and its reference. */
    record: text('record').notNull(),
    recordId: text('record_id').notNull(),
    fields: jsonb('fields').$type<string[]>().notNull().default([]),
    /** Facts that are not personal, and what undoing it requires. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** The activity that this one undid. */
    undoes: integer('undoes')
      .unique()
      .references((): AnyPgColumn => activity.id),
    ip: text('ip'),
  },
  (table) => [
    index('activity_record').on(table.record, table.recordId, table.id),
    index('activity_staff').on(table.staffId, table.id),
  ],
);

/** Values before and after, in a separate table so that they can be erased. */
export const activityValue = pgTable(
  'activity_value',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => activity.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.field] })],
);

/** The owner's confirmation that there is evidence for a claim of content/claims.json, as worded then. */
export const claimConfirmation = pgTable('claim_confirmation', {
  claimId: text('claim_id').primaryKey(),
  claim: text('claim').notNull(),
  staffId: integer('staff_id')
    .notNull()
    .references(() => staff.id),
  at: timestamptz('at').notNull().defaultNow(),
});
