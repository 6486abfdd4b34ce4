import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  getTableConfig,
  integer,
  jsonb,
  type PgDatabase,
  type PgQueryResultHKT,
  pgSchema,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ListParameters, SessionParameters } from './parameters.ts';
import type { SessionLine } from './stripe-objects.ts';

/** The database or a transaction on it, whatever tables its owner has. */
export type SandboxQueries = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** One piece of work, all of it at one moment or none. */
export type SandboxTransaction = { queries: SandboxQueries; now: Date };

/** What the sandbox needs of the shop's database. */
export type SandboxDatabase = {
  readonly queries: SandboxQueries;
  transaction<Result>(work: (queries: SandboxQueries) => Promise<Result>): Promise<Result>;
};

/** Who pays and where the goods go, the address in Stripe's words. */
export type Buyer = {
  email: string;
  name: string;
  phone: string;
  address: Record<'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country', string | null>;
  /** The shop's own fields, by their keys. */
  custom?: Readonly<Record<string, string>>;
};

const sandboxSchema = pgSchema('sandbox');
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row: the secret that every process on this database shares. */
export const account = sandboxSchema.table('account', {
  id: integer('id').primaryKey(),
  webhookSecret: text('webhook_secret').notNull(),
});

export const session = sandboxSchema.table('session', {
  id: text('id').primaryKey(),
  status: text('status', { enum: ['open', 'complete', 'expired'] })
    .notNull()
    .default('open'),
  asked: jsonb('asked').$type<SessionParameters>().notNull(),
  lines: jsonb('lines').$type<SessionLine[]>().notNull(),
  totalPence: integer('total_pence').notNull(),
  buyer: jsonb('buyer').$type<Buyer>(),
  paymentId: text('payment_id'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const payment = sandboxSchema.table('payment', {
  id: text('id').primaryKey(),
  chargeId: text('charge_id').notNull(),
  amountPence: integer('amount_pence').notNull(),
  refundedPence: integer('refunded_pence').notNull().default(0),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
});

export const refund = sandboxSchema.table('refund', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  amountPence: integer('amount_pence').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Webhook events, each written in the transaction of what it reports. */
export const event = sandboxSchema.table('event', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  /** The very text that is signed and sent. */
  body: text('body').notNull(),
  state: text('state', { enum: ['waiting', 'delivered'] })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  leasedUntil: moment('leased_until'),
});

/** Answers under an idempotency key. */
export const request = sandboxSchema.table('request', {
  key: text('key').primaryKey(),
  /** Tells one request from another under the same key. */
  content: text('content').notNull(),
  claimedAt: moment('claimed_at').notNull(),
  answer: text('answer').notNull(),
  status: integer('status').notNull().default(200),
});

export type SessionRow = typeof session.$inferSelect;
export type PaymentRow = typeof payment.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;

const tables = [account, session, payment, refund, event, request];

/** What creates a table, read from its columns above. */
function createTableStatement(table: (typeof tables)[number]): SQL {
  const columns = getTableConfig(table).columns.map((column) => {
    const { name, primary, notNull, default: preset } = column;
    const value =
      preset === undefined ? '' : ` default ${typeof preset === 'string' ? `'${preset}'` : preset}`;
    return `${name} ${column.getSQLType()}${primary ? ' primary key' : ''}${notNull ? ' not null' : ''}${value}`;
  });
  return sql`create table if not exists ${table} (${sql.raw(columns.join(', '))})`;
}

/** Creates the tables where they are missing. */
export async function prepareTables(database: SandboxDatabase): Promise<void> {
  await database.transaction(async (queries) => {
    // Two processes that start together would both create the schema.
    await queries.execute(sql`select pg_advisory_xact_lock(hashtext('sandbox tables'))`);
    await queries.execute(sql`create schema if not exists sandbox`);
    for (const table of tables) await queries.execute(createTableStatement(table));
    await queries.execute(sql`create index if not exists due on ${session} (status, expires_at)`);
    await queries.execute(
      sql`create index if not exists waiting on ${event} (state, next_attempt_at)`,
    );
    await queries.execute(sql`create index if not exists of_payment on ${refund} (payment_id)`);
  });
}

/** What names a buyer; payments name nobody and may be refunded later. */
const personalTables = [
  [session, session.createdAt],
  [event, event.createdAt],
  [request, request.claimedAt],
] as const;

/** How many records that name a buyer are older than a moment; erases them where asked to. */
export async function countOrEraseBefore(
  queries: SandboxQueries,
  before: Date,
  action: 'count' | 'erase',
): Promise<number> {
  let count = 0;
  for (const [table, time] of personalTables) {
    const old = lt(time, before);
    const found = await (action === 'erase'
      ? queries.delete(table).where(old).returning({ time })
      : queries.select({ time }).from(table).where(old));
    count += found.length;
  }
  return count;
}

type ListedTable = typeof session | typeof refund;

/** A page of a list, the newest first; one more than asked for tells that there are more. */
export async function pageQuery(
  queries: SandboxQueries,
  table: ListedTable,
  asked: ListParameters,
) {
  const { id, createdAt } = table;
  const after = asked.starting_after;
  const [last] = after ? await queries.select({ createdAt }).from(table).where(eq(id, after)) : [];
  const older =
    last &&
    after &&
    or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, after)));
  const since = asked.created && gte(createdAt, new Date(asked.created.gte * 1000));
  return {
    where: and(older || undefined, since),
    orderBy: [desc(createdAt), desc(id)],
    limit: asked.limit + 1,
  };
}
