import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { stillOf } from '../../catalogue/pictures.ts';
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
import { customerIdOf } from '../jobs/retention/personal-data.ts';
import { refundedQuantity } from '../orders/complete-refund.ts';
import { lastInvoice } from '../orders/invoice.ts';
import { isInDoubt, issueText } from '../orders/issue-text.ts';
import {
  isPartDispatched,
  isToDispatch,
  isUndispatched,
  nextStates,
  notBack,
  type Order,
  type OrderIssue,
  orderVat,
  type Refund,
  receivedPence,
  refundablePence,
  refundedPence,
  requestedRefund,
  type Shipment,
  unshippedGoods,
} from '../orders/order.ts';
import { sendByDay, workingDaysUntil } from '../orders/send-by.ts';
import { isLivePayment } from '../payments/live-payments.ts';
import type { Provider } from '../payments/provider.ts';
import { readStockLevel } from '../stock/change-stock.ts';
import { issueActions } from './issue-actions.ts';
import type { SignedIn } from './office-context.ts';
import { timelineOf } from './order-timeline.ts';
import { findOpenBy, recordOfOrder } from './presence.ts';
import { readRefundLimit } from './settings.ts';

/** An order with all details, and what the signed-in user may do with it. */
export async function orderView(shop: Shop, found: Order, who: SignedIn) {
  const { queries } = shop.database;
  const { reference, version, state, createdAt, email, name, company, phone, address } = found;
  const { poNumber, deliveryNotes, totalPence, shipments } = found;
  const { exVatPence } = orderVat(found);
  const lines = await linesOf(queries, found, shop.catalogue());
  const goods = lines.filter(isGoods);
  const isOpen = isUndispatched(state);
  return {
    reference,
    version,
    state,
    isPartDispatched: isPartDispatched(found),
    inDoubt: isInDoubt(found),
    isTest: !isLivePayment(found),
    placedAt: createdAt,
    sendBy: sendByOf(found, new Date()),
    lines,
    items: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    itemsLeft: goods.reduce((sum, { left }) => sum + left, 0),
    load: loadOf(goods),
    total: { pence: totalPence, exVat: exVatPence, vat: totalPence - exVatPence },
    buyer: { name, company, email, phone, canBeEmailed: isDeliverableAddress(email) },
    customerId: await customerIdOf(queries, email),
    others: await othersOf(queries, found),
    address,
    poNumber,
    deliveryNotes,
    offer: await offerOf(queries, found),
    payment: paymentOf(found, shop.provider),
    issues: found.issues.map((issue) => issueOf(issue, found, shop.provider)),
    shipments: shipments.map((one) => shipmentView(one, found)),
    timeline: await timelineOf(queries, found),
    invoicedAt: lastInvoice(found.events),
    documents: await documentsOf(queries, found),
    refunds: found.refunds.map(refundView),
    may: {
      prepare: state === 'paid',
      dispatch: isToDispatch(state),
      deliver: state === 'dispatched',
      cancel: isOpen && shipments.length === 0,
      correctAddress: isOpen,
      refund: await mayRefund(queries, found, who),
    },
    carriers:
      isToDispatch(state) || state === 'dispatched' ? await carriersFor(queries, found) : [],
    openBy: await findOpenBy(queries, who, recordOfOrder(reference)),
  };
}

/** The reference of the offer that an order came from. */
async function offerOf(queries: Queries, { offerId }: Order): Promise<string | undefined> {
  if (offerId === null) return undefined;
  const [found] = await queries
    .select({ reference: offer.reference })
    .from(offer)
    .where(eq(offer.id, offerId));
  return found?.reference;
}

/** The day by which to dispatch, with the working days until then: 0 is today, negative is late. */
export function sendByOf(found: Order, now: Date) {
  const day = sendByDay(found);
  if (!day) return undefined;
  const daysLeft = workingDaysUntil(day, now);
  return { day, daysLeft };
}

/** A withdrawn product no longer has weight or stock, but its line stays. */
async function linesOf(queries: Queries, found: Order, catalogue: Catalogue) {
  const left = new Map(unshippedGoods(found).map(({ line, quantity }) => [line, quantity]));
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
      left: left.get(line) ?? 0,
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
  return stillOf({ id: productId, photo: product?.photo }, 'three-quarter')?.file;
}

type Load = { quantity: number; kilograms?: number | undefined; metres?: number | undefined };

/** The total weight of the goods and the longest length; without products no longer in the catalogue. */
export function loadOf(goods: readonly Load[]) {
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
async function othersOf(queries: Queries, { id, email }: Order) {
  const kept = sql<number>`coalesce(sum(case when ${orderTable.state} = 'refunded' or ${orderTable.paidAt} is null then 0
    else ${orderTable.totalPence} - ${orderTable.givenBackPence} end), 0)::int`;
  const [found] = await queries
    .select({ count: sql<number>`count(*)::int`, pence: kept })
    .from(orderTable)
    .where(and(sql`lower(${orderTable.email}) = ${email.toLowerCase()}`, ne(orderTable.id, id)));
  return email === '' || !found ? { count: 0, pence: 0 } : found;
}

function paymentOf(found: Order, provider: Provider) {
  const { paidBy, paymentId } = found;
  return {
    paidBy,
    id: paymentId,
    page: paymentId === null ? undefined : provider.paymentPage(paymentId),
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

function issueOf(one: OrderIssue, found: Order, provider: Provider) {
  const { id, kind, raisedAt, clearedAt, clearedBy } = one;
  const hasPage = paymentOf(found, provider).page !== undefined;
  const actions = clearedAt === null ? issueActions(kind, found, hasPage) : [];
  return { id, kind, text: issueText(one), raisedAt, clearedAt, clearedBy, actions };
}

function shipmentView({ id, carrier, tracking, at, lines }: Shipment, { lines: ordered }: Order) {
  const items = lines.map(({ line, quantity }) => {
    const name = ordered.find((one) => one.line === line)?.name ?? '';
    return { line, name, quantity };
  });
  return { id, carrier, tracking, at, page: trackingUrl(carrier, tracking), items };
}

async function documentsOf(queries: Queries, { id }: Order) {
  return (await findDocuments(queries, [id])).map(
    ({ kind, number, issuedAt, totalPence, data }) => {
      return { kind, number, issuedAt, totalPence, madeOutTo: data.to[0] ?? '' };
    },
  );
}

function refundView({ settledAt, lines, ...one }: Refund) {
  const { id, pence, beyondPence, method, state, source, note, at } = one;
  const items = lines.map((item) => {
    const { line, quantity, pence: sum, goods } = item;
    return { line, quantity, pence: sum, goods, notBack: settledAt === null ? 0 : notBack(item) };
  });
  return { id, pence, beyondPence, method, state, source, note, at, lines: items };
}

/** Whether a user may refund an order, and how: staff have a limit. */
export async function mayRefund(queries: Queries, found: Order, { role }: Pick<SignedIn, 'role'>) {
  const pence = refundablePence(found);
  const isPossible =
    nextStates[found.state].includes('refunded') &&
    pence > 0 &&
    requestedRefund(found) === undefined;
  const hasCard = found.paymentId !== null;
  const may = { isPossible, hasCard, pence };
  if (role === 'owner') return { ...may, limitPence: null };
  return { ...may, limitPence: await readRefundLimit(queries) };
}

/** How many recent shipments are searched for the carriers of an area. */
const recentShipments = 500;

/** Carriers by their last shipment to the area of an order's postcode, then all others. */
async function carriersFor(queries: Queries, { address }: Order): Promise<string[]> {
  const [area] = /^[A-Z]{1,2}(?=\d)/.exec(address?.postcode.toUpperCase() ?? '') ?? [];
  const recent = queries
    .select({
      carrier: shipmentTable.carrier,
      orderId: shipmentTable.orderId,
      id: shipmentTable.id,
    })
    .from(shipmentTable)
    .orderBy(desc(shipmentTable.id))
    .limit(recentShipments)
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
