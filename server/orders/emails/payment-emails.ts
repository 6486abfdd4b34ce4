import { formatPrice } from '../../../catalogue/money.ts';
import { bankAccount } from '../../../content/bank-account.ts';
import { company } from '../../../content/company.ts';
import { longDay } from '../../../content/long-day.ts';
import { type Block, type EmailContent, facts, renderEmail } from '../../email/email-template.ts';
import { offerPageUrlForEmail } from '../../offers/quote-key.ts';
import type { Order } from '../order.ts';
import { receivedPence } from '../order-amounts.ts';
import { consumerRightsBlocks } from './consumer-rights.ts';
import { contactFacts, orderSummaryBlocks } from './order-emails.ts';
import { type Fact, poNumberFact } from './order-facts.ts';

/** The amount of an order that is still to be paid by bank transfer. */
export function owedPence(order: Order): number {
  return Math.max(0, order.totalPence - receivedPence(order));
}

/** Where to pay, how much, by when, and under which reference. */
export function transferFacts(order: Order): Fact[] {
  const day = order.paymentDue;
  return [
    ['Amount', formatPrice(owedPence(order))],
    ['Account name', bankAccount.name],
    ['Sort code', bankAccount.sortCode],
    ['Account number', bankAccount.number],
    ['Payment reference', order.reference],
    ...(day ? [['Pay by', `${longDay(new Date(day))} ${day.slice(0, 4)}`] satisfies Fact] : []),
  ];
}

/** Asks the buyer to pay an order by bank transfer, with what a distance seller must put in writing. */
export function paymentRequest(order: Order, origin: string): EmailContent {
  return renderEmail(`Please pay for your order ${order.reference}`, [
    `Thank you for accepting our offer. Please pay ${formatPrice(owedPence(order))} by bank transfer. We'll hold the goods for you until then, and accept your order once the payment arrives.`,
    facts(transferFacts(order)),
    orderPageLink(origin),
    ...orderSummaryBlocks(order, poNumberFact(order)),
    ...consumerRightsBlocks(order, origin),
  ]);
}

/** Reminds the buyer that a bank transfer is nearly due. */
export function paymentReminder(order: Order, origin: string): EmailContent {
  const part = receivedPence(order);
  const receivedText = part > 0 ? `We've received ${formatPrice(part)} so far. ` : '';
  return renderEmail(`Reminder: please pay for your order ${order.reference}`, [
    `${receivedText}We haven't received ${formatPrice(owedPence(order))} for your order yet. We hold the goods for you until the day below. Already paid? Thank you, you can ignore this email.`,
    facts([...transferFacts(order), ...poNumberFact(order)]),
    orderPageLink(origin),
    `Need more time? Call ${company.phone.shown} or reply to this email.`,
  ]);
}

const orderPageLink = (origin: string): Block => ({
  kind: 'link',
  text: 'View your order and the pro-forma invoice',
  href: offerPageUrlForEmail(origin),
});

/** To the owner: an offer was accepted, and its order awaits payment. */
export function offerAcceptedForOwner(order: Order): EmailContent {
  return renderEmail(`Offer accepted: order ${order.reference}, ${formatPrice(order.totalPence)}`, [
    'The customer will pay by bank transfer. Record the payment when it arrives; the goods are held until it is due.',
    ...orderSummaryBlocks(order, [...transferFacts(order), ...contactFacts(order)]),
  ]);
}
