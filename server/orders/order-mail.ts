import { randomUUID } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { Queries } from '../database/database.ts';
import { isRecipient, queueMail } from '../mail/outbox.ts';
import {
  orderConfirmation,
  orderDispatched,
  orderNeedsAttention,
  orderPlaced,
} from '../mail/templates/order-letters.ts';
import type { Order } from './find-order.ts';

/** Thanks the buyer, and tells ourselves what is to be sent, or that a person must look at it first. */
export async function mailNewOrder(queries: Queries, order: Order, origin: string): Promise<void> {
  const { reference, email, attention } = order;
  if (isRecipient(email)) {
    await queueMail(queries, {
      kind: 'order-confirmation',
      to: email,
      once: `${reference}.confirmation`,
      ...orderConfirmation(order, origin),
    });
  }
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

/** Tells the buyer that the goods have left, or with whom after all; false where there is no address. */
export async function mailDispatch(
  queries: Queries,
  order: Order,
  origin: string,
  isCorrection: boolean,
): Promise<boolean> {
  if (!isRecipient(order.email)) return false;
  const letter = orderDispatched(order, origin);
  await queueMail(queries, {
    kind: 'order-dispatched',
    to: order.email,
    ...letter,
    once: `${order.reference}.dispatched`,
    // Every correction is a mail of its own.
    ...(isCorrection && {
      subject: `Correction: ${letter.subject}`,
      once: `${order.reference}.${randomUUID()}`,
    }),
  });
  return true;
}
