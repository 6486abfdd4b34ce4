import { inArray, sql } from 'drizzle-orm';
import type { Issue } from '../../contract/order-issue.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { orderIssue } from '../database/schema.ts';
import { openIssues } from './issue-text.ts';
import { addNotes, type Order, OrderError, type OrderIssue, readOrder } from './order.ts';
import { emailIssue } from './queue-order-emails.ts';
import { type ChangeRequest, changeOrder, type RecordedOrder } from './record-change.ts';

/** Adds an issue to an order, once per name. Returns whether it is new. */
export async function addIssue(
  queries: Queries,
  { id, reference }: Pick<Order, 'id' | 'reference'>,
  issue: Issue,
  name: string = issue.kind,
): Promise<boolean> {
  const added = await queries
    .insert(orderIssue)
    .values({ orderId: id, ...issue, key: issueKey(reference, name) })
    .onConflictDoNothing({ target: orderIssue.key })
    .returning({ id: orderIssue.id });
  return added.length > 0;
}

/** Adds an issue to a locked order and emails the owner about it; false if it was raised before. */
export async function raiseIssue(
  queries: Queries,
  order: Order,
  issue: Issue,
  name: string,
): Promise<boolean> {
  if (!(await addIssue(queries, order, issue, name))) return false;
  await emailIssue(queries, await readOrder(queries, order.reference), name);
  return true;
}

/** Whether any issue of these names was ever raised. */
export function hasEverRaised({ reference, issues }: Order, names: readonly string[]): boolean {
  const keys = names.map((name) => issueKey(reference, name));
  return issues.some(({ key }) => keys.includes(key));
}

function issueKey(reference: string, name: string): string {
  return `${reference}.${name}`;
}

/** Clears the open issues of an order that `matches` selects. They stay in its history. */
export async function clearIssues(
  queries: Queries,
  order: Order,
  by: string,
  matches: (issue: OrderIssue) => boolean = () => true,
): Promise<void> {
  const ids = openIssues(order)
    .filter(matches)
    .map(({ id }) => id);
  await queries
    .update(orderIssue)
    .set({ clearedAt: sql`now()`, clearedBy: by })
    .where(inArray(orderIssue.id, ids));
}

type ResolveIssuesRequest = {
  issueId?: number | undefined;
  note?: string | undefined;
  /** Who dealt with it, if not the person who makes the request. */
  clearedBy?: string | undefined;
};

/** Records that someone has dealt with all issues of an order, or with a single one. */
export function resolveIssues(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { issueId, note, clearedBy, ...request }: ResolveIssuesRequest & ChangeRequest,
): Promise<RecordedOrder> {
  return changeOrder(shop, reference, request, async (queries, before, byName) => {
    const open = openIssues(before);
    if (open.length === 0) throw new OrderError(`${reference} has no open issues.`);
    if (issueId !== undefined && !open.some(({ id }) => id === issueId)) {
      throw new OrderError(`${reference} has no open issue ${issueId}.`);
    }
    const matches = ({ id }: OrderIssue) => issueId === undefined || id === issueId;
    await clearIssues(queries, before, clearedBy ?? byName, matches);
    await addNotes(queries, before, note);
    const kinds = open.filter(matches).map(({ kind }) => kind);
    return { action: 'order.resolve-issues', result: {}, data: { kinds } };
  });
}
