import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { queryRows } from '../database/database.ts';
import { order, outboxEmail } from '../database/schema.ts';
import { workingDaysUntil } from '../orders/dispatch-due-day.ts';
import { offerPresenceKey } from './offer-view.ts';
import type { OfficeDeps, OfficeVariables } from './office-context.ts';
import { findOpenBy, type OpenBy, orderPresenceKey } from './presence.ts';
import { buildQueue, isoDay } from './queue.ts';
import { findQueueItems, type QueueItem } from './queue-items.ts';
import { readSalesFigures, readWeeklySales } from './sales.ts';

/** An item as the app reads it: with ISO dates, and who else has it open. */
function toItemView({ due, since, ...item }: QueueItem, openBy: readonly OpenBy[], now: Date) {
  const record = item.order
    ? orderPresenceKey(item.order)
    : item.offer
      ? offerPresenceKey(item.offer)
      : item.key;
  return {
    ...item,
    since: since.toISOString(),
    due: due && isoDay(due),
    /** Working days until then; negative once it has passed. */
    left: due && workingDaysUntil(due, now),
    openBy: openBy.filter((each) => each.record === record).map(({ name }) => name),
  };
}

/** The kinds counted beside Enquiries. */
const enquiryKinds: ReadonlySet<QueueItem['kind']> = new Set(['quote', 'offer', 'question']);

/** What needs attention, most urgent first, and how much of it there is. */
export function todayRoutes(deps: OfficeDeps) {
  return new Hono<OfficeVariables>()
    .get('/', async (context) => {
      const { database, catalogue } = await deps.shop();
      const { queries } = database;
      const now = new Date();
      const queue = buildQueue(
        await findQueueItems(queries, catalogue(), deps.health.problems()),
        now,
      );
      const openBy = await findOpenBy(queries, context.var.who);
      return context.json({
        at: now.toISOString(),
        ...queue,
        sections: queue.sections.map(({ items, ...section }) => ({
          ...section,
          items: items.map((item) => toItemView(item, openBy, now)),
        })),
        figures: await readSalesFigures({ queries, isPublicShop: deps.isPublicShop }, now),
      });
    })
    .get('/counts', async (context) => {
      const { database, catalogue } = await deps.shop();
      const { queries } = database;
      const problems = deps.health.problems();
      const items = await findQueueItems(queries, catalogue(), problems);
      const { needed } = buildQueue(items, new Date());
      const [row] = await queryRows<{ orders: number }>(
        queries,
        sql`select count(*)::int as orders from ${order} where state in ('paid', 'preparing')`,
      );
      const enquiries = items.filter(({ kind }) => enquiryKinds.has(kind)).length;
      const emails = await queries.$count(outboxEmail, eq(outboxEmail.state, 'dead'));
      return context.json({
        today: needed,
        orders: row?.orders ?? 0,
        enquiries,
        emails,
        health: problems.length,
      });
    })
    .get('/sales', async (context) => {
      const { queries } = (await deps.shop()).database;
      const { isPublicShop } = deps;
      return context.json(await readWeeklySales({ queries, isPublicShop }, new Date()));
    });
}
