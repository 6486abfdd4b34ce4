import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { company } from '../../content/company.ts';
import type { EmailKind } from '../../contract/email-kinds.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { offer } from '../database/schema.ts';
import { issueInvoiceIfEnabled } from '../documents/issue-documents.ts';
import type { EmailContent } from '../email/email-template.ts';
import { isDeliverableAddress, queueEmail } from '../email/outbox.ts';
import {
  deliveryAddressChangedEmail,
  orderCancelledEmail,
  orderConfirmation,
  orderDispatchedEmail,
  orderIssuesEmail,
  orderPlacedEmail,
  orderRefundedEmail,
  type RefundAmounts,
} from './emails/order-emails.ts';
import { offerAcceptedForOwner, paymentReminder, paymentRequest } from './emails/payment-emails.ts';
import { openIssues } from './issue-text.ts';
import type { Order } from './order.ts';
import { buildRefundName, hasFailedFullRefund } from './order-amounts.ts';

/** What a confirmation links to and describes. */
type OrderEmailDeps = Pick<Shop, 'origin' | 'catalogue'>;

/**
 * Emails the buyer a confirmation, with an invoice if every order gets one, and emails the owner what
 * to send or check.
 */
export async function emailNewOrder(
  queries: Queries,
  order: Order,
  shop: OrderEmailDeps,
): Promise<void> {
  await emailConfirmation(queries, order, shop);
  if (openIssues(order).length > 0) await emailIssue(queries, order, 'issues');
  else await emailOwner(queries, order, 'order-placed', 'placed', orderPlacedEmail(order));
  await issueInvoiceIfEnabled(queries, order);
}

/** Emails the owner what must be checked about an order. */
export async function emailIssue(queries: Queries, order: Order, name: string): Promise<void> {
  await emailOwner(queries, order, 'order-issue', name, orderIssuesEmail(order));
}

/** Emails the buyer a request to pay by bank transfer, and the owner that an offer was accepted. */
export async function emailOfferAccepted(
  queries: Queries,
  order: Order,
  { origin }: Pick<Shop, 'origin'>,
): Promise<void> {
  await emailPaymentRequest(queries, order, origin);
  await emailOwner(queries, order, 'order-placed', 'accepted', offerAcceptedForOwner(order));
}

function emailPaymentRequest(queries: Queries, order: Order, origin: string): Promise<boolean> {
  return emailBuyer(queries, order, 'payment-request', 'payment', paymentRequest(order, origin));
}

/** Reminds the buyer that a bank transfer is nearly due, once per due date. */
export async function emailPaymentReminder(
  queries: Queries,
  order: Order,
  origin: string,
): Promise<boolean> {
  const name = `payment-reminder-${order.paymentDue}`;
  return emailBuyer(queries, order, 'payment-reminder', name, paymentReminder(order, origin));
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
 * Emails a buyer who had no usable address so far about the order's current state. Returns false if a
 * refund failed: a person must explain that.
 */
export async function emailCurrentState(
  queries: Queries,
  order: Order,
  shop: OrderEmailDeps,
): Promise<boolean> {
  switch (order.state) {
    case 'cancelled':
      return emailCancellation(queries, order);
    case 'refunded':
      return hasFailedFullRefund(order) ? false : emailFullRefund(queries, order);
    case 'awaiting-payment':
      return emailPaymentRequest(queries, order, shop.origin);
    default:
      return emailConfirmation(queries, order, shop);
  }
}

function emailConfirmation(
  queries: Queries,
  order: Order,
  { origin, catalogue }: OrderEmailDeps,
): Promise<boolean> {
  const content = orderConfirmation(order, origin, catalogue());
  return emailBuyer(queries, order, 'order-confirmation', 'confirmation', content);
}

/** Emails the buyer what has left and how, or a correction of that. */
export async function emailDispatch(
  queries: Queries,
  order: Order,
  shipmentId: number,
  origin: string,
  what: 'new' | 'correction',
): Promise<boolean> {
  const shipment = order.shipments.find(({ id }) => id === shipmentId);
  if (!shipment) throw new Error(`${order.reference} has no shipment ${shipmentId}`);
  const { subject, ...content } = orderDispatchedEmail(order, shipment, origin);
  const isCorrection = what === 'correction';
  // Every correction is an email of its own.
  const name = isCorrection ? randomUUID() : `dispatched-${shipmentId}`;
  return emailBuyer(queries, order, 'order-dispatched', name, {
    subject: isCorrection ? `Correction: ${subject}` : subject,
    ...content,
  });
}

/** Emails the buyer that the order is cancelled and will be refunded. */
export function emailCancellation(queries: Queries, order: Order): Promise<boolean> {
  return emailBuyer(queries, order, 'order-cancelled', 'cancelled', orderCancelledEmail(order));
}

/** Emails the buyer that the rest of the money is refunded. */
export function emailFullRefund(queries: Queries, order: Order): Promise<boolean> {
  const { totalPence, givenBackPence: before } = order;
  return emailRefund(queries, order, { now: totalPence - before, before });
}

/** Emails the buyer about a refund. */
export function emailRefund(
  queries: Queries,
  order: Order,
  refund: RefundAmounts,
): Promise<boolean> {
  const name = `refunded-${buildRefundName(order, refund.before + refund.now)}`;
  return emailBuyer(queries, order, 'order-refunded', name, orderRefundedEmail(order, refund));
}

/** Emails the buyer the new delivery address, after every change. */
export function emailNewAddress(queries: Queries, order: Order, origin: string): Promise<boolean> {
  const content = deliveryAddressChangedEmail(order, origin);
  return emailBuyer(queries, order, 'order-redirected', randomUUID(), content);
}

/** The quote request whose page shows an order that came from an offer. */
async function findQuoteId(queries: Queries, offerId: number | null): Promise<number | undefined> {
  if (offerId === null) return undefined;
  const [found] = await queries
    .select({ quoteId: offer.quoteId })
    .from(offer)
    .where(eq(offer.id, offerId));
  return found?.quoteId;
}

/** Returns false without a usable address, or if an email was queued under this name before. */
async function emailBuyer(
  queries: Queries,
  { email, reference, offerId }: Order,
  kind: EmailKind,
  name: string,
  content: EmailContent,
): Promise<boolean> {
  if (!isDeliverableAddress(email)) return false;
  const quoteId = await findQuoteId(queries, offerId);
  return queueEmail(queries, { kind, to: email, key: `${reference}.${name}`, quoteId, ...content });
}
