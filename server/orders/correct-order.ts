import { and, eq } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, outboxEmail, type PostalAddress } from '../database/schema.ts';
import {
  findEmailStates,
  isBeingSent,
  isDeliverableAddress,
  requeueEmails,
} from '../email/outbox.ts';
import { buildSurchargeIssue, findDeliveryZonesAt } from './delivery.ts';
import { formatAddress } from './emails/order-facts.ts';
import { addIssue, clearIssues } from './issues.ts';
import { addNotes, isUndispatched, type Order, OrderError, readOrder } from './order.ts';
import { emailCurrentState, emailNewAddress } from './queue-order-emails.ts';
import { type ChangeRequest, changeOrder, type RecordedOrder } from './record-change.ts';

/**
 * Changes the delivery address of an order that is not dispatched yet, and emails the buyer. Returns
 * whether there was a usable email address.
 */
export async function correctAddress(
  shop: Pick<Shop, 'database' | 'origin' | 'catalogue'>,
  reference: string,
  { address, ...request }: { address: PostalAddress } & ChangeRequest,
): Promise<RecordedOrder & { emailed: boolean }> {
  return changeOrder(shop, reference, request, async (queries, before, byName) => {
    if (!isUndispatched(before.state)) {
      throw new OrderError(`${reference} is ${before.state}: its address can no longer change.`);
    }
    const previous = before.address && formatAddressLine(before.address);
    if (previous === formatAddressLine(address)) {
      throw new OrderError(`${reference} already has that delivery address.`);
    }
    await queries.update(order).set({ address }).where(eq(order.id, before.id));
    // The delivery price of an offer was agreed, so it stays.
    if (before.offerId === null)
      await updateSurchargeIssue(queries, before, address, { byName, catalogue: shop.catalogue() });
    const note = previous
      ? `Delivery address corrected from ${previous}.`
      : 'Delivery address added.';
    const after = await addNotes(queries, before, note);
    const emailed = await emailNewAddress(queries, after, shop.origin);
    return { action: 'order.correct-address', result: { emailed } };
  });
}

function formatAddressLine(address: PostalAddress): string {
  return formatAddress([], address).replaceAll('\n', ', ');
}

/** Keeps the issue if delivery costs the same as before: the price may have been agreed already. */
async function updateSurchargeIssue(
  queries: Queries,
  before: Order,
  address: PostalAddress,
  { byName, catalogue }: { byName: string; catalogue: Catalogue },
): Promise<void> {
  const zones = await findDeliveryZonesAt(queries, before.createdAt);
  const issue = buildSurchargeIssue(before.lines, address, catalogue, zones);
  const previous = buildSurchargeIssue(before.lines, before.address, catalogue, zones);
  if (issue?.data.duePence === previous?.data.duePence && Boolean(issue) === Boolean(previous))
    return;
  const isSurcharge = ({ kind }: Order['issues'][number]) => kind === 'delivery-surcharge';
  await clearIssues(queries, before, byName, isSurcharge);
  if (!issue) return;
  const name = `delivery-surcharge-${before.issues.filter(isSurcharge).length + 1}`;
  await addIssue(queries, before, issue, name);
}

/**
 * Changes the buyer's email address, and resends the emails that went to the wrong one. If that was
 * unusable, sends the email that fits the order's state. Returns how many emails are sent.
 */
export async function correctEmail(
  shop: Pick<Shop, 'database' | 'origin' | 'catalogue'>,
  reference: string,
  { email, ...request }: { email: string } & ChangeRequest,
): Promise<RecordedOrder & { emails: number }> {
  if (!isDeliverableAddress(email)) throw new OrderError(`${email} is not a valid email address.`);
  return changeOrder(shop, reference, request, async (queries, before) => {
    if (before.email === email) throw new OrderError(`${reference} already has that address.`);
    const emailsToOldAddress = and(
      eq(outboxEmail.orderReference, reference),
      eq(outboxEmail.recipient, before.email),
    );
    if (await isBeingSent(queries, emailsToOldAddress)) {
      throw new OrderError('An email is being sent to it just now. Try again in two minutes.');
    }
    await queries.update(order).set({ email }).where(eq(order.id, before.id));
    const resent = await findEmailStates(queries, emailsToOldAddress);
    const requeued = await requeueEmails(queries, emailsToOldAddress, email);
    const isFirst =
      !isDeliverableAddress(before.email) &&
      (await emailCurrentState(queries, await readOrder(queries, reference), shop));
    await addNotes(queries, before, 'Email address corrected.');
    const emails = requeued.length + (isFirst ? 1 : 0);
    return { action: 'order.correct-email', result: { emails }, resent };
  });
}
