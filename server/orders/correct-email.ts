import { and, eq, sql } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import { order, outboxEmail } from '../database/schema.ts';
import { isBeingSent, isDeliverableAddress, resendEmails } from '../email/outbox.ts';
import type { Order } from './find-order.ts';
import { keepNote } from './order-notes.ts';
import { emailFirst } from './queue-order-emails.ts';
import { lockOrder, OrderError, readOrder } from './read-order.ts';

/**
 * Writes to the buyer under another address from now on, and sends there what went to the wrong one,
 * or if there was none to send to, the letter that fits the order. Answers how many mails that are.
 */
export async function correctEmail(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  reference: string,
  email: string,
): Promise<Order & { mails: number }> {
  if (!isDeliverableAddress(email))
    throw new OrderError(`${email} is no address that we can write to.`);
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    if (before.email === email) throw new OrderError(`${reference} has that address already.`);
    const theirs = and(
      sql`starts_with(${outboxEmail.once}, ${`${reference}.`})`,
      eq(outboxEmail.recipient, before.email),
    );
    if (await isBeingSent(queries, theirs)) {
      throw new OrderError('A mail is being sent to it just now: try again in two minutes.');
    }
    await queries.update(order).set({ email }).where(eq(order.id, before.id));
    const again = await resendEmails(queries, theirs, email);
    const after = await readOrder(queries, reference);
    const isFirst =
      !isDeliverableAddress(before.email) && (await emailFirst(queries, after, origin));
    await keepNote(queries, after, 'The e-mail address was corrected.');
    return { ...(await readOrder(queries, reference)), mails: again.length + (isFirst ? 1 : 0) };
  });
}
