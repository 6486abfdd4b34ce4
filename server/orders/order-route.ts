import { eq, sql } from 'drizzle-orm';
import { apiPaths } from '../../contract/api-paths.ts';
import { trackingUrl } from '../../contract/carriers.ts';
import type {
  OrderPending,
  OrderState,
  PaidOrderState,
  TrackedOrder,
} from '../../contract/order.ts';
import { type OpeningShop, type Shop, whenShopReady } from '../app/shop.ts';
import { queryRows } from '../database/database.ts';
import { checkout } from '../database/schema.ts';
import { documentFilename, renderPdfBody } from '../documents/document-pdf.ts';
import { findDocument, findDocuments, type IssuedDocument } from '../documents/issue-documents.ts';
import { HttpError, withErrorResponses } from '../http/errors.ts';
import type { Route } from '../http/routes.ts';
import { ProviderError } from '../payments/provider.ts';
import { deliveryDifference, deliveryDueDay } from './delivery.ts';
import { isUnderReview } from './issue-text.ts';
import { findOrderBySession, isPartDispatched, type Order, type OrderLine } from './order.ts';
import { orderVat, shippedGoods, unshippedGoods } from './order-amounts.ts';
import { recordPayment } from './record-order.ts';

const sessionId = /^cs_\w{10,250}$/;

/** GET /api/orders/{session}/documents/{number}: an invoice or credit note of the session's order, as PDF. */
export function orderDocumentRoute(opening: OpeningShop): Route {
  return {
    method: 'GET',
    path: `${apiPaths.orders}/:session/documents/:number`,
    handler: withErrorResponses(opening.log, async (context) => {
      const { session = '', number = '' } = context.req.param();
      const shop = await whenShopReady(opening);
      const { queries } = shop.database;
      const found = sessionId.test(session)
        ? await findOrderBySession(queries, session)
        : undefined;
      const issued = found && (await findDocument(queries, number, found.id));
      if (!issued) throw new HttpError(404, 'We have no document with this number.');
      return context.body(await renderPdfBody(issued.data), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${documentFilename(issued.data)}"`,
        'cache-control': 'no-store',
      });
    }),
  };
}

/** GET /api/orders/{session}: the state of an order, for the buyer who returns from paying. */
export function orderRoute(opening: OpeningShop): Route {
  return {
    method: 'GET',
    path: `${apiPaths.orders}/:session`,
    handler: withErrorResponses(opening.log, async (context) => {
      const id = context.req.param('session') ?? '';
      const headers = { 'cache-control': 'no-store' };
      const shop = await whenShopReady(opening);
      const found = sessionId.test(id) ? await findOrderOrPending(shop, id) : undefined;
      if (!found) throw new HttpError(404, 'We have no order under this reference.');
      return 'reference' in found
        ? context.json(
            toTrackedOrder(found, await findDocuments(shop.database.queries, [found.id])),
            200,
            headers,
          )
        : context.json(found, 202, { ...headers, 'retry-after': '3' });
    }),
  };
}

async function findOrderOrPending(
  shop: Shop,
  id: string,
): Promise<Order | OrderPending | undefined> {
  const { queries } = shop.database;
  const found = await findOrderBySession(queries, id);
  if (found) return found;
  const [checkoutRow] = await queries.select().from(checkout).where(eq(checkout.sessionId, id));
  if (!checkoutRow) return undefined;
  // Paid between the two queries: its order was written in the same transaction.
  if (checkoutRow.state === 'paid') return findOrderBySession(queries, id);
  const providerState = await refreshPaymentState(shop, id);
  if (providerState === 'paid') return findOrderBySession(queries, id);
  if (providerState === 'ended' || (providerState === 'not asked' && checkoutRow.state !== 'open'))
    return undefined;
  return { state: 'pending', unpaid: providerState === 'open' || undefined };
}

/** Queries the provider, as the webhook event may be late or lost; once in two seconds per session. */
async function refreshPaymentState(
  shop: Shop,
  id: string,
): Promise<'paid' | 'ended' | 'open' | 'processing' | 'not asked'> {
  const claimed = await queryRows(
    shop.database.queries,
    sql`update checkout set asked_at = now() where session_id = ${id}
      and (asked_at is null or asked_at < now() - interval '2 seconds') returning id`,
  );
  if (claimed.length === 0) return 'not asked';
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

/** An order with a session was paid by card, so it never awaits payment. */
function toPaidState(state: OrderState): PaidOrderState {
  return state === 'awaiting-payment' ? 'paid' : state;
}

/** Contains no personal data: others may see a session's id in a browser's history. */
function toTrackedOrder(order: Order, documents: readonly IssuedDocument[]): TrackedOrder {
  const difference = deliveryDifference(order);
  return {
    reference: order.reference,
    state: toPaidState(order.state),
    underReview: isUnderReview(order) || undefined,
    placedAt: order.createdAt.toISOString(),
    deliverBy: deliveryDueDay(order)?.toISOString(),
    lines: order.lines.map(({ productId, name, sku, quantity, unitPence, delivery }) => ({
      productId,
      name,
      sku,
      quantity,
      unitPence,
      delivery: delivery ?? undefined,
    })),
    total: order.totalPence,
    rates: orderVat(order).rates,
    documents: documents.map(({ kind, number }) => ({ kind, number })),
    deliveryDifference: difference && { pence: difference.difference },
    poNumber: order.poNumber ?? undefined,
    shipments: order.shipments.map(({ carrier, tracking, at, lines }) => ({
      carrier,
      tracking: tracking ?? undefined,
      trackingUrl: trackingUrl(carrier, tracking),
      at: at.toISOString(),
      items: toItems(shippedGoods(order, lines)),
    })),
    toFollow: isPartDispatched(order) ? toItems(unshippedGoods(order)) : undefined,
    // Events without a change of state, such as a corrected carrier, are for the owner only.
    history: order.events
      .filter(({ state }, index) => state !== order.events[index - 1]?.state)
      .map(({ state, at }) => ({ state: toPaidState(state), at: at.toISOString() })),
  };
}

function toItems(lines: readonly OrderLine[]) {
  return lines.map(({ name, quantity }) => ({ name, quantity }));
}
