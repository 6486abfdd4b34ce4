import { randomUUID } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { EmailKind } from '../../contract/email-kinds.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import type { EmailContent } from '../email/email-template.ts';
import { isDeliverableAddress, queueEmail } from '../email/outbox.ts';
import {
  orderCancelled,
  orderConfirmation,
  orderDispatched,
  orderHasIssues,
  orderPlaced,
  orderRedirected,
  orderRefunded,
  type Refunded,
} from './emails/order-emails.ts';
import { vatInvoice } from './emails/vat-invoice.ts';
import type { Invoice } from './invoice.ts';
import { openIssues } from './issue-text.ts';
import { hasFailedInFull, type Order, refundName } from './order.ts';

/** What a confirmation links to and describes. */
type Seller = Pick<Shop, 'origin' | 'catalogue'>;

/** Confirms a new order to the buyer, and tells the owner what to send or what to check first. */
export async function emailNewOrder(queries: Queries, order: Order, shop: Seller): Promise<void> {
  await emailConfirmation(queries, order, shop);
  if (openIssues(order).length > 0) await emailIssue(queries, order, 'issues');
  else await emailOwner(queries, order, 'order-placed', 'placed', orderPlaced(order));
}

/** Tells the owner what must be checked about an order. */
export async function emailIssue(queries: Queries, order: Order, name: string): Promise<void> {
  await emailOwner(queries, order, 'order-issue', name, orderHasIssues(order));
}

async function emailOwner(
  queries: Queries,
  { reference, email }: Order,
  kind: EmailKind,
  name: string,
  content: EmailContent,
): Promise<void> {
  const to = company.email.shown;
  await queueEmail(queries, { kind, to, replyTo: email, key: `${reference}.${name}`, ...content });
}

/**
 * Emails a buyer who could not be emailed so far about the order as it stands. False where a refund
 * failed after all: a person must explain that.
 */
export async function emailFirst(queries: Queries, order: Order, shop: Seller): Promise<boolean> {
  switch (order.state) {
    case 'cancelled':
      return emailCancellation(queries, order);
    case 'refunded':
      return hasFailedInFull(order) ? false : emailFullRefund(queries, order);
    default:
      return emailConfirmation(queries, order, shop);
  }
}

type Change = { before: Order; after: Order; origin: string };

/** Emails the buyer about a dispatch or its correction, a cancellation or a refund; false if neither. */
export async function emailChange(
  queries: Queries,
  { before, after, origin }: Change,
): Promise<boolean> {
  switch (after.state) {
    case 'dispatched':
      return emailDispatch(queries, after, origin, before.state === after.state);
    case 'cancelled':
      return emailCancellation(queries, after);
    case 'refunded':
      return emailFullRefund(queries, after);
    default:
      return false;
  }
}

function emailConfirmation(
  queries: Queries,
  order: Order,
  { origin, catalogue }: Seller,
): Promise<boolean> {
  const content = orderConfirmation(order, origin, catalogue());
  return emailBuyer(queries, order, 'order-confirmation', 'confirmation', content);
}

function emailDispatch(
  queries: Queries,
  order: Order,
  origin: string,
  isCorrection: boolean,
): Promise<boolean> {
  const { subject, ...content } = orderDispatched(order, origin);
  // Every correction is an email of its own.
  const name = isCorrection ? randomUUID() : 'dispatched';
  return emailBuyer(queries, order, 'order-dispatched', name, {
    subject: isCorrection ? `Correction: ${subject}` : subject,
    ...content,
  });
}

function emailCancellation(queries: Queries, order: Order): Promise<boolean> {
  return emailBuyer(queries, order, 'order-cancelled', 'cancelled', orderCancelled(order));
}

function emailFullRefund(queries: Queries, order: Order): Promise<boolean> {
  const { totalPence, givenBackPence: before } = order;
  return emailRefund(queries, order, { now: totalPence - before, before });
}

/** Emails the buyer about a refund. */
export function emailRefund(queries: Queries, order: Order, refund: Refunded): Promise<boolean> {
  const name = `refunded-${refundName(order, refund.before + refund.now)}`;
  return emailBuyer(queries, order, 'order-refunded', name, orderRefunded(order, refund));
}

/** Emails the buyer where the order is delivered instead, every time. */
export function emailNewAddress(queries: Queries, order: Order, origin: string): Promise<boolean> {
  const content = orderRedirected(order, origin);
  return emailBuyer(queries, order, 'order-redirected', randomUUID(), content);
}

/** Emails the buyer a VAT invoice, every time. */
export async function emailInvoice(queries: Queries, invoice: Invoice): Promise<void> {
  const content = vatInvoice(invoice, new Date());
  await emailBuyer(queries, invoice.order, 'order-invoice', randomUUID(), content);
}

/** False where there is no usable address. What was queued under its name before is not queued again. */
async function emailBuyer(
  queries: Queries,
  { email, reference }: Order,
  kind: EmailKind,
  name: string,
  content: EmailContent,
): Promise<boolean> {
  if (!isDeliverableAddress(email)) return false;
  await queueEmail(queries, { kind, to: email, key: `${reference}.${name}`, ...content });
  return true;
}
