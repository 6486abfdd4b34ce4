import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type ActivityAction, announceDelaySeconds } from '../../contract/activity.ts';
import { orderStates } from '../../contract/order.ts';
import {
  type Actor,
  actorName,
  findChangesSince,
  type RecordedChange,
  recordActivity,
} from '../activity/activity.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, orderEvent, outboxEmail, stockMovement } from '../database/schema.ts';
import { delayEmails, emailUndoData } from '../email/outbox.ts';
import { lockOrder, type Order, OrderError, readOrder } from './order.ts';

/** Who changes an order, and which version they saw. */
export type ChangeRequest = {
  by: Actor;
  /** The version that they saw: the change is rejected if the order has changed since. */
  version?: number | undefined;
  /** How long its emails wait, so that it can be undone; by default only for changes by staff. */
  delaySeconds?: number | undefined;
};

/** The order has changed since the version that the caller saw. */
export class StaleOrderError extends OrderError {
  readonly order: Order;
  /** What was done since, and by whom. */
  readonly changes: readonly RecordedChange[];

  constructor(current: Order, changes: readonly RecordedChange[]) {
    super(`${current.reference} has changed since you opened it.`);
    this.order = current;
    this.changes = changes;
  }
}

/** What a change does beyond what can be seen by comparing the order before and after. */
export type ChangeOutcome<Result> = {
  action: ActivityAction;
  result: Result;
  /** Facts for the activity log, without personal data. */
  data?: Record<string, unknown>;
  /** Emails that were queued again, as they were before. */
  resent?: UndoData['resent'];
};

type CommittedChange<Result> = {
  order: Order;
  result: Result;
  /** The activity to undo; undefined if nothing has changed. */
  activityId: number | undefined;
};

/**
 * Runs a change of an order in a transaction that holds its lock: rejects it if the order has changed
 * since `version`, increments the version, delays its emails, and logs who did it and what undo needs.
 */
export function recordChange<Result>(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  { by, version, delaySeconds = by.kind === 'staff' ? announceDelaySeconds : 0 }: ChangeRequest,
  change: (queries: Queries, before: Order, byName: string) => Promise<ChangeOutcome<Result>>,
): Promise<CommittedChange<Result>> {
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    await rejectStaleVersion(queries, before, version);
    const known = await findSideEffects(queries, before);
    const {
      action,
      result,
      data,
      resent = [],
    } = await change(queries, before, await actorName(queries, by));
    const after = await readOrder(queries, reference);
    const newSideEffects = await findSideEffects(queries, before, known);
    const undo: UndoData = { ...diffOrders(before, after), ...newSideEffects, resent: [...resent] };
    if (isEmptyChange(undo)) return { order: after, result, activityId: undefined };
    const staffId = by.kind === 'staff' ? by.staffId : null;
    const next = await incrementVersion(queries, after);
    if (staffId !== null && undo.events.length > 0) {
      await queries.update(orderEvent).set({ staffId }).where(inArray(orderEvent.id, undo.events));
    }
    // A refund cannot be undone, so its emails need not wait.
    if (action !== 'order.refund') await delayEmails(queries, undo, delaySeconds);
    const activityId = await recordActivity(queries, {
      actor: by,
      action,
      record: 'order',
      recordId: reference,
      fields: changedFields(undo),
      data: { ...data, version: next, undo },
      values: Object.fromEntries(
        personalColumns
          .filter((column) => undo.columns.includes(column))
          .map((column) => [column, { before: before[column], after: after[column] }]),
      ),
    });
    return { order: await readOrder(queries, reference), result, activityId };
  });
}

/** An order after a change, with the activity to undo. */
export type RecordedOrder = Order & Pick<CommittedChange<unknown>, 'activityId'>;

/** Runs a change in the same way; returns the order together with the result. */
export async function changeOrder<Result>(
  ...change: Parameters<typeof recordChange<Result>>
): Promise<RecordedOrder & Result> {
  const { order: after, result, activityId } = await recordChange(...change);
  return { ...after, ...result, activityId };
}

/** Throws if an order has changed since the version that the caller saw. */
export async function rejectStaleVersion(
  queries: Queries,
  current: Order,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === current.version) return;
  const { reference } = current;
  throw new StaleOrderError(current, await findChangesSince(queries, 'order', reference, version));
}

/** Increments the version of an order and returns it. */
export async function incrementVersion(queries: Queries, { id }: Order): Promise<number> {
  const [updated] = await queries
    .update(order)
    .set({ version: sql`${order.version} + 1` })
    .where(eq(order.id, id))
    .returning({ version: order.version });
  return updated?.version ?? 0;
}

/** Columns that changes may write: plain ones, whose values the log keeps for good, and personal ones. */
const plainColumns = ['state', 'givenBackPence'] as const;
export const personalColumns = ['email', 'address'] as const;

const ids = v.array(v.number());

/** What undoing a change needs. It has no personal data, as the log keeps it for good. */
export const undoData = v.object({
  /** The changed columns, and the former values of the plain ones. */
  columns: v.array(v.picklist([...plainColumns, ...personalColumns])),
  before: v.partial(v.object({ state: v.picklist(orderStates), givenBackPence: v.number() })),
  /** Rows that the change added. */
  events: ids,
  raisedIssues: ids,
  shipments: ids,
  movements: ids,
  ...emailUndoData.entries,
  /** Rows that the change altered, as they were before. */
  clearedIssues: ids,
  corrected: v.array(
    v.object({ id: v.number(), carrier: v.string(), tracking: v.nullable(v.string()) }),
  ),
});

export type UndoData = v.InferOutput<typeof undoData>;

type OrderDiff = Omit<UndoData, 'movements' | 'emails' | 'resent'>;

function diffOrders(before: Order, after: Order): OrderDiff {
  const columns = [...plainColumns, ...personalColumns].filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
  const changed = plainColumns.filter((column) => columns.includes(column));
  const open = before.issues.filter(({ clearedAt }) => clearedAt === null).map(({ id }) => id);
  return {
    columns,
    before: Object.fromEntries(changed.map((column) => [column, before[column]])),
    events: findAddedIds(before.events, after.events),
    raisedIssues: findAddedIds(before.issues, after.issues),
    shipments: findAddedIds(before.shipments, after.shipments),
    clearedIssues: after.issues
      .filter(({ id, clearedAt }) => clearedAt !== null && open.includes(id))
      .map(({ id }) => id),
    corrected: before.shipments
      .filter(({ id, carrier, tracking }) =>
        after.shipments.some(
          (now) => now.id === id && (now.carrier !== carrier || now.tracking !== tracking),
        ),
      )
      .map(({ id, carrier, tracking }) => ({ id, carrier, tracking })),
  };
}

type Row = { id: number };

function findAddedIds(before: readonly Row[], after: readonly Row[]): number[] {
  const known = new Set(before.map(({ id }) => id));
  return after.map(({ id }) => id).filter((id) => !known.has(id));
}

function isEmptyChange(undo: UndoData): boolean {
  const { before: _, ...rows } = undo;
  return Object.values(rows).every(({ length }) => length === 0);
}

function changedFields({ columns, ...undo }: UndoData): string[] {
  const others = [
    [[...undo.shipments, ...undo.corrected], 'shipments'],
    [[...undo.raisedIssues, ...undo.clearedIssues], 'issues'],
    [undo.events, 'history'],
  ] as const;
  return [...columns, ...others.flatMap(([rows, name]) => (rows.length > 0 ? [name] : []))];
}

type SideEffects = { emails: number[]; movements: number[] };

/**
 * Emails about an order and movements of its goods, or only those newer than the `known` ones. Only a
 * change that holds the order's lock adds any.
 */
async function findSideEffects(
  queries: Queries,
  { reference, checkoutId }: Order,
  known: SideEffects = { emails: [], movements: [] },
): Promise<SideEffects> {
  const emails = await queries
    .select({ id: outboxEmail.id })
    .from(outboxEmail)
    .where(and(eq(outboxEmail.orderReference, reference), gt(outboxEmail.id, lastId(known.emails))))
    .orderBy(outboxEmail.id);
  const movements = await queries
    .select({ id: stockMovement.id })
    .from(stockMovement)
    .where(
      and(
        eq(stockMovement.reference, checkoutId ?? ''),
        gt(stockMovement.id, lastId(known.movements)),
      ),
    )
    .orderBy(stockMovement.id);
  return { emails: emails.map(({ id }) => id), movements: movements.map(({ id }) => id) };
}

function lastId(ids: readonly number[]): number {
  return ids.at(-1) ?? 0;
}
