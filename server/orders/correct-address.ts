import { eq } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import { order, type PostalAddress } from '../database/schema.ts';
import { surchargeToAgree } from './delivery-surcharge.ts';
import { addressOf } from './emails/order-facts.ts';
import type { Order } from './find-order.ts';
import { keepNote, sentences } from './order-notes.ts';
import { isInOurHands } from './order-states.ts';
import { emailNewAddress } from './queue-order-emails.ts';
import { lockOrder, OrderError } from './read-order.ts';

/**
 * Has an order go to another address as long as it has not left, and tells the buyer. Answers whether
 * there was an e-mail address to tell them at.
 */
export async function correctAddress(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  reference: string,
  address: PostalAddress,
): Promise<Order & { told: boolean }> {
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    if (!isInOurHands(before.state)) {
      throw new OrderError(
        `${reference} is ${before.state}: its delivery address stays as it was.`,
      );
    }
    const former = before.address && onOneLine(before.address);
    if (former === onOneLine(address)) {
      throw new OrderError(`${reference} goes to that address already.`);
    }
    const attention = attentionAt(address, before);
    await queries
      .update(order)
      .set({ address, attention, inDoubt: attention !== null && before.inDoubt })
      .where(eq(order.id, before.id));
    const note = former
      ? `The delivery address was corrected from ${former}.`
      : 'The delivery address was added.';
    const after = await keepNote(queries, before, note);
    return { ...after, told: await emailNewAddress(queries, after, origin) };
  });
}

function onOneLine(address: PostalAddress): string {
  return addressOf([], address).replaceAll('\n', ', ');
}

/**
 * What is to look at once it goes to another address: carriage to the one before need not be agreed
 * any more, carriage to this one must be. Within a district it is the same, and may be agreed.
 */
function attentionAt(address: PostalAddress, { attention, address: former }: Order): string | null {
  const [over, due] = [surchargeToAgree(former), surchargeToAgree(address)];
  if (over === due) return attention;
  const rest = over ? attention?.replace(over, '').replace('  ', ' ').trim() : attention;
  return sentences(rest ?? undefined, due) ?? null;
}
