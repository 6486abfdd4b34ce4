import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Queries, queryRows } from '../database/database.ts';
import { order, staff, stock, stockMovement } from '../database/schema.ts';
import { restockHoldMovementCondition } from '../stock/restock-holds.ts';

/** The number of movements on a page. */
const pageSize = 30;

/** The number of days on the chart line, including today. */
const chartDays = 60;

/** The newest movements of a product before a given id, each with what was free after it. */
export async function listMovements(queries: Queries, productId: string, before?: number) {
  const { id, at, change, reason, cause, note, staffId } = stockMovement;
  const isOfProduct = eq(stockMovement.productId, productId);
  const found = await queries
    .select({
      ...{ id, at, change, reason, cause, note },
      who: staff.name,
      order: sql<string | null>`(select min(${order.reference}) from ${order}
        where ${order.checkoutId} = ${stockMovement.reference})`,
      /** Whether it is a unit of returned stock held for a person who asked first. */
      forWaiting: sql<boolean>`coalesce(${restockHoldMovementCondition}, false)`,
    })
    .from(stockMovement)
    .leftJoin(staff, eq(staff.id, staffId))
    .where(and(isOfProduct, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(pageSize + 1);
  const shown = found.slice(0, pageSize);
  let free = await readFreeStockBefore(queries, productId, before);
  return {
    rows: shown.map(({ at: moment, ...one }) => {
      const after = free;
      free -= one.change;
      return { ...one, at: moment.toISOString(), free: after };
    }),
    next: found.length > pageSize ? shown.at(-1)?.id : undefined,
  };
}

/** What was free before a movement, or is free now if none is given. */
async function readFreeStockBefore(
  queries: Queries,
  productId: string,
  id?: number,
): Promise<number> {
  const [now] = await queries
    .select({ available: stock.available })
    .from(stock)
    .where(eq(stock.productId, productId));
  if (id === undefined) return now?.available ?? 0;
  const [later] = await queries
    .select({ sum: sql<number>`coalesce(sum(${stockMovement.change}), 0)::int` })
    .from(stockMovement)
    .where(and(eq(stockMovement.productId, productId), gte(stockMovement.id, id)));
  return (now?.available ?? 0) - (later?.sum ?? 0);
}

/** What was free at the end of each of the last days in the UK, from the first movement to today. */
export async function readFreeStockByDay(queries: Queries, productId: string, free: number) {
  const days = await queryRows<{ day: string; change: number }>(
    queries,
    sql`with days as (
      select (now() at time zone 'Europe/London')::date - back as day
      from generate_series(0, ${chartDays - 1}) as back
    ),
    opened as (
      select (at at time zone 'Europe/London')::date as day from ${stockMovement}
      where product_id = ${productId} order by id limit 1
    ),
    moved as (
      select (at at time zone 'Europe/London')::date as day, sum(change)::int as change
      from ${stockMovement} where product_id = ${productId}
        and at > now() - make_interval(days => ${chartDays + 1})
      group by 1
    )
    select days.day::text, coalesce(change, 0) as change from days left join moved using (day)
    where days.day >= (select day from opened)
    order by days.day desc`,
  );
  let level = free;
  const levels = days.map(({ day, change }) => {
    const dayLevel = { day, free: level };
    level -= change;
    return dayLevel;
  });
  return levels.reverse();
}
