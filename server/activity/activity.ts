import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ActivityAction, UndoRefusal } from '../../contract/activity.ts';
import type { Queries } from '../database/database.ts';
import { activity, activityValue, staff } from '../database/schema.ts';

/** Who makes a change: a member of staff, an admin command, or the shop itself. */
export type Actor =
  | { kind: 'staff'; staffId: number; ip?: string | undefined }
  | { kind: 'command' }
  | { kind: 'shop' };

/** Why a change could not be undone. Nothing was changed. */
export class UndoError extends Error {
  readonly reason: UndoRefusal;

  constructor(reason: UndoRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

type NewActivity = {
  actor: Actor;
  action: ActivityAction;
  /** The kind of record, and its reference. */
  record: string;
  recordId: string;
  fields?: readonly string[];
  /** No personal data: these values can never be changed or erased. */
  data?: Record<string, unknown>;
  /** Personal values before and after, by field. */
  values?: Readonly<Record<string, { before: unknown; after: unknown }>>;
  /** The id of the activity that this one undoes. */
  undoes?: number;
};

/** Logs an action in the same transaction as the change itself, and returns the log entry's id. */
export async function recordActivity(
  queries: Queries,
  { actor, action, record, recordId, fields = [], data = {}, values = {}, undoes }: NewActivity,
): Promise<number> {
  const [inserted] = await queries
    .insert(activity)
    .values({
      actor: actor.kind,
      ...(actor.kind === 'staff' && { staffId: actor.staffId, ip: actor.ip }),
      action,
      record,
      recordId,
      fields: [...fields],
      data,
      undoes,
    })
    .returning({ id: activity.id });
  if (!inserted) throw new Error('The activity was not written');
  const rows = Object.entries(values).map(([field, value]) => ({
    activityId: inserted.id,
    field,
    ...value,
  }));
  if (rows.length > 0) await queries.insert(activityValue).values(rows);
  return inserted.id;
}

/** Throws if a change has already been undone. Call it while holding a lock on the changed record. */
export async function rejectIfAlreadyUndone(queries: Queries, activityId: number): Promise<void> {
  if ((await queries.$count(activity, eq(activity.undoes, activityId))) > 0) {
    throw new UndoError('already-undone', 'This has already been undone.');
  }
}

/** The actor's name, for records that store it. */
export async function actorName(queries: Queries, actor: Actor): Promise<string> {
  if (actor.kind !== 'staff') return actor.kind === 'command' ? 'admin' : 'payment provider';
  const [found] = await queries
    .select({ name: staff.name })
    .from(staff)
    .where(eq(staff.id, actor.staffId));
  return found?.name ?? 'staff';
}

/** The changes made to a record after the given version, oldest first. */
export function findChangesSince(
  queries: Queries,
  record: string,
  recordId: string,
  version: number,
) {
  const { id, at, actor, staffId, action, fields, data } = activity;
  return queries
    .select({ id, at, actor, staffId, staffName: staff.name, action, fields, data })
    .from(activity)
    .leftJoin(staff, eq(staff.id, activity.staffId))
    .where(
      and(
        eq(activity.record, record),
        eq(activity.recordId, recordId),
        gt(sql`(${activity.data} ->> 'version')::int`, version),
      ),
    )
    .orderBy(asc(activity.id));
}

export type RecordedChange = Awaited<ReturnType<typeof findChangesSince>>[number];
