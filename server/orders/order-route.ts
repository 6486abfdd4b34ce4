import { eq, sql } from 'drizzle-orm';
import { apiPaths } from '../../contract/api-paths.ts';
import type { OrderPending, TrackedOrder } from '../../contract/order.ts';
import { type OpeningShop, type Shop, whenShopReady } from '../app/shop.ts';
import { rowsOf } from '../database/database.ts';
import { checkout } from '../database/schema.ts';
import { HttpError, withErrors } from '../http/errors.ts';
import type { Route } from '../http/routes.ts';
import { ProviderError } from '../payments/provider.ts';
import { deliveryDifference, dueDay } from './delivery.ts';
import { isInDoubt } from './issue-text.ts';
import { findOrderBySession, type Order } from './order.ts';
import { recordPayment } from './record-order.ts';

const sessionId = /^cs_\w{10,250}$/;

/** GET /api/orders/{session}: the state of an order, for the buyer who returns from paying. */
export function orderRoute(opening: OpeningShop): Route {
  return {
    method: 'GET',
    path: `${apiPaths.orders}/:session`,
    handler: withErrors(opening.log, async (context) => {
      const id = context.req.param('session') ?? '';
      const headers = { 'cache-control': 'no-store' };
      const shop = await whenShopReady(opening);
      const found = sessionId.test(id) ? await findOrAsk(shop, id) : undefined;
      if (!found) throw new HttpError(404, 'We have no order under this reference.');
      return 'reference' in found
        ? context.json(tracked(found), 200, headers)
        : context.json(found, 202, { ...headers, 'retry-after': '3' });
    }),
  };
}

async function findOrAsk(shop: Shop, id: string): Promise<Order | OrderPending | undefined> {
  const { queries } = shop.database;
  const found = await findOrderBySession(queries, id);
  if (found) return found;
  const [held] = await queries.select().from(checkout).where(eq(checkout.sessionId, id));
  if (!held) return undefined;
  // Paid between the two queries: its order was written together with that.
  if (held.state === 'paid') return findOrderBySession(queries, id);
  const asked = await ask(shop, id);
  if (asked === 'paid') return findOrderBySession(queries, id);
  if (asked === 'ended' || (asked === 'not asked' && held.state !== 'open')) return undefined;
  return { state: 'pending', unpaid: asked === 'open' || undefined };
}

/** The webhook event may be late or lost, so we ask the provider: once in two seconds in all. */
async function ask(
  shop: Shop,
  id: string,
): Promise<'paid' | 'ended' | 'open' | 'processing' | 'not asked'> {
  const mayAsk = await rowsOf(
    shop.database.queries,
    sql`update checkout set asked_at = now() where session_id = ${id}
      and (asked_at is null or asked_at < now() - interval '2 seconds') returning id`,
  );
  if (mayAsk.length === 0) return 'not asked';
  try {
    const session = await shop.provider.findSession(id);
    if (!session) return 'ended';
    await recordPayment(shop, session);
    const { state } = session;
    return state === 'paid' || state === 'open' || state === 'processing' ? state : 'ended';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const sentence = "We can't check the payment right now. Please try again in a minute.";
    throw new HttpError(503, sentence, { cause: error });
  }
}

/** Nothing personal: a session's id may be seen in a browser's history. */
function tracked(order: Order): TrackedOrder {
  const difference = deliveryDifference(order);
  return {
    reference: order.reference,
    state: order.state,
    underReview: isInDoubt(order) || undefined,
    placedAt: order.createdAt.toISOString(),
    deliverBy: dueDay(order)?.toISOString(),
    lines: order.lines.map(({ productId, name, sku, quantity, unitPence, delivery }) => ({
      productId,
      name,
      sku,
      quantity,
      unitPence,
      delivery: delivery ?? undefined,
    })),
    total: order.totalPence,
    deliveryDifference: difference && { pence: difference.difference },
    poNumber: order.poNumber ?? undefined,
    carrier: order.carrier ?? undefined,
    tracking: order.tracking ?? undefined,
    // A corrected carrier is a step for the owner, not for the buyer.
    history: order.events
      .filter(({ state }, place) => state !== order.events[place - 1]?.state)
      .map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}
