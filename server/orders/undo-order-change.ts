import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { ActivityAction } from '../../contract/activity.ts';
import {
  type Actor,
  recordActivity,
  rejectIfAlreadyUndone,
  UndoError,
} from '../activity/activity.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import {
  activity,
  activityValue,
  order,
  orderEvent,
  orderIssue,
  shipment,
} from '../database/schema.ts';
import { withdrawEmails } from '../email/outbox.ts';
import { isShortage, reverseMovements } from '../stock/ledger.ts';
import { lockOrder, type Order, readOrder } from './order.ts';
import { incrementVersion, personalColumns, type UndoData, undoData } from './record-change.ts';

/** Actions that cannot be undone: money has moved, or we recorded what someone else reported. */
const notUndoableActions: readonly ActivityAction[] = [
  'order.refund',
  'order.payment-event',
  'order.record-payment',
  'order.goods-back',
  'order.extend-payment',
  'order.undo',
];

const undoableActivityData = v.object({ version: v.number(), undo: undoData });

/**
 * Reverts a change of an order before its emails are sent: its columns, history, issues, shipments and
 * stock are restored, and its emails are withdrawn. Rejected once one of them is being sent, or the
 * order has changed again.
 */
export async function undoOrderChange(
  { database }: Pick<Shop, 'database'>,
  activityId: number,
  by: Actor,
): Promise<Order & { activityId: number }> {
  try {
    return await database.transaction(async (queries) => {
      const { action, recordId, data } = await findUndoable(queries, activityId);
      const { version, undo: changeToUndo } = data;
      const before = await lockOrder(queries, recordId);
      await rejectIfAlreadyUndone(queries, activityId);
      if (before.version !== version) {
        throw new UndoError('changed-since', `${recordId} has changed again since.`);
      }
      const values = await findPersonalValues(queries, activityId, changeToUndo);
      const recipient = v.parse(v.optional(v.string()), values.get('email'));
      await withdrawEmails(queries, changeToUndo, recipient);
      await reverseMovements(queries, changeToUndo.movements);
      await restoreRows(queries, before, changeToUndo, values);
      const undoActivityId = await recordActivity(queries, {
        actor: by,
        action: 'order.undo',
        record: 'order',
        recordId,
        fields: changeToUndo.columns,
        data: { version: await incrementVersion(queries, before), undone: action },
        undoes: activityId,
      });
      return { ...(await readOrder(queries, recordId)), activityId: undoActivityId };
    });
  } catch (error) {
    if (!isShortage(error)) throw error;
    throw new UndoError('stock-sold', 'Its goods went back into stock and have been sold since.');
  }
}

async function findUndoable(queries: Queries, activityId: number) {
  const [found] = await queries.select().from(activity).where(eq(activity.id, activityId));
  if (!found) throw new UndoError('not-found', 'There is no such change.');
  const data = v.safeParse(undoableActivityData, found.data);
  if (found.record !== 'order' || notUndoableActions.includes(found.action) || !data.success) {
    throw new UndoError('not-undoable', 'This cannot be undone.');
  }
  return { ...found, data: data.output };
}

/** The former personal values. Throws once they are erased, as they cannot be restored any more. */
async function findPersonalValues(
  queries: Queries,
  activityId: number,
  { columns }: UndoData,
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await queries
    .select()
    .from(activityValue)
    .where(eq(activityValue.activityId, activityId));
  const values = new Map(rows.map(({ field, before }) => [field, before]));
  if (personalColumns.every((column) => !columns.includes(column) || values.has(column))) {
    return values;
  }
  throw new UndoError('not-undoable', 'This cannot be undone: its personal data was erased.');
}

async function restoreRows(
  queries: Queries,
  { id }: Order,
  { before, columns, events, raisedIssues, clearedIssues, shipments, corrected }: UndoData,
  values: ReadonlyMap<string, unknown>,
): Promise<void> {
  const personal = personalColumns.filter((column) => columns.includes(column));
  const restored = {
    ...before,
    ...Object.fromEntries(personal.map((column) => [column, values.get(column)])),
  };
  if (columns.length > 0) await queries.update(order).set(restored).where(eq(order.id, id));
  await queries.delete(orderEvent).where(inArray(orderEvent.id, events));
  await queries.delete(orderIssue).where(inArray(orderIssue.id, raisedIssues));
  await queries
    .update(orderIssue)
    .set({ clearedAt: null, clearedBy: null })
    .where(and(eq(orderIssue.orderId, id), inArray(orderIssue.id, clearedIssues)));
  await queries.delete(shipment).where(inArray(shipment.id, shipments));
  for (const { id: shipmentId, ...shipmentFields } of corrected) {
    await queries.update(shipment).set(shipmentFields).where(eq(shipment.id, shipmentId));
  }
}
