import { and, eq, sql } from 'drizzle-orm';
import { mail, order } from '../database/schema.ts';
import { isRecipient } from '../mail/outbox.ts';
import { isBeingSent, sendAgain } from '../mail/send-again.ts';
import type { Order } from './find-order.ts';
import { mailFirst } from './order-mail.ts';
import { keepNote } from './order-notes.ts';
import { lockOrder, OrderRefusal, readOrder } from './read-order.ts';
import type { Shop } from './shop.ts';

/**
 * Writes to the buyer under another address from now on, and sends there what went to the wrong one,
 * or if there was none to send to, the letter that fits the order. Answers how many mails that are.
 */
export async function correctEmail(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  reference: string,
  email: string,
): Promise<Order & { mails: number }> {
  if (!isRecipient(email)) throw new OrderRefusal(`${email} is no address that we can write to.`);
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    if (before.email === email) throw new OrderRefusal(`${reference} has that address already.`);
    const theirs = and(
      sql`starts_with(${mail.once}, ${`${reference}.`})`,
      eq(mail.recipient, before.email),
    );
    if (await isBeingSent(queries, theirs)) {
      throw new OrderRefusal('A mail is being sent to it just now: try again in two minutes.');
    }
    await queries.update(order).set({ email }).where(eq(order.id, before.id));
    const again = await sendAgain(queries, theirs, email);
    const after = await readOrder(queries, reference);
    const isFirst = !isRecipient(before.email) && (await mailFirst(queries, after, origin));
    await keepNote(queries, after, 'The e-mail address was corrected.');
    return { ...(await readOrder(queries, reference)), mails: again.length + (isFirst ? 1 : 0) };
  });
}
