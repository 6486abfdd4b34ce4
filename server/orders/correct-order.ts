import { and, eq } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, outboxEmail, type PostalAddress } from '../database/schema.ts';
import {
  findEmailStates,
  isBeingSent,
  isDeliverableAddress,
  resendEmails,
} from '../email/outbox.ts';
import { surchargeIssue, zonesAt } from './delivery.ts';
import { addressOf } from './emails/order-facts.ts';
import { addIssue, clearIssues } from './issues.ts';
import { addNotes, isUndispatched, type Order, OrderError, readOrder } from './order.ts';
import { emailFirst, emailNewAddress } from './queue-order-emails.ts';
import { type ChangeRequest, recordChange } from './record-change.ts';

/**
 * Changes the delivery address of an order that is not dispatched yet, and emails the buyer. Returns
 * whether there was a usable email address.
 */
export async function correctAddress(
  shop: Pick<Shop, 'database' | 'origin' | 'catalogue'>,
  reference: string,
  { address, ...request }: { address: PostalAddress } & ChangeRequest,
): Promise<CorrectedOrder<{ emailed: boolean }>> {
  return corrected(shop, reference, request, async (queries, before, byName) => {
    if (!isUndispatched(before.state)) {
      throw new OrderError(`${reference} is ${before.state}: its address can no longer change.`);
    }
    const former = before.address && onOneLine(before.address);
    if (former === onOneLine(address)) {
      throw new OrderError(`${reference} already has that delivery address.`);
    }
    await queries.update(order).set({ address }).where(eq(order.id, before.id));
    // The delivery price of an offer was agreed, so it stays.
    if (before.offerId === null)
      await reviseSurcharge(queries, before, address, { byName, catalogue: shop.catalogue() });
    const note = former ? `Delivery address corrected from ${former}.` : 'Delivery address added.';
    const after = await addNotes(queries, before, note);
    const emailed = await emailNewAddress(queries, after, shop.origin);
    return { action: 'order.correct-address', result: { emailed } };
  });
}

type CorrectedOrder<Result> = Order & Result & { activityId: number | undefined };

async function corrected<Result>(
  ...change: Parameters<typeof recordChange<Result>>
): Promise<CorrectedOrder<Result>> {
  const { order: after, result, activityId } = await recordChange(...change);
  return { ...after, ...result, activityId };
}

function onOneLine(address: PostalAddress): string {
  return addressOf([], address).replaceAll('\n', ', ');
}

/** Keeps the issue if delivery costs the same as before: the price may have been agreed already. */
async function reviseSurcharge(
  queries: Queries,
  before: Order,
  address: PostalAddress,
  { byName, catalogue }: { byName: string; catalogue: Catalogue },
): Promise<void> {
  const zones = await zonesAt(queries, before.createdAt);
  const issue = surchargeIssue(before.lines, address, catalogue, zones);
  const former = surchargeIssue(before.lines, before.address, catalogue, zones);
  if (issue?.data.duePence === former?.data.duePence && Boolean(issue) === Boolean(former)) return;
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
): Promise<CorrectedOrder<{ emails: number }>> {
  if (!isDeliverableAddress(email)) throw new OrderError(`${email} is not a valid email address.`);
  return corrected(shop, reference, request, async (queries, before) => {
    if (before.email === email) throw new OrderError(`${reference} already has that address.`);
    const theirs = and(
      eq(outboxEmail.orderReference, reference),
      eq(outboxEmail.recipient, before.email),
    );
    if (await isBeingSent(queries, theirs)) {
      throw new OrderError('An email is being sent to it just now. Try again in two minutes.');
    }
    await queries.update(order).set({ email }).where(eq(order.id, before.id));
    const resent = await findEmailStates(queries, theirs);
    const again = await resendEmails(queries, theirs, email);
    const isFirst =
      !isDeliverableAddress(before.email) &&
      (await emailFirst(queries, await readOrder(queries, reference), shop));
    await addNotes(queries, before, 'Email address corrected.');
    const emails = again.length + (isFirst ? 1 : 0);
    return { action: 'order.correct-email', result: { emails }, resent };
  });
}
