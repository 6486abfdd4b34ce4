import { randomUUID } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { Queries } from '../database/database.ts';
import type { EmailContent } from '../email/email-template.ts';
import { isDeliverableAddress, queueEmail, wasQueued } from '../email/outbox.ts';
import {
  type GivenBack,
  moneyGivenBack,
  orderCancelled,
  orderConfirmation,
  orderDispatched,
  orderNeedsAttention,
  orderPlaced,
  orderRedirected,
} from './emails/order-emails.ts';
import { vatInvoice } from './emails/vat-invoice.ts';
import type { Order } from './find-order.ts';
import type { Invoice } from './invoice.ts';
import { hasFailedInFull, refundEmailKey } from './refunded-amount.ts';

/** Thanks the buyer, and tells ourselves what is to be sent, or that a person must look at it first. */
export async function emailNewOrder(queries: Queries, order: Order, origin: string): Promise<void> {
  const { reference, email, attention } = order;
  await mailConfirmation(queries, order, origin);
  if (attention !== null) {
    await emailAttention(queries, order, 'attention');
    return;
  }
  await queueEmail(queries, {
    kind: 'order-placed',
    to: company.email.shown,
    replyTo: email,
    once: `${reference}.placed`,
    ...orderPlaced(order),
  });
}

/** Thanks the buyer, once; false where that was done before, or there is no address. */
async function mailConfirmation(queries: Queries, order: Order, origin: string): Promise<boolean> {
  const { reference, email } = order;
  if (!isDeliverableAddress(email)) return false;
  return queueEmail(queries, {
    kind: 'order-confirmation',
    to: email,
    once: `${reference}.confirmation`,
    ...orderConfirmation(order, origin),
  });
}

/**
 * Tells a buyer to whom nobody could write so far that we have the order, or what became of it. False
 * where a person must do so, for the money did not go back after all.
 */
export async function emailFirst(queries: Queries, order: Order, origin: string): Promise<boolean> {
  switch (order.state) {
    case 'cancelled':
      return mailCancellation(queries, order);
    case 'refunded':
      return hasFailedInFull(order) ? false : mailRefundInFull(queries, order);
    default:
      return mailConfirmation(queries, order, origin);
  }
}

/** Tells ourselves that a person must look at the order; false where that was told before. */
export function emailAttention(queries: Queries, order: Order, once: string): Promise<boolean> {
  return queueEmail(queries, {
    kind: 'order-attention',
    to: company.email.shown,
    replyTo: order.email,
    once: `${order.reference}.${once}`,
    ...orderNeedsAttention(order),
  });
}

/** Whether any of this was told of the order before. */
export function wasTold(
  queries: Queries,
  { reference }: Order,
  news: readonly string[],
): Promise<boolean> {
  return wasQueued(
    queries,
    news.map((once) => `${reference}.${once}`),
  );
}

type Change = { before: Order; after: Order; origin: string };

/**
 * Tells the buyer of goods that have left, or with whom after all, of a cancellation and of money
 * given back. False for any other change, and where there is no address.
 */
export async function emailChange(
  queries: Queries,
  { before, after, origin }: Change,
): Promise<boolean> {
  switch (after.state) {
    case 'dispatched':
      return mailDispatch(queries, after, origin, before.state === after.state);
    case 'cancelled':
      return mailCancellation(queries, after);
    case 'refunded':
      return mailRefundInFull(queries, after);
    default:
      return false;
  }
}

function mailDispatch(
  queries: Queries,
  order: Order,
  origin: string,
  isCorrection: boolean,
): Promise<boolean> {
  const { subject, ...letter } = orderDispatched(order, origin);
  return mailBuyer(queries, order, {
    kind: 'order-dispatched',
    subject: isCorrection ? `Correction: ${subject}` : subject,
    ...letter,
    // Every correction is a mail of its own.
    once: isCorrection ? randomUUID() : 'dispatched',
  });
}

function mailCancellation(queries: Queries, order: Order): Promise<boolean> {
  return mailBuyer(queries, order, {
    kind: 'order-cancelled',
    once: 'cancelled',
    ...orderCancelled(order),
  });
}

function mailRefundInFull(queries: Queries, order: Order): Promise<boolean> {
  const { totalPence, givenBackPence: before } = order;
  return emailRefund(queries, order, { now: totalPence - before, before });
}

/** Tells the buyer of money that has gone back; false where there is no address. */
export function emailRefund(queries: Queries, order: Order, given: GivenBack): Promise<boolean> {
  return mailBuyer(queries, order, {
    kind: 'order-refunded',
    once: `refunded-${refundEmailKey(order, given.before + given.now)}`,
    ...moneyGivenBack(order, given),
  });
}

/** Tells the buyer where the order goes instead, however often; false where there is no address. */
export function emailNewAddress(queries: Queries, order: Order, origin: string): Promise<boolean> {
  return mailBuyer(queries, order, {
    kind: 'order-redirected',
    once: randomUUID(),
    ...orderRedirected(order, origin),
  });
}

/** Sends the buyer a VAT invoice, however often: each is a mail of its own. */
export async function emailInvoice(queries: Queries, invoice: Invoice): Promise<void> {
  await mailBuyer(queries, invoice.order, {
    kind: 'order-invoice',
    once: randomUUID(),
    ...vatInvoice(invoice, new Date()),
  });
}

async function mailBuyer(
  queries: Queries,
  { email, reference }: Order,
  { once, ...mail }: EmailContent & { kind: string; once: string },
): Promise<boolean> {
  if (!isDeliverableAddress(email)) return false;
  await queueEmail(queries, { ...mail, to: email, once: `${reference}.${once}` });
  return true;
}
