import { and, eq } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, outboxEmail, type PostalAddress } from '../database/schema.ts';
import { isBeingSent, isDeliverableAddress, resendEmails } from '../email/outbox.ts';
import { surchargeIssue } from './delivery.ts';
import { addressOf } from './emails/order-facts.ts';
import { addIssue, clearIssues } from './issues.ts';
import { addNotes, isUndispatched, lockOrder, type Order, OrderError, readOrder } from './order.ts';
import { emailFirst, emailNewAddress } from './queue-order-emails.ts';

/**
 * Has an order delivered to another address as long as it is not dispatched, and emails the buyer.
 * Answers whether there was an email address to do so.
 */
export async function correctAddress(
  { database, origin, catalogue }: Pick<Shop, 'database' | 'origin' | 'catalogue'>,
  reference: string,
  address: PostalAddress,
): Promise<Order & { emailed: boolean }> {
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    if (!isUndispatched(before.state)) {
      throw new OrderError(`${reference} is ${before.state}: its address can no longer change.`);
    }
    const former = before.address && onOneLine(before.address);
    if (former === onOneLine(address)) {
      throw new OrderError(`${reference} has that delivery address already.`);
    }
    await queries.update(order).set({ address }).where(eq(order.id, before.id));
    await reviseSurcharge(queries, before, address, catalogue());
    const note = former ? `Delivery address corrected from ${former}.` : 'Delivery address added.';
    const after = await addNotes(queries, before, note);
    return { ...after, emailed: await emailNewAddress(queries, after, origin) };
  });
}

function onOneLine(address: PostalAddress): string {
  return addressOf([], address).replaceAll('\n', ', ');
}

/** Where delivery costs the same as to the address before, it may have been agreed. */
async function reviseSurcharge(
  queries: Queries,
  before: Order,
  address: PostalAddress,
  catalogue: Catalogue,
): Promise<void> {
  const issue = surchargeIssue(before.lines, address, catalogue);
  const former = surchargeIssue(before.lines, before.address, catalogue);
  if (issue?.data.duePence === former?.data.duePence && Boolean(issue) === Boolean(former)) return;
  const isSurcharge = ({ kind }: Order['issues'][number]) => kind === 'delivery-surcharge';
  await clearIssues(queries, before, 'admin', isSurcharge);
  if (!issue) return;
  const name = `delivery-surcharge-${before.issues.filter(isSurcharge).length + 1}`;
  await addIssue(queries, before, issue, name);
}

/**
 * Emails the buyer at another address from now on, and sends there what went to the wrong one, or if
 * there was none, the email that fits the order as it stands. Answers how many emails that are.
 */
export async function correctEmail(
  { database, origin, catalogue }: Pick<Shop, 'database' | 'origin' | 'catalogue'>,
  reference: string,
  email: string,
): Promise<Order & { emails: number }> {
  if (!isDeliverableAddress(email)) throw new OrderError(`${email} is not a valid email address.`);
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    if (before.email === email) throw new OrderError(`${reference} has that address already.`);
    const theirs = and(
      eq(outboxEmail.orderReference, reference),
      eq(outboxEmail.recipient, before.email),
    );
    if (await isBeingSent(queries, theirs)) {
      throw new OrderError('An email is being sent to it just now. Try again in two minutes.');
    }
    await queries.update(order).set({ email }).where(eq(order.id, before.id));
    const again = await resendEmails(queries, theirs, email);
    const isFirst =
      !isDeliverableAddress(before.email) &&
      (await emailFirst(queries, await readOrder(queries, reference), { origin, catalogue }));
    const after = await addNotes(queries, before, 'Email address corrected.');
    return { ...after, emails: again.length + (isFirst ? 1 : 0) };
  });
}
