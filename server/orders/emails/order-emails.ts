import { products } from '../../../catalogue/catalogue.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import { claims, company } from '../../../content/company.ts';
import { beyondMainland, loadOf, loads } from '../../../content/delivery.ts';
import { longDay } from '../../../content/long-day.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import { type Block, type EmailContent, renderEmail } from '../../email/email-template.ts';
import { districtBeyondDelivery } from '../delivery-surcharge.ts';
import { dueDay } from '../due-day.ts';
import type { Order } from '../find-order.ts';
import { refundablePence } from '../refunded-amount.ts';
import { buyersRights } from './buyers-rights.ts';
import { addressOf, buyersNumber, type Fact, known, totals } from './order-facts.ts';

/** Thanks for the money, says what was bought, and carries what a distance seller must put in writing. */
export function orderConfirmation(order: Order, origin: string): EmailContent {
  return renderEmail(`Your order ${order.reference}`, [
    { kind: 'paragraph', text: thanks(order) },
    {
      kind: 'paragraph',
      text: `${carriage(order)} If you do not want to pay it, you get all your money back.`,
    },
    ...unloading(order),
    ...whatWasBought(order, buyersNumber(order)),
    {
      kind: 'paragraph',
      text:
        order.company === null
          ? "Need a VAT invoice? Reply to this e-mail with your company's name and address."
          : 'Need a VAT invoice? Reply to this e-mail.',
    },
    { kind: 'link', text: 'Track your order', href: trackingAddress(order, origin) },
    ...buyersRights(order, origin),
  ]);
}

/** The terms say that this mail is our acceptance: what we may not be able to send is not accepted yet. */
function thanks(order: Order): string {
  const paid = `Thank you for your order. We have your payment of ${formatPrice(order.totalPence)}`;
  return order.inDoubt
    ? `${paid}. Somebody here has to look at the order before we can accept it, and writes to you about it. If we cannot send what you ordered, you get your money back in full.`
    : `${paid} and accept the order with this e-mail.${deliveryPromise(order)} Keep this e-mail: it is your copy of the contract.`;
}

/** Nothing where no day can be promised. */
function deliveryPromise(order: Order): string {
  const day = dueDay(order);
  return day
    ? ` Delivery is within ${claims.deliveryWorkingDays} working days, by ${longDay(day)}.`
    : '';
}

function carriage({ address }: Order): string {
  const district = districtBeyondDelivery(address);
  if (district === undefined) return beyondMainland;
  return `Your address in ${district} is outside our standard delivery: we write to you about carriage before anything leaves.`;
}

/** What the buyer must have ready at the kerb. Who can take the heavy load off can take the long one too. */
function unloading({ lines }: Order): Block[] {
  const bought = new Set(lines.map(({ sku }) => sku));
  const asked = new Set(products.filter(({ sku }) => bought.has(sku)).map(loadOf));
  if (asked.has('heavy')) return [{ kind: 'paragraph', text: orderSuccess.heavyLoad }];
  return asked.has('long') ? [{ kind: 'paragraph', text: orderSuccess.longLoad }] : [];
}

/** Tells that the goods go to another address than the one in the confirmation. */
export function orderRedirected(order: Order, origin: string): EmailContent {
  const beyond = districtBeyondDelivery(order.address) === undefined ? '' : ` ${carriage(order)}`;
  return renderEmail(`Your order ${order.reference} goes to another address`, [
    {
      kind: 'paragraph',
      text: `Your order now goes to the address below.${deliveryPromise(order)}${beyond}`,
    },
    {
      kind: 'facts',
      rows: [['Order number', order.reference], ...buyersNumber(order), ...deliveryAddress(order)],
    },
    goods(order),
    { kind: 'link', text: 'Track your order', href: trackingAddress(order, origin) },
    {
      kind: 'paragraph',
      text: `Not what you asked us for? Call ${company.phone.shown} before it leaves.`,
    },
  ]);
}

/** Tells that the goods have left, and how to follow them. */
export function orderDispatched(order: Order, origin: string): EmailContent {
  return renderEmail(`Your order ${order.reference} is on its way`, [
    {
      kind: 'paragraph',
      text: `Your order has left us. Anything over about ${loads.longMetres} m comes on a long vehicle, is set down at the kerb and needs two people to take it off; a piece over ${loads.heavyKilograms} kg needs a forklift or more people. Look for damage before you sign; if you cannot, write "not checked" on the note.`,
    },
    {
      kind: 'facts',
      rows: [
        ['Order number', order.reference],
        ...buyersNumber(order),
        ['Carrier', order.carrier ?? 'Our own vehicle'],
        ['Tracking', order.tracking ?? 'None for this delivery'],
        ...deliveryAddress(order),
      ],
    },
    goods(order),
    { kind: 'link', text: 'Track your order', href: trackingAddress(order, origin) },
    somethingWrong,
  ]);
}

/** Tells that nothing will come, and that the money will go back. */
export function orderCancelled(order: Order): EmailContent {
  return renderEmail(`Your order ${order.reference} is cancelled`, [
    {
      kind: 'paragraph',
      text: `We have cancelled your order, and nothing more of it will be sent. Your ${formatPrice(refundablePence(order))} goes back to the card you paid with; we write again when it is on its way.`,
    },
    { kind: 'facts', rows: [['Order number', order.reference], ...buyersNumber(order)] },
    goods(order),
    somethingWrong,
  ]);
}

/** Tells of money that goes back, all of it or a part. */
export function moneyGivenBack(order: Order, { now, before }: GivenBack): EmailContent {
  return renderEmail(`Your refund for order ${order.reference}`, [
    {
      kind: 'paragraph',
      text: `${formatPrice(now)} is on its way back to the card you paid with.${notComing(order)} Your bank may take up to 10 working days to show it.`,
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
    somethingWrong,
  ]);
}

/** Of an order that is given up before it left. */
function notComing({ state, carrier }: Order): string {
  return state === 'refunded' && carrier === null ? ' Nothing of this order will be sent.' : '';
}

/** In pence. */
export type GivenBack = { now: number; before: number };

const somethingWrong: Block = {
  kind: 'paragraph',
  text: `Something wrong? Call ${company.phone.shown} or reply to this e-mail.`,
};

/** To ourselves: what is to be sent, where, and whom the driver can call. */
export function orderPlaced(order: Order): EmailContent {
  return renderEmail(`New order ${order.reference}, ${formatPrice(order.totalPence)}`, [
    ...whatWasBought(order, [...due(order), ...contact(order)]),
    {
      kind: 'paragraph',
      text: `When it has left: npm run shop -- orders dispatch ${order.reference} --carrier NAME --tracking NUMBER`,
    },
  ]);
}

/** To ourselves: an order that a person must look at. */
export function orderNeedsAttention(order: Order): EmailContent {
  return renderEmail(`Look at order ${order.reference}`, [
    { kind: 'paragraph', text: order.attention ?? 'Somebody must look at this order.' },
    ...whatWasBought(order, contact(order)),
  ]);
}

function trackingAddress(order: Order, origin: string): string {
  return `${origin}/success?session_id=${encodeURIComponent(order.sessionId)}`;
}

function whatWasBought(order: Order, about: readonly Fact[]): Block[] {
  return [
    {
      kind: 'facts',
      rows: [['Order number', order.reference], ...about, ...deliveryAddress(order)],
    },
    goods(order),
    totals(order),
  ];
}

function goods(order: Order): Block {
  return {
    kind: 'table',
    head: ['Quantity', 'Product', 'SKU', 'Each inc VAT', 'Total inc VAT'],
    rows: order.lines.map(({ quantity, name, sku, unitPence }) => [
      `${quantity} ×`,
      name,
      sku,
      formatPrice(unitPence),
      formatPrice(unitPence * quantity),
    ]),
  };
}

function contact({ email, phone, poNumber }: Order): Fact[] {
  return known(['E-mail', email], ['Phone', phone], ['PO number', poNumber]);
}

function due(order: Order): Fact[] {
  const day = dueDay(order);
  return known(['Due', day ? longDay(day) : null]);
}

function deliveryAddress({ address, name, company: firm, deliveryNotes }: Order): Fact[] {
  if (!address) return [];
  return known(['Deliver to', addressOf([name, firm], address)], ['Delivery notes', deliveryNotes]);
}
