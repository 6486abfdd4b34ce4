import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { getStill } from '../../catalogue/pictures.ts';
import { carriers, trackingUrl } from '../../contract/carriers.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import {
  hasStock,
  isGoods,
  offer,
  order as orderTable,
  shipment as shipmentTable,
} from '../database/schema.ts';
import { findDocuments } from '../documents/issue-documents.ts';
import { isDeliverableAddress } from '../email/outbox.ts';
import { findCustomerId } from '../jobs/retention/personal-data.ts';
import { refundedQuantity } from '../orders/complete-refund.ts';
import { dispatchDueDay, workingDaysUntil } from '../orders/dispatch-due-day.ts';
import { issueText, isUnderReview } from '../orders/issue-text.ts';
import {
  isAwaitingDispatch,
  isPartDispatched,
  isUndispatched,
  nextStates,
  type Order,
  type OrderIssue,
  type Refund,
  type Shipment,
} from '../orders/order.ts';
import {
  orderVat,
  quantityToReturn,
  receivedPence,
  refundablePence,
  refundedPence,
  requestedRefund,
  unshippedGoods,
} from '../orders/order-amounts.ts';
import { lastInvoiceSentAt } from '../orders/send-invoice.ts';
import { isLivePayment } from '../payments/live-payments.ts';
import type { Provider } from '../payments/provider.ts';
import { readStockLevel } from '../stock/change-stock.ts';
import { listIssueActions } from './issue-actions.ts';
import type { SignedInUser } from './office-context.ts';
import { buildTimeline } from './order-timeline.ts';
import { findOpenBy, orderPresenceKey } from './presence.ts';
import { readStaffLimit } from './settings.ts';

/** An order with all details, and what the signed-in user may do with it. */
export async function buildOrderView(shop: Shop, found: Order, who: SignedInUser) {
  const { queries } = shop.database;
  const { reference, version, state, createdAt, email, name, company, phone, address } = found;
  const { poNumber, deliveryNotes, totalPence, shipments } = found;
  const { exVatPence } = orderVat(found);
  const lines = await buildLines(queries, found, shop.catalogue());
  const goods = lines.filter(isGoods);
  const isOpen = isUndispatched(state);
  return {
    reference,
    version,
    state,
    isPartDispatched: isPartDispatched(found),
    inDoubt: isUnderReview(found),
    isTest: !isLivePayment(found),
    placedAt: createdAt,
    sendBy: dispatchDeadline(found, new Date()),
    lines,
    items: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    itemsLeft: goods.reduce((sum, { left }) => sum + left, 0),
    load: totalLoad(goods),
    total: { pence: totalPence, exVat: exVatPence, vat: totalPence - exVatPence },
    buyer: { name, company, email, phone, canBeEmailed: isDeliverableAddress(email) },
    customerId: await findCustomerId(queries, email),
    others: await summarizeOtherOrders(queries, found),
    address,
    poNumber,
    deliveryNotes,
    offer: await findOfferReference(queries, found),
    payment: toPaymentView(found, shop.provider),
    issues: found.issues.map((issue) => toIssueView(issue, found, shop.provider)),
    shipments: shipments.map((one) => toShipmentView(one, found)),
    timeline: await buildTimeline(queries, found),
    invoicedAt: lastInvoiceSentAt(found.events),
    documents: await listDocuments(queries, found),
    refunds: found.refunds.map(toRefundView),
    may: {
      prepare: state === 'paid',
      dispatch: isAwaitingDispatch(state),
      deliver: state === 'dispatched',
      cancel: isOpen && shipments.length === 0,
      correctAddress: isOpen,
      refund: await readRefundPermission(queries, found, who),
    },
    carriers:
      isAwaitingDispatch(state) || state === 'dispatched'
        ? await suggestCarriers(queries, found)
        : [],
    openBy: await findOpenBy(queries, who, orderPresenceKey(reference)),
  };
}

/** The reference of the offer that an order came from. */
async function findOfferReference(
  queries: Queries,
  { offerId }: Order,
): Promise<string | undefined> {
  if (offerId === null) return undefined;
  const [found] = await queries
    .select({ reference: offer.reference })
    .from(offer)
    .where(eq(offer.id, offerId));
  return found?.reference;
}

/** The day by which to dispatch, with the working days until then: 0 is today, negative is late. */
export function dispatchDeadline(found: Order, now: Date) {
  const day = dispatchDueDay(found);
  if (!day) return undefined;
  const daysLeft = workingDaysUntil(day, now);
  return { day, daysLeft };
}

/** A withdrawn product no longer has weight or stock, but its line stays. */
async function buildLines(queries: Queries, found: Order, catalogue: Catalogue) {
  const unshippedByLine = new Map(
    unshippedGoods(found).map(({ line, quantity }) => [line, quantity]),
  );
  const lines = [];
  // Sequentially, because a transaction has a single connection.
  for (const one of found.lines) {
    const { line, productId, name, sku, unitPence, quantity, delivery } = one;
    const product = catalogue.byId(productId);
    const level = hasStock(one) ? await readStockLevel(queries, productId) : undefined;
    lines.push({
      line,
      name,
      sku,
      unitPence,
      quantity,
      delivery,
      vatPercent: one.vatPercent,
      /** The quantity that has not been refunded. */
      refundable: quantity - refundedQuantity(found, line),
      left: unshippedByLine.get(line) ?? 0,
      picture: pictureFile(productId, product),
      isWithdrawn: hasStock(one) && (!product || product.withdrawn === true),
      kilograms: product?.weight,
      metres: product?.closedLength,
      /** In the warehouse, including units that others have paid for. */
      onHand: level && level.available + level.promised,
    });
  }
  return lines;
}

/** The file of a product's picture in `/pictures/`, up to its width. */
export function pictureFile(
  productId: string,
  product?: { photo?: string | undefined },
): string | undefined {
  return getStill({ id: productId, photo: product?.photo }, 'three-quarter')?.file;
}

type Load = { quantity: number; kilograms?: number | undefined; metres?: number | undefined };

/** The total weight of the goods and the longest length; without products no longer in the catalogue. */
export function totalLoad(goods: readonly Load[]) {
  return {
    kilograms: round(goods.reduce((sum, one) => sum + (one.kilograms ?? 0) * one.quantity, 0)),
    metres: Math.max(0, ...goods.map(({ metres = 0 }) => metres)),
    isComplete: goods.every(({ kilograms }) => kilograms !== undefined),
  };
}

function round(kilograms: number): number {
  return Math.round(kilograms * 10) / 10;
}

/** Other orders of the same email address, and their payments less refunds. */
async function summarizeOtherOrders(queries: Queries, { id, email }: Order) {
  const paidLessRefunds = sql<number>`coalesce(sum(case when ${orderTable.state} = 'refunded' or ${orderTable.paidAt} is null then 0
    else ${orderTable.totalPence} - ${orderTable.givenBackPence} end), 0)::int`;
  const [found] = await queries
    .select({ count: sql<number>`count(*)::int`, pence: paidLessRefunds })
    .from(orderTable)
    .where(and(sql`lower(${orderTable.email}) = ${email.toLowerCase()}`, ne(orderTable.id, id)));
  return email === '' || !found ? { count: 0, pence: 0 } : found;
}

function toPaymentView(found: Order, provider: Provider) {
  const { paidBy, paymentId } = found;
  return {
    paidBy,
    id: paymentId,
    page: paymentId === null ? undefined : provider.paymentDashboardUrl(paymentId),
    capturedPence: receivedPence(found),
    due: found.paymentDue,
    received: found.payments.map(({ pence, receivedOn, bankReference }) => ({
      pence,
      receivedOn,
      bankReference,
    })),
    refundedPence: refundedPence(found),
    refundablePence: refundablePence(found),
  };
}

function toIssueView(one: OrderIssue, found: Order, provider: Provider) {
  const { id, kind, raisedAt, clearedAt, clearedBy } = one;
  const hasPage = toPaymentView(found, provider).page !== undefined;
  const actions = clearedAt === null ? listIssueActions(kind, found, hasPage) : [];
  return { id, kind, text: issueText(one), raisedAt, clearedAt, clearedBy, actions };
}

function toShipmentView({ id, carrier, tracking, at, lines }: Shipment, { lines: ordered }: Order) {
  const items = lines.map(({ line, quantity }) => {
    const name = ordered.find((one) => one.line === line)?.name ?? '';
    return { line, name, quantity };
  });
  return { id, carrier, tracking, at, page: trackingUrl(carrier, tracking), items };
}

async function listDocuments(queries: Queries, { id }: Order) {
  return (await findDocuments(queries, [id])).map(
    ({ kind, number, issuedAt, totalPence, data }) => {
      return { kind, number, issuedAt, totalPence, madeOutTo: data.to[0] ?? '' };
    },
  );
}

function toRefundView({ settledAt, lines, ...one }: Refund) {
  const { id, pence, beyondPence, method, state, source, note, at } = one;
  const items = lines.map((item) => {
    const { line, quantity, pence: sum, goods } = item;
    return {
      line,
      quantity,
      pence: sum,
      goods,
      notBack: settledAt === null ? 0 : quantityToReturn(item),
    };
  });
  return { id, pence, beyondPence, method, state, source, note, at, lines: items };
}

/** Whether a user may refund an order, and how: staff have a limit. */
export async function readRefundPermission(
  queries: Queries,
  found: Order,
  { role }: Pick<SignedInUser, 'role'>,
) {
  const pence = refundablePence(found);
  const isPossible =
    nextStates[found.state].includes('refunded') &&
    pence > 0 &&
    requestedRefund(found) === undefined;
  const hasCard = found.paymentId !== null;
  const may = { isPossible, hasCard, pence };
  if (role === 'owner') return { ...may, limitPence: null };
  return { ...may, limitPence: await readStaffLimit(queries, 'staffRefundLimitPence') };
}

/** How many recent shipments are searched for the carriers of an area. */
const maxRecentShipments = 500;

/** Carriers by their last shipment to the area of an order's postcode, then all others. */
async function suggestCarriers(queries: Queries, { address }: Order): Promise<string[]> {
  const [area] = /^[A-Z]{1,2}(?=\d)/.exec(address?.postcode.toUpperCase() ?? '') ?? [];
  const recent = queries
    .select({
      carrier: shipmentTable.carrier,
      orderId: shipmentTable.orderId,
      id: shipmentTable.id,
    })
    .from(shipmentTable)
    .orderBy(desc(shipmentTable.id))
    .limit(maxRecentShipments)
    .as('recent');
  const used = area
    ? await queries
        .select({ name: recent.carrier })
        .from(recent)
        .innerJoin(orderTable, eq(orderTable.id, recent.orderId))
        .where(sql`upper(${orderTable.address} ->> 'postcode') ~ ${`^${area}[0-9]`}`)
        .groupBy(recent.carrier)
        .orderBy(desc(sql`max(${recent.id})`))
        .limit(8)
    : [];
  return [...new Set([...used, ...carriers].map(({ name }) => name))];
}
