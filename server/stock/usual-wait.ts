import { sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { UsualWait } from '../../contract/usual-wait.ts';
import { type Database, queryRows } from '../database/database.ts';
import { stockMovement } from '../database/schema.ts';

const lookBackDays = 730;
/** If a product has run out fewer times, its whole family is used instead. */
const minTimes = 2;
const cacheMs = 3_600_000;
const maxCachedFamilies = 50;

export type UsualWaitReader = (productId: string) => Promise<UsualWait>;

/** Returns for how many days a product is usually out of stock, read at most once an hour per family. */
export function createUsualWaitReader(
  database: () => Promise<Database>,
  catalogue: () => Catalogue,
  now: () => number = () => performance.now(),
): UsualWaitReader {
  const cache = new Map<string, { at: number; times: Promise<OutOfStock[]> }>();
  return async (productId) => {
    const family = catalogue().byId(productId)?.family;
    if (family === undefined) return {};
    let cached = cache.get(family);
    if (!cached || now() - cached.at > cacheMs) {
      if (cache.size >= maxCachedFamilies) cache.clear();
      const ids = catalogue().products.filter((each) => each.family === family);
      const times = readOutOfStockPeriods(
        await database(),
        ids.map(({ id }) => id),
      );
      times.catch(() => cache.delete(family));
      cached = { at: now(), times };
      cache.set(family, cached);
    }
    const familyTimes = await cached.times;
    const ownTimes = familyTimes.filter((time) => time.productId === productId);
    const days = upperMedian(
      (ownTimes.length >= minTimes ? ownTimes : familyTimes).map((time) => time.days),
    );
    return days === undefined ? {} : { days };
  };
}

type OutOfStock = { productId: string; days: number };

/** Each time is from the movement that took the last unit to the next delivery. */
function readOutOfStockPeriods(
  { queries }: Database,
  productIds: readonly string[],
): Promise<OutOfStock[]> {
  return queryRows<OutOfStock>(
    queries,
    sql`with level as (
      select id, product_id, at, reason, change,
        sum(change) over (partition by product_id order by id) as available
      from ${stockMovement} where product_id in ${productIds}
    )
    select level.product_id as "productId",
      ceil(extract(epoch from back.at - level.at) / 86400)::int as days
    from level cross join lateral (
      select at from level as later
      where later.product_id = level.product_id and later.id > level.id and reason = 'received'
      order by id limit 1
    ) as back
    where available = 0 and change < 0 and level.at > now() - make_interval(days => ${lookBackDays})`,
  );
}

/** The median, or the longer of the two middle values. */
function upperMedian(days: readonly number[]): number | undefined {
  return days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)];
}
