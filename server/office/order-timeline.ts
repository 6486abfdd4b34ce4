import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { emailsToOwner } from '../../contract/email-kinds.ts';
import type { Queries } from '../database/database.ts';
import { activity, outboxEmail, staff } from '../database/schema.ts';
import { failureText } from '../email/failure-text.ts';
import { issueText } from '../orders/issue-text.ts';
import type { Order } from '../orders/order.ts';

type Entry = { key: string; at: Date; by: string | null };

/** Everything that happened to an order, newest first, each with the person who did it, if any. */
export async function buildTimeline(queries: Queries, found: Order) {
  const names = await readStaffNames(queries, found);
  const entries = [
    ...eventEntries(found, names),
    ...issueEntries(found),
    ...(await readEmailEntries(queries, found)),
    ...(await readUndoEntries(queries, found)),
  ];
  return entries.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

type Names = ReadonlyMap<number, string>;

async function readStaffNames(queries: Queries, { events }: Order): Promise<Names> {
  const ids = events.flatMap(({ staffId }) => staffId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** States, notes and shipments. A dispatch is one entry: its event has exactly the same timestamp. */
function eventEntries({ events, shipments, totalPence, paymentId }: Order, names: Names) {
  const eventsByShipment = new Map(
    shipments.map(({ id, at }) => [
      id,
      events.find((event) => event.at.getTime() === at.getTime()),
    ]),
  );
  const staffName = (staffId: number | null | undefined) =>
    staffId ? (names.get(staffId) ?? null) : null;
  const shipmentEntries = shipments.map(({ id, at, carrier, tracking, lines: shipped }) => ({
    kind: 'shipment' as const,
    key: `shipment-${id}`,
    at,
    by: staffName(eventsByShipment.get(id)?.staffId),
    carrier,
    tracking,
    items: shipped.reduce((sum, { quantity }) => sum + quantity, 0),
    isWhole: eventsByShipment.get(id)?.state === 'dispatched' && shipments.length === 1,
    note: eventsByShipment.get(id)?.state === 'dispatched' ? eventsByShipment.get(id)?.note : null,
  }));
  const dispatchEventIds = new Set([...eventsByShipment.values()].map((event) => event?.id));
  const isLegacyIssueEvent = (kind: string | null) => kind !== null && kind !== 'invoice-sent';
  const first = events[0]?.id;
  const otherEntries = events
    // Events with an issue's kind are from before issues were stored.
    .filter(({ id, kind }) => !dispatchEventIds.has(id) && !isLegacyIssueEvent(kind))
    .map((event, place) => {
      const { id, at, state, note, kind, staffId } = event;
      const entry: Entry = { key: `event-${id}`, at, by: staffName(staffId) };
      if (id === first && state === 'paid') {
        return { kind: 'paid' as const, ...entry, pence: totalPence, paymentId, note };
      }
      if (kind === 'invoice-sent') return { kind: 'invoice' as const, ...entry, note };
      const before = events[events.indexOf(event) - 1]?.state;
      return before === state && place > 0
        ? { kind: 'note' as const, ...entry, note }
        : { kind: 'state' as const, ...entry, state, note };
    });
  return [...otherEntries, ...shipmentEntries];
}

function issueEntries({ issues }: Order) {
  return issues.flatMap((issue) => {
    const { id, raisedAt, clearedAt, clearedBy } = issue;
    const text = issueText(issue);
    const raisedEntry = {
      kind: 'issue' as const,
      key: `issue-${id}`,
      at: raisedAt,
      by: null,
      text,
    };
    if (clearedAt === null) return [raisedEntry];
    return [
      raisedEntry,
      { kind: 'resolved' as const, key: `resolved-${id}`, at: clearedAt, by: clearedBy, text },
    ];
  });
}

/** Emails to the owner are not part of the correspondence with the buyer. */
async function readEmailEntries(queries: Queries, { reference }: Order) {
  const rows = await queries
    .select()
    .from(outboxEmail)
    .where(
      and(
        eq(outboxEmail.orderReference, reference),
        notInArray(outboxEmail.kind, [...emailsToOwner]),
      ),
    )
    .orderBy(asc(outboxEmail.id));
  return rows.map(
    ({ id, kind, recipient, state, createdAt, sentAt, nextAttemptAt, lastError }) => ({
      kind: 'email' as const,
      key: `email-${id}`,
      at: state === 'dead' ? nextAttemptAt : (sentAt ?? createdAt),
      by: null,
      email: kind,
      recipient,
      state,
      /** The time of the next attempt, if it is queued. */
      sendsAt: state === 'queued' ? nextAttemptAt : undefined,
      error: state === 'sent' ? undefined : failureText(lastError),
    }),
  );
}

/** Undone changes, which have left no other trace. */
async function readUndoEntries(queries: Queries, { reference }: Order) {
  const rows = await queries
    .select({ id: activity.id, at: activity.at, by: staff.name, data: activity.data })
    .from(activity)
    .leftJoin(staff, eq(staff.id, activity.staffId))
    .where(
      and(
        eq(activity.record, 'order'),
        eq(activity.recordId, reference),
        eq(activity.action, 'order.undo'),
      ),
    );
  return rows.map(({ id, at, by, data }) => ({
    kind: 'undo' as const,
    key: `undo-${id}`,
    at,
    by,
    undone: typeof data.undone === 'string' ? data.undone : '',
  }));
}
