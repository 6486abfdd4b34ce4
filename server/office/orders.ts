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
import type { Queries } from '../database/database.ts';
import { savedView } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { type ChangedOrder, changeOrder } from '../orders/change-order.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { issueText, openIssues } from '../orders/issue-text.ts';
import { isUndispatched, nextStates, type Order, OrderError, readOrder } from '../orders/order.ts';
import { StaleOrder } from '../orders/record-change.ts';
import { csvResponse } from './csv.ts';
import {
  actorOf,
  idParam,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryOf,
} from './office-context.ts';
import { countOrders, orderRow, pageOfOrders } from './order-list.ts';
import { findOpenBy, recordOfOrder } from './presence.ts';

/** The list of orders: search, counts, saved views, bulk changes and export. */
export function ordersRoutes(deps: OfficeDeps) {
  const { shop, onMail } = deps;
  const queriesNow = async () => (await shop()).database.queries;

  return new Hono<OfficeVariables>()
    .get('/', queryOf(orderPageQuery), async (context) => {
      const { after, ...filter } = context.req.valid('query');
      const queries = await queriesNow();
      const { orders, next } = await pageOfOrders(queries, filter, after);
      const open = Map.groupBy(await findOpenBy(queries, context.var.who), ({ record }) => record);
      const now = new Date();
      return context.json({
        rows: orders.map((one) => {
          const openBy = open.get(recordOfOrder(one.reference)) ?? [];
          return orderRow(
            one,
            openBy.map(({ name }) => name),
            now,
          );
        }),
        next,
      });
    })
    .get('/counts', queryOf(orderFilter), async (context) => {
      const counted = await countOrders(await queriesNow(), context.req.valid('query'));
      return context.json({ counts: counted });
    })
    .get('/export.csv', ownersOnly, queryOf(orderFilter), async (context) => {
      const filter = context.req.valid('query');
      const queries = await queriesNow();
      await recordActivity(queries, {
        actor: actorOf(context, deps),
        action: 'order.export',
        record: 'export',
        recordId: 'orders',
        // The search text may be a name.
        data: { tab: filter.tab, from: filter.from, to: filter.to },
      });
      return csvResponse('orders', orderColumns, eachPage(queries, filter));
    })
    .post('/dispatch', jsonBody(bulkDispatch), async (context) => {
      const { orders, carrier } = context.req.valid('json');
      const by = actorOf(context, deps);
      const open = await shop();
      const outcome = await changeEach(
        deps,
        open.database.queries,
        orders,
        'dispatched',
        (chosen) => dispatchOrder(open, chosen.reference, { carrier, by, version: chosen.version }),
      );
      onMail();
      return context.json(outcome);
    })
    .post('/prepare', jsonBody(bulkPreparation), async (context) => {
      const { orders } = context.req.valid('json');
      const by = actorOf(context, deps);
      const open = await shop();
      const outcome = await changeEach(deps, open.database.queries, orders, 'preparing', (chosen) =>
        changeOrder(open, chosen.reference, { to: 'preparing', by, version: chosen.version }),
      );
      return context.json(outcome);
    })
    .route('/views', viewRoutes(queriesNow));
}

/** Yields a page at a time, so that an export of any length needs little memory. */
async function* eachPage(queries: Queries, filter: OrderFilter) {
  let after: string | undefined;
  do {
    const { orders, next } = await pageOfOrders(queries, filter, after, 500);
    yield orders;
    after = next;
  } while (after !== undefined);
}

type Chosen = { reference: string; version: number };
type Skipped = { reference: string; reason: SkipReason; detail: string };

/** Changes each order separately: one that cannot be changed is skipped, with the reason. */
async function changeEach(
  { log }: OfficeDeps,
  queries: Queries,
  orders: readonly Chosen[],
  to: 'preparing' | 'dispatched',
  change: (chosen: Chosen) => Promise<ChangedOrder>,
) {
  const done: { reference: string; activityId: number | undefined; shortage?: string }[] = [];
  const skipped: Skipped[] = [];
  for (const chosen of new Map(orders.map((one) => [one.reference, one])).values()) {
    const { reference } = chosen;
    try {
      const obstacle = obstacleOf(await readOrder(queries, reference), chosen, to);
      if (obstacle) {
        skipped.push({ reference, ...obstacle });
        continue;
      }
      const { activityId, shortage } = await change(chosen);
      done.push({ reference, activityId, ...(shortage && { shortage }) });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.reason === 'failed') {
        log.error('order not changed', { reference, ...describeError(error) });
      }
      skipped.push({ reference, ...failure });
    }
  }
  return { done, skipped };
}

type Obstacle = Omit<Skipped, 'reference'>;

/** Why an order is left out of a bulk change; undefined if it is not. */
function obstacleOf(
  current: Order,
  { version }: Chosen,
  to: 'preparing' | 'dispatched',
): Obstacle | undefined {
  const [issue] = openIssues(current);
  const { state } = current;
  if (state === to || (to === 'preparing' && state === 'dispatched')) {
    return { reason: 'done-already', detail: `It is already ${state}.` };
  }
  if (!isUndispatched(state) || !nextStates[state].includes(to)) {
    return { reason: 'not-possible', detail: `It is ${state}.` };
  }
  if (current.version !== version) return changedSince;
  if (issue) return { reason: 'stuck', detail: issueText(issue) };
  return undefined;
}

const changedSince: Obstacle = { reason: 'changed', detail: 'It has changed since you chose it.' };

function failureOf(error: unknown): Obstacle {
  if (error instanceof StaleOrder) return changedSince;
  if (error instanceof OrderError) return { reason: 'not-found', detail: error.message };
  return { reason: 'failed', detail: 'Something went wrong. Open it and try again.' };
}

/** The most views that one person can save. */
const mostViews = 20;
const screen = 'orders';

function viewRoutes(queriesNow: () => Promise<Queries>) {
  const { id, name, query, staffId } = savedView;
  const mine = (who: { staffId: number }) =>
    and(eq(staffId, who.staffId), eq(savedView.screen, screen));
  const listOf = (queries: Queries, who: { staffId: number }) =>
    queries.select({ id, name, query }).from(savedView).where(mine(who)).orderBy(asc(id));

  return new Hono<OfficeVariables>()
    .get('/', async (context) =>
      context.json({ views: await listOf(await queriesNow(), context.var.who) }),
    )
    .post('/', jsonBody(savedViewFields), async (context) => {
      const given = context.req.valid('json');
      const queries = await queriesNow();
      const { who } = context.var;
      if ((await queries.$count(savedView, mine(who))) >= mostViews) {
        throw new HttpError(409, `You have ${mostViews} saved views. Delete one first.`);
      }
      // Unknown parameters are dropped.
      const kept = writeOrderFilter(readOrderFilter(new URLSearchParams(given.query)));
      await queries
        .insert(savedView)
        .values({ staffId: who.staffId, screen, name: given.name, query: kept })
        .onConflictDoUpdate({
          target: [savedView.staffId, savedView.screen, savedView.name],
          set: { query: kept },
        });
      return context.json({ views: await listOf(queries, who) });
    })
    .patch('/:id', idParam, jsonBody(v.pick(savedViewFields, ['name'])), async (context) => {
      const given = context.req.valid('json');
      const queries = await queriesNow();
      const { who } = context.var;
      const views = await listOf(queries, who);
      const meant = context.req.valid('param').id;
      if (views.some((view) => view.name === given.name && view.id !== meant)) {
        throw new HttpError(409, `You already have a view called ${given.name}.`);
      }
      await queries
        .update(savedView)
        .set(given)
        .where(and(eq(id, meant), mine(who)));
      return context.json({ views: await listOf(queries, who) });
    })
    .delete('/:id', idParam, async (context) => {
      const queries = await queriesNow();
      const { who } = context.var;
      await queries.delete(savedView).where(and(eq(id, context.req.valid('param').id), mine(who)));
      return context.json({ views: await listOf(queries, who) });
    });
}
