import type { Catalogue } from '../../../catalogue/index-products.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import { loadOf, zoneOf } from '../../../content/delivery.ts';
import { loads, mainland } from '../../../content/delivery-zones.ts';
import { longDay } from '../../../content/long-day.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import { trackingUrl } from '../../../contract/carriers.ts';
import { writeCartCode } from '../../../contract/cart-code.ts';
import { orderFragment } from '../../../contract/list-fragments.ts';
import { isGoods } from '../../database/schema.ts';
import { type Block, type EmailContent, renderEmail } from '../../email/email-template.ts';
import { emailedOfferAddress } from '../../offers/quote-key.ts';
import { differenceText, dueDay, serviceOf } from '../delivery.ts';
import { isInDoubt, issueText, openIssues } from '../issue-text.ts';
import {
  countedRefunds,
  type Order,
  receivedPence,
  refundablePence,
  type Shipment,
  shippedGoods,
  unshippedGoods,
} from '../order.ts';
import { buyersRights } from './buyers-rights.ts';
import { addressOf, buyersNumber, type Fact, known, totals } from './order-facts.ts';

/** Confirms what was bought, with what a distance seller must put in writing. */
export function orderConfirmation(
  order: Order,
  origin: string,
  catalogue: Catalogue,
): EmailContent {
  return renderEmail(`Your order ${order.reference}`, [
    { kind: 'paragraph', text: thanks(order) },
    ...unloading(order, catalogue),
    ...whatWasBought(order, buyersNumber(order)),
    {
      kind: 'paragraph',
      text:
        order.company === null
          ? "Need a VAT invoice? Reply to this email with your company's name and address."
          : 'Need a VAT invoice? Reply to this email.',
    },
    ...trackingLink(order, origin),
    ...orderAgain(order, origin),
    ...buyersRights(order, origin),
  ]);
}

/** By our terms, this email is our acceptance, so it does not accept an order in doubt yet. */
function thanks(order: Order): string {
  const paid = `Thank you for your order. We've received your payment of ${formatPrice(order.totalPence)}`;
  const difference = differenceText(order);
  if (difference) return `${paid}. ${difference}`;
  return isInDoubt(order)
    ? `${paid}. We need to check your order before we can accept it and will email you today. If we can't send what you ordered, we'll refund you in full.`
    : `${paid} and accept your order with this email.${deliveryPromise(order)} Keep this email: it's your copy of the contract.`;
}

/** Empty if no day can be promised. */
function deliveryPromise(order: Order): string {
  const day = dueDay(order);
  if (!day) return '';
  const zone = zoneOf(order.address?.postcode ?? '') ?? mainland;
  const workingDays = order.leadDays ?? zone.workingDays;
  const how =
    serviceOf(order.lines) === 'express' ? 'by express' : `within ${workingDays} working days`;
  return ` We'll deliver it ${how}, by ${longDay(day)}.`;
}

/** What the buyer needs for unloading. Anyone who can unload a heavy item can unload a long one too. */
function unloading({ lines }: Order, { products }: Catalogue): Block[] {
  const bought = new Set(lines.map(({ sku }) => sku));
  const asked = new Set(products.filter(({ sku }) => bought.has(sku)).map(loadOf));
  if (asked.has('heavy')) return [{ kind: 'paragraph', text: orderSuccess.heavyLoad }];
  return asked.has('long') ? [{ kind: 'paragraph', text: orderSuccess.longLoad }] : [];
}

/** The order is delivered to another address than the one in the confirmation. */
export function orderRedirected(order: Order, origin: string): EmailContent {
  const difference = differenceText(order);
  return renderEmail(`New delivery address for your order ${order.reference}`, [
    {
      kind: 'paragraph',
      text: `We've changed the delivery address of your order to the one below.${deliveryPromise(order)}${difference ? ` ${difference}` : ''}`,
    },
    {
      kind: 'facts',
      rows: [['Order number', order.reference], ...buyersNumber(order), ...deliveryAddress(order)],
    },
    goods(order),
    ...trackingLink(order, origin),
    {
      kind: 'paragraph',
      text: `Not what you asked for? Call ${company.phone.shown} before we dispatch it.`,
    },
  ]);
}

/** What has been dispatched, how to track it, and what comes later. */
export function orderDispatched(order: Order, shipment: Shipment, origin: string): EmailContent {
  const { carrier, tracking } = shipment;
  const shipped = shippedGoods(order, shipment.lines);
  const part = partOf(order, shipment);
  const href = trackingUrl(carrier, tracking);
  const about = `${part} order ${order.reference} is on its way`;
  return renderEmail(about, [
    {
      kind: 'paragraph',
      text: `We've dispatched ${part.toLowerCase()} order. Items over ${loads.longMetres} m are delivered to the kerb on a long vehicle and need two people to unload; items over ${loads.heavyKilograms} kg need a forklift or more people. Check for damage before you sign. If you can't, write "not checked" on the delivery note.`,
    },
    {
      kind: 'facts',
      rows: [
        ['Order number', order.reference],
        ...buyersNumber(order),
        ['Carrier', carrier],
        ['Tracking', tracking ?? 'None for this delivery'],
        ...deliveryAddress(order),
      ],
    },
    ...(href ? [{ kind: 'link', text: `Follow it with ${carrier}`, href } satisfies Block] : []),
    goods({ lines: shipped }),
    ...stillToCome(order),
    ...trackingLink(order, origin),
    ...orderAgain(order, origin),
    somethingWrong(),
  ]);
}

/** The beginning of a sentence about a shipment. */
function partOf(order: Order, { id }: Shipment): string {
  const isAlone = order.shipments.length === 1;
  if (unshippedGoods(order).length > 0) return 'Part of your';
  if (isAlone) return 'Your';
  return order.shipments.at(-1)?.id === id ? 'The rest of your' : 'Part of your';
}

function stillToCome(order: Order): Block[] {
  const items = unshippedGoods(order).map(({ quantity, name }) => `${quantity} × ${name}`);
  if (items.length === 0) return [];
  const text = "Still to come. We'll email you when we dispatch it:";
  return [
    { kind: 'paragraph', text },
    { kind: 'list', items },
  ];
}

/** The order is cancelled and will be refunded. */
export function orderCancelled(order: Order): EmailContent {
  return renderEmail(`Your order ${order.reference} has been cancelled`, [
    {
      kind: 'paragraph',
      text: `We've cancelled your order and won't send anything else for it. ${refundPromise(order)}`,
    },
    { kind: 'facts', rows: [['Order number', order.reference], ...buyersNumber(order)] },
    goods(order),
    somethingWrong(),
  ]);
}

function refundPromise(order: Order): string {
  const pence = refundablePence(order);
  if (pence > 0) {
    return `We'll refund ${formatPrice(pence)} ${paidWith(order)}, and email you when we have.`;
  }
  return receivedPence(order) > 0
    ? 'Everything you paid has been refunded.'
    : `We haven't received a payment for it, and nothing is due. Still want it? Call ${company.phone.shown}.`;
}

/** A refund, in full or in part. */
export function orderRefunded(order: Order, { now, before }: Refunded): EmailContent {
  return renderEmail(`Your refund for order ${order.reference}`, [
    {
      kind: 'paragraph',
      text: `We've refunded ${formatPrice(now)} ${wayBack(order)}.${notComing(order)} Your bank may take up to 10 working days to show it.`,
    },
    {
      kind: 'facts',
      rows: [
        ['Order number', order.reference],
        ...buyersNumber(order),
        ['You paid', formatPrice(order.totalPence)],
        ...(before > 0 ? [['Refunded before', formatPrice(before)] satisfies Fact] : []),
        ['Refunded now', formatPrice(now)],
      ],
    },
    goods(order),
    somethingWrong(),
  ]);
}

/** Only for an order that is refunded before dispatch. */
function notComing({ state, shipments }: Order): string {
  if (state !== 'refunded') return '';
  return shipments.length === 0 ? " We won't send anything for this order." : '';
}

/** The method of the last refund. */
function wayBack(order: Order): string {
  const isTransfer = countedRefunds(order).at(-1)?.method === 'bank-transfer';
  return isTransfer ? 'by bank transfer' : paidWith(order);
}

/** In pence. */
export type Refunded = { now: number; before: number };

const somethingWrong = (): Block => ({
  kind: 'paragraph',
  text: `Something wrong? Call ${company.phone.shown} or reply to this email.`,
});

/** To the owner: what to send, where, and whom the driver can call. */
export function orderPlaced(order: Order): EmailContent {
  return renderEmail(`New order ${order.reference}, ${formatPrice(order.totalPence)}`, [
    ...whatWasBought(order, [...due(order), ...contact(order)]),
    {
      kind: 'paragraph',
      text: `After dispatch: npm run shop -- orders dispatch ${order.reference} --carrier NAME --tracking NUMBER`,
    },
  ]);
}

/** To the owner: an order with what must be checked about it. */
export function orderHasIssues(order: Order): EmailContent {
  return renderEmail(`Check order ${order.reference}`, [
    ...openIssues(order).map((issue): Block => ({ kind: 'paragraph', text: issueText(issue) })),
    ...whatWasBought(order, contact(order)),
    {
      kind: 'paragraph',
      text: `When it's dealt with: npm run shop -- orders clear ${order.reference}`,
    },
  ]);
}

/** An order has a page if it was paid by card or came from an offer. */
function trackingLink({ sessionId, offerId }: Order, origin: string): Block[] {
  if (sessionId === null && offerId === null) return [];
  const href = sessionId
    ? `${origin}/success?session_id=${encodeURIComponent(sessionId)}`
    : emailedOfferAddress(origin);
  return [{ kind: 'link', text: 'Track your order', href }];
}

/** Links to the same goods at today's prices. The link holds only what was bought, no personal data. */
function orderAgain({ lines }: Pick<Order, 'lines'>, origin: string): Block[] {
  const goods = lines.filter(isGoods);
  if (goods.length === 0) return [];
  const code = writeCartCode(
    goods.map(({ sku, quantity, unitPence }) => ({ sku, quantity, pence: unitPence })),
  );
  return [{ kind: 'link', text: 'Order again', href: `${origin}/shop${orderFragment}${code}` }];
}

function paidWith({ paidBy }: Order): string {
  return paidBy === 'card' ? 'to the card you paid with' : 'by bank transfer';
}

export function whatWasBought(order: Order, about: readonly Fact[]): Block[] {
  return [
    {
      kind: 'facts',
      rows: [['Order number', order.reference], ...about, ...deliveryAddress(order)],
    },
    goods(order),
    totals(order),
  ];
}

function goods({ lines }: Pick<Order, 'lines'>): Block {
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

export function contact({ email, phone, poNumber }: Order): Fact[] {
  return known(['Email', email], ['Phone', phone], ['PO number', poNumber]);
}

function due(order: Order): Fact[] {
  const day = dueDay(order);
  return known(['Due', day ? longDay(day) : null]);
}

function deliveryAddress({ address, name, company: firm, deliveryNotes }: Order): Fact[] {
  if (!address) return [];
  return known(['Deliver to', addressOf([name, firm], address)], ['Delivery notes', deliveryNotes]);
}
