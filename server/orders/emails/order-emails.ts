import type { Catalogue } from '../../../catalogue/index-products.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import { loadOf, zoneOf } from '../../../content/delivery.ts';
import { loads, mainland } from '../../../content/delivery-zones.ts';
import { longDay } from '../../../content/long-day.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import { trackingUrl } from '../../../contract/carriers.ts';
import { encodeCart } from '../../../contract/cart-code.ts';
import { orderFragment } from '../../../contract/list-fragments.ts';
import { isGoods } from '../../database/schema.ts';
import { type Block, type EmailContent, facts, renderEmail } from '../../email/email-template.ts';
import { offerPageUrlForEmail } from '../../offers/quote-key.ts';
import { deliveryDifferenceText, deliveryDueDay, findDeliveryService } from '../delivery.ts';
import { issueText, isUnderReview, openIssues } from '../issue-text.ts';
import type { Order, Shipment } from '../order.ts';
import {
  countedRefunds,
  receivedPence,
  refundablePence,
  shippedGoods,
  unshippedGoods,
} from '../order-amounts.ts';
import { consumerRightsBlocks } from './consumer-rights.ts';
import { buildFacts, type Fact, formatAddress, poNumberFact, totalsBlock } from './order-facts.ts';

/** Confirms what was bought, with what a distance seller must put in writing. */
export function orderConfirmation(
  order: Order,
  origin: string,
  catalogue: Catalogue,
): EmailContent {
  return renderEmail(`Your order ${order.reference}`, [
    acceptanceText(order),
    ...unloadingBlocks(order, catalogue),
    ...orderSummaryBlocks(order, poNumberFact(order)),
    order.company === null
      ? "Need a VAT invoice? Reply to this email with your company's name and address."
      : 'Need a VAT invoice? Reply to this email.',
    ...trackingLinkBlocks(order, origin),
    ...reorderLinkBlocks(order, origin),
    ...consumerRightsBlocks(order, origin),
  ]);
}

/** By our terms, this email is our acceptance, so it does not accept an order under review yet. */
function acceptanceText(order: Order): string {
  const paid = `Thank you for your order. We've received your payment of ${formatPrice(order.totalPence)}`;
  const difference = deliveryDifferenceText(order);
  if (difference) return `${paid}. ${difference}`;
  return isUnderReview(order)
    ? `${paid}. We need to check your order before we can accept it and will email you today. If we can't send what you ordered, we'll refund you in full.`
    : `${paid} and accept your order with this email.${deliveryPromise(order)} Keep this email: it's your copy of the contract.`;
}

/** Empty if no day can be promised. */
function deliveryPromise(order: Order): string {
  const day = deliveryDueDay(order);
  if (!day) return '';
  const zone = zoneOf(order.address?.postcode ?? '') ?? mainland;
  const workingDays = order.leadDays ?? zone.workingDays;
  const how =
    findDeliveryService(order.lines) === 'express'
      ? 'by express'
      : `within ${workingDays} working days`;
  return ` We'll deliver it ${how}, by ${longDay(day)}.`;
}

/** What the buyer needs for unloading. Anyone who can unload a heavy item can unload a long one too. */
function unloadingBlocks({ lines }: Order, { products }: Catalogue): Block[] {
  const bought = new Set(lines.map(({ sku }) => sku));
  const orderedLoads = new Set(products.filter(({ sku }) => bought.has(sku)).map(loadOf));
  if (orderedLoads.has('heavy')) return [orderSuccess.heavyLoad];
  return orderedLoads.has('long') ? [orderSuccess.longLoad] : [];
}

/** The order is delivered to another address than the one in the confirmation. */
export function deliveryAddressChangedEmail(order: Order, origin: string): EmailContent {
  const difference = deliveryDifferenceText(order);
  return renderEmail(`New delivery address for your order ${order.reference}`, [
    `We've changed the delivery address of your order to the one below.${deliveryPromise(order)}${difference ? ` ${difference}` : ''}`,
    facts([
      ['Order number', order.reference],
      ...poNumberFact(order),
      ...deliveryAddressFacts(order),
    ]),
    goodsTable(order),
    ...trackingLinkBlocks(order, origin),
    `Not what you asked for? Call ${company.phone.shown} before we dispatch it.`,
  ]);
}

/** What has been dispatched, how to track it, and what comes later. */
export function orderDispatchedEmail(
  order: Order,
  shipment: Shipment,
  origin: string,
): EmailContent {
  const { carrier, tracking } = shipment;
  const shipped = shippedGoods(order, shipment.lines);
  const part = shipmentLabel(order, shipment);
  const href = trackingUrl(carrier, tracking);
  const about = `${part} order ${order.reference} is on its way`;
  return renderEmail(about, [
    `We've dispatched ${part.toLowerCase()} order. Items over ${loads.longMetres} m are delivered to the kerb on a long vehicle and need two people to unload; items over ${loads.heavyKilograms} kg need a forklift or more people. Check for damage before you sign. If you can't, write "not checked" on the delivery note.`,
    facts([
      ['Order number', order.reference],
      ...poNumberFact(order),
      ['Carrier', carrier],
      ['Tracking', tracking ?? 'None for this delivery'],
      ...deliveryAddressFacts(order),
    ]),
    ...(href ? [{ kind: 'link', text: `Follow it with ${carrier}`, href } satisfies Block] : []),
    goodsTable({ lines: shipped }),
    ...unshippedBlocks(order),
    ...trackingLinkBlocks(order, origin),
    ...reorderLinkBlocks(order, origin),
    contactUsBlock(),
  ]);
}

/** The beginning of a sentence about a shipment. */
function shipmentLabel(order: Order, { id }: Shipment): string {
  const isOnlyShipment = order.shipments.length === 1;
  if (unshippedGoods(order).length > 0) return 'Part of your';
  if (isOnlyShipment) return 'Your';
  return order.shipments.at(-1)?.id === id ? 'The rest of your' : 'Part of your';
}

function unshippedBlocks(order: Order): Block[] {
  const items = unshippedGoods(order).map(({ quantity, name }) => `${quantity} × ${name}`);
  if (items.length === 0) return [];
  const text = "Still to come. We'll email you when we dispatch it:";
  return [text, { kind: 'list', items }];
}

/** The order is cancelled and will be refunded. */
export function orderCancelledEmail(order: Order): EmailContent {
  return renderEmail(`Your order ${order.reference} has been cancelled`, [
    `We've cancelled your order and won't send anything else for it. ${refundPromise(order)}`,
    facts([['Order number', order.reference], ...poNumberFact(order)]),
    goodsTable(order),
    contactUsBlock(),
  ]);
}

function refundPromise(order: Order): string {
  const pence = refundablePence(order);
  if (pence > 0) {
    return `We'll refund ${formatPrice(pence)} ${refundDestinationText(order)}, and email you when we have.`;
  }
  return receivedPence(order) > 0
    ? 'Everything you paid has been refunded.'
    : `We haven't received a payment for it, and nothing is due. Still want it? Call ${company.phone.shown}.`;
}

/** A refund, in full or in part. */
export function orderRefundedEmail(order: Order, { now, before }: RefundAmounts): EmailContent {
  return renderEmail(`Your refund for order ${order.reference}`, [
    `We've refunded ${formatPrice(now)} ${refundMethodText(order)}.${nothingSentText(order)} Your bank may take up to 10 working days to show it.`,
    facts([
      ['Order number', order.reference],
      ...poNumberFact(order),
      ['You paid', formatPrice(order.totalPence)],
      ...(before > 0 ? [['Refunded before', formatPrice(before)] satisfies Fact] : []),
      ['Refunded now', formatPrice(now)],
    ]),
    goodsTable(order),
    contactUsBlock(),
  ]);
}

/** Only for an order that is refunded before dispatch. */
function nothingSentText({ state, shipments }: Order): string {
  if (state !== 'refunded') return '';
  return shipments.length === 0 ? " We won't send anything for this order." : '';
}

/** The method of the last refund. */
function refundMethodText(order: Order): string {
  const isTransfer = countedRefunds(order).at(-1)?.method === 'bank-transfer';
  return isTransfer ? 'by bank transfer' : refundDestinationText(order);
}

/** In pence. */
export type RefundAmounts = { now: number; before: number };

const contactUsBlock = (): Block =>
  `Something wrong? Call ${company.phone.shown} or reply to this email.`;

/** To the owner: what to send, where, and whom the driver can call. */
export function orderPlacedEmail(order: Order): EmailContent {
  return renderEmail(`New order ${order.reference}, ${formatPrice(order.totalPence)}`, [
    ...orderSummaryBlocks(order, [...dueDayFacts(order), ...contactFacts(order)]),
    `After dispatch: npm run shop -- orders dispatch ${order.reference} --carrier NAME --tracking NUMBER`,
  ]);
}

/** To the owner: an order with what must be checked about it. */
export function orderIssuesEmail(order: Order): EmailContent {
  return renderEmail(`Check order ${order.reference}`, [
    ...openIssues(order).map((issue) => issueText(issue)),
    ...orderSummaryBlocks(order, contactFacts(order)),
    `When it's dealt with: npm run shop -- orders clear ${order.reference}`,
  ]);
}

/** An order has a page if it was paid by card or came from an offer. */
function trackingLinkBlocks({ sessionId, offerId }: Order, origin: string): Block[] {
  if (sessionId === null && offerId === null) return [];
  const href = sessionId
    ? `${origin}/success?session_id=${encodeURIComponent(sessionId)}`
    : offerPageUrlForEmail(origin);
  return [{ kind: 'link', text: 'Track your order', href }];
}

/** Links to the same goods at today's prices. The link holds only what was bought, no personal data. */
function reorderLinkBlocks({ lines }: Pick<Order, 'lines'>, origin: string): Block[] {
  const goods = lines.filter(isGoods);
  if (goods.length === 0) return [];
  const code = encodeCart(
    goods.map(({ sku, quantity, unitPence }) => ({ sku, quantity, pence: unitPence })),
  );
  return [{ kind: 'link', text: 'Order again', href: `${origin}/shop${orderFragment}${code}` }];
}

function refundDestinationText({ paidBy }: Order): string {
  return paidBy === 'card' ? 'to the card you paid with' : 'by bank transfer';
}

export function orderSummaryBlocks(order: Order, about: readonly Fact[]): Block[] {
  return [
    facts([['Order number', order.reference], ...about, ...deliveryAddressFacts(order)]),
    goodsTable(order),
    totalsBlock(order),
  ];
}

function goodsTable({ lines }: Pick<Order, 'lines'>): Block {
  return {
    kind: 'table',
    head: ['Quantity', 'Product', 'SKU', 'Each inc VAT', 'Total inc VAT'],
    rows: lines.map(({ quantity, name, sku, unitPence }) => [
      `${quantity} ×`,
      name,
      sku,
      formatPrice(unitPence),
      formatPrice(unitPence * quantity),
    ]),
  };
}

export function contactFacts({ email, phone, poNumber }: Order): Fact[] {
  return buildFacts(['Email', email], ['Phone', phone], ['PO number', poNumber]);
}

function dueDayFacts(order: Order): Fact[] {
  const day = deliveryDueDay(order);
  return buildFacts(['Due', day ? longDay(day) : null]);
}

function deliveryAddressFacts({ address, name, company: firm, deliveryNotes }: Order): Fact[] {
  if (!address) return [];
  return buildFacts(
    ['Deliver to', formatAddress([name, firm], address)],
    ['Delivery notes', deliveryNotes],
  );
}
