import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import {
  bulkDispatch,
  bulkPreparation,
  type OrderFilter,
  orderFilter,
  orderPageQuery,
  readOrderFilter,
  type SkipReason,
  savedViewFields,
  writeOrderFilter,
} from '../../contract/order-list.ts';
import { recordActivity } from '../activity/activity.ts';
import { orderColumns } from '../admin/export.ts';
import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { savedView } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { type ChangedOrder, changeOrderState } from '../orders/change-order.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { issueText, openIssues } from '../orders/issue-text.ts';
import { isUndispatched, nextStates, type Order, OrderError, readOrder } from '../orders/order.ts';
import { StaleOrderError } from '../orders/record-change.ts';
import { csvResponse } from './csv-response.ts';
import {
  getActor,
  idParam,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryParams,
} from './office-context.ts';
import { countOrders, listOrders, toOrderRow } from './order-list.ts';
import { findOpenBy, orderPresenceKey } from './presence.ts';

/** The list of orders: search, counts, saved views, bulk changes and export. */
export function ordersRoutes(deps: OfficeDeps) {
  const { shop, onMail } = deps;
  const getQueries = async () => (await shop()).database.queries;

  return new Hono<OfficeVariables>()
    .get('/', queryParams(orderPageQuery), async (context) => {
      const { after, ...filter } = context.req.valid('query');
      const queries = await getQueries();
      const { orders, next } = await listOrders(queries, filter, after);
      const openByRecord = Map.groupBy(
        await findOpenBy(queries, context.var.who),
        ({ record }) => record,
      );
      const now = new Date();
      return context.json({
        rows: orders.map((one) => {
          const openBy = openByRecord.get(orderPresenceKey(one.reference)) ?? [];
          return toOrderRow(
            one,
            openBy.map(({ name }) => name),
            now,
          );
        }),
        next,
      });
    })
    .get('/counts', queryParams(orderFilter), async (context) => {
      const counted = await countOrders(await getQueries(), context.req.valid('query'));
      return context.json({ counts: counted });
    })
    .get('/export.csv', ownersOnly, queryParams(orderFilter), async (context) => {
      const filter = context.req.valid('query');
      const queries = await getQueries();
      await recordActivity(queries, {
        actor: getActor(context, deps),
        action: 'order.export',
        record: 'export',
        recordId: 'orders',
        // The search text may be a name.
        data: { tab: filter.tab, from: filter.from, to: filter.to },
      });
      return csvResponse('orders', orderColumns, orderPages(queries, filter));
    })
    .post('/dispatch', jsonBody(bulkDispatch), async (context) => {
      const { orders, carrier } = context.req.valid('json');
      const by = getActor(context, deps);
      const currentShop = await shop();
      const outcome = await bulkChange(deps, currentShop, orders, 'dispatched', (one) =>
        dispatchOrder(currentShop, one.reference, { carrier, by, version: one.version }),
      );
      onMail();
      return context.json(outcome);
    })
    .post('/prepare', jsonBody(bulkPreparation), async (context) => {
      const { orders } = context.req.valid('json');
      const by = getActor(context, deps);
      const currentShop = await shop();
      const to = 'preparing';
      const outcome = await bulkChange(deps, currentShop, orders, to, (one) =>
        changeOrderState(currentShop, one.reference, { to, by, version: one.version }),
      );
      return context.json(outcome);
    })
    .route('/views', savedViewRoutes(getQueries));
}

/** Yields a page at a time, so that an export of any length needs little memory. */
async function* orderPages(queries: Queries, filter: OrderFilter) {
  let after: string | undefined;
  do {
    const { orders, next } = await listOrders(queries, filter, after, 500);
    yield orders;
    after = next;
  } while (after !== undefined);
}

type SelectedOrder = { reference: string; version: number };
type Skipped = { reference: string; reason: SkipReason; detail: string };

/** Changes each order separately: one that cannot be changed is skipped, with the reason. */
async function bulkChange(
  { log }: OfficeDeps,
  { database }: Shop,
  orders: readonly SelectedOrder[],
  to: 'preparing' | 'dispatched',
  change: (selected: SelectedOrder) => Promise<ChangedOrder>,
) {
  const done: { reference: string; activityId: number | undefined; shortage?: string }[] = [];
  const skipped: Skipped[] = [];
  for (const selected of new Map(orders.map((one) => [one.reference, one])).values()) {
    const { reference } = selected;
    try {
      const skipCause = findSkipCause(await readOrder(database.queries, reference), selected, to);
      if (skipCause) {
        skipped.push({ reference, ...skipCause });
        continue;
      }
      const { activityId, shortage } = await change(selected);
      done.push({ reference, activityId, ...(shortage && { shortage }) });
    } catch (error) {
      const failure = toSkipCause(error);
      if (failure.reason === 'failed') {
        log.error('bulk order change failed', { reference, ...describeError(error) });
      }
      skipped.push({ reference, ...failure });
    }
  }
  return { done, skipped };
}

type SkipCause = Omit<Skipped, 'reference'>;

/** Why an order is left out of a bulk change; undefined if it is not. */
function findSkipCause(
  current: Order,
  { version }: SelectedOrder,
  to: 'preparing' | 'dispatched',
): SkipCause | undefined {
  const [issue] = openIssues(current);
  const { state } = current;
  if (state === to || (to === 'preparing' && state === 'dispatched')) {
    return { reason: 'done-already', detail: `It is already ${state}.` };
  }
  if (!isUndispatched(state) || !nextStates[state].includes(to)) {
    return { reason: 'not-possible', detail: `It is ${state}.` };
  }
  if (current.version !== version) return changedMeanwhile;
  if (issue) return { reason: 'stuck', detail: issueText(issue) };
  return undefined;
}

const changedMeanwhile: SkipCause = {
  reason: 'changed',
  detail: 'It has changed since you chose it.',
};

function toSkipCause(error: unknown): SkipCause {
  if (error instanceof StaleOrderError) return changedMeanwhile;
  if (error instanceof OrderError) return { reason: 'not-found', detail: error.message };
  return { reason: 'failed', detail: 'Something went wrong. Open it and try again.' };
}

/** The most views that one person can save. */
const maxViews = 20;
const screen = 'orders';

function savedViewRoutes(getQueries: () => Promise<Queries>) {
  const { id, name, query, staffId } = savedView;
  const isOwn = (who: { staffId: number }) =>
    and(eq(staffId, who.staffId), eq(savedView.screen, screen));
  const listViews = (queries: Queries, who: { staffId: number }) =>
    queries.select({ id, name, query }).from(savedView).where(isOwn(who)).orderBy(asc(id));

  return new Hono<OfficeVariables>()
    .get('/', async (context) =>
      context.json({ views: await listViews(await getQueries(), context.var.who) }),
    )
    .post('/', jsonBody(savedViewFields), async (context) => {
      const given = context.req.valid('json');
      const queries = await getQueries();
      const { who } = context.var;
      if ((await queries.$count(savedView, isOwn(who))) >= maxViews) {
        throw new HttpError(409, `You have ${maxViews} saved views. Delete one first.`);
      }
      // Unknown parameters are dropped.
      const normalizedQuery = writeOrderFilter(readOrderFilter(new URLSearchParams(given.query)));
      await queries
        .insert(savedView)
        .values({ staffId: who.staffId, screen, name: given.name, query: normalizedQuery })
        .onConflictDoUpdate({
          target: [savedView.staffId, savedView.screen, savedView.name],
          set: { query: normalizedQuery },
        });
      return context.json({ views: await listViews(queries, who) });
    })
    .patch('/:id', idParam, jsonBody(v.pick(savedViewFields, ['name'])), async (context) => {
      const given = context.req.valid('json');
      const queries = await getQueries();
      const { who } = context.var;
      const views = await listViews(queries, who);
      const viewId = context.req.valid('param').id;
      if (views.some((view) => view.name === given.name && view.id !== viewId)) {
        throw new HttpError(409, `You already have a view called ${given.name}.`);
      }
      await queries
        .update(savedView)
        .set(given)
        .where(and(eq(id, viewId), isOwn(who)));
      return context.json({ views: await listViews(queries, who) });
    })
    .delete('/:id', idParam, async (context) => {
      const queries = await getQueries();
      const { who } = context.var;
      await queries.delete(savedView).where(and(eq(id, context.req.valid('param').id), isOwn(who)));
      return context.json({ views: await listViews(queries, who) });
    });
}
