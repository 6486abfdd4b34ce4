import { randomUUID } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { Queries } from '../database/database.ts';
import type { Letter } from '../mail/letter.ts';
import { isRecipient, queueMail, wasQueued } from '../mail/outbox.ts';
import type { Order } from './find-order.ts';
import { hasFailedInFull, nameOfGivenBack } from './given-back.ts';
import type { Invoice } from './invoice.ts';
import {
  type GivenBack,
  moneyGivenBack,
  orderCancelled,
  orderConfirmation,
  orderDispatched,
  orderNeedsAttention,
  orderPlaced,
  orderRedirected,
} from './letters/order-letters.ts';
import { vatInvoice } from './letters/vat-invoice.ts';

/** Thanks the buyer, and tells ourselves what is to be sent, or that a person must look at it first. */
export async function mailNewOrder(queries: Queries, order: Order, origin: string): Promise<void> {
  const { reference, email, attention } = order;
  await mailConfirmation(queries, order, origin);
  if (attention !== null) {
    await mailAttention(queries, order, 'attention');
    return;
  }
  await queueMail(queries, {
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
  if (!isRecipient(email)) return false;
  return queueMail(queries, {
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
export async function mailFirst(queries: Queries, order: Order, origin: string): Promise<boolean> {
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
export function mailAttention(queries: Queries, order: Order, once: string): Promise<boolean> {
  return queueMail(queries, {
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
export async function mailChange(
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
  return mailRefund(queries, order, { now: totalPence - before, before });
}

/** Tells the buyer of money that has gone back; false where there is no address. */
export function mailRefund(queries: Queries, order: Order, given: GivenBack): Promise<boolean> {
  return mailBuyer(queries, order, {
    kind: 'order-refunded',
    once: `refunded-${nameOfGivenBack(order, given.before + given.now)}`,
    ...moneyGivenBack(order, given),
  });
}

/** Tells the buyer where the order goes instead, however often; false where there is no address. */
export function mailNewAddress(queries: Queries, order: Order, origin: string): Promise<boolean> {
  return mailBuyer(queries, order, {
    kind: 'order-redirected',
    once: randomUUID(),
    ...orderRedirected(order, origin),
  });
}

/** Sends the buyer a VAT invoice, however often: each is a mail of its own. */
export async function mailInvoice(queries: Queries, invoice: Invoice): Promise<void> {
  await mailBuyer(queries, invoice.order, {
    kind: 'order-invoice',
    once: randomUUID(),
    ...vatInvoice(invoice, new Date()),
  });
}

async function mailBuyer(
  queries: Queries,
  { email, reference }: Order,
  { once, ...mail }: Letter & { kind: string; once: string },
): Promise<boolean> {
  if (!isRecipient(email)) return false;
  await queueMail(queries, { ...mail, to: email, once: `${reference}.${once}` });
  return true;
}
