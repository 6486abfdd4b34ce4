import { eq } from 'drizzle-orm';
import { formatPrice } from '../../catalogue/money.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { checkout, checkoutLine, order, orderEvent, orderLine } from '../database/schema.ts';
import { isDeliverableAddress } from '../email/outbox.ts';
import type { PaymentSession } from '../payments/provider.ts';
import { takeRemaining } from '../stock/ledger.ts';
import { surchargeToAgree } from './delivery-surcharge.ts';
import { findOrderBySession } from './find-order.ts';
import { sentences } from './order-notes.ts';
import { emailNewOrder } from './queue-order-emails.ts';
import { restoreCheckout } from './restore-checkout.ts';

type PaidSession = PaymentSession & {
  checkoutId: string;
  /** When it was bought, of one that our books had lost with all that was done for it since. */
  boughtAt?: Date | undefined;
};
type Line = typeof checkoutLine.$inferSelect;

/** Makes the order of a paid session, once: order, sale of the goods and mail stand or fall together. */
export async function recordOrder(shop: Shop, session: PaidSession): Promise<void> {
  const { database, provider, log, origin } = shop;
  if (await findOrderBySession(database.queries, session.id)) return;
  const isLost = !(await isKnown(database.queries, session.checkoutId));
  if (isLost) log.error('a paid checkout is not in our books', { checkout: session.checkoutId });
  const lost = isLost ? await provider.findLines(session.id) : undefined;
  const made = await database.transaction(async (queries) => {
    if (lost) await restoreCheckout(queries, session.checkoutId, lost);
    return record(queries, session, origin);
  });
  if (made?.attention) log.warn('an order needs a look', { order: made.reference });
  if (made) log.info('order placed', { order: made.reference, checkout: session.checkoutId });
}

async function isKnown(queries: Queries, checkoutId: string): Promise<boolean> {
  const found = await queries
    .select({ id: checkout.id })
    .from(checkout)
    .where(eq(checkout.id, checkoutId));
  return found.length > 0;
}

async function record(queries: Queries, session: PaidSession, origin: string) {
  // Whoever comes second waits here, and then finds the order made.
  const [held] = await queries
    .select()
    .from(checkout)
    .where(eq(checkout.id, session.checkoutId))
    .for('update');
  if (!held) throw new Error('The checkout of a paid session has gone');
  if (await findOrderBySession(queries, session.id)) return undefined;

  const lines = await queries
    .select()
    .from(checkoutLine)
    .where(eq(checkoutLine.checkoutId, held.id));
  const doubts = [...(await sell(queries, held, lines)), ...doubtsAbout(session, held.totalPence)];
  const orderId = await write(queries, session, lines, doubts);
  await queries
    .update(checkout)
    .set({ state: 'paid', sessionId: session.id, browserKey: null })
    .where(eq(checkout.id, held.id));

  const made = await findOrderBySession(queries, session.id);
  if (!made) throw new Error(`Order ${orderId} cannot be read back`);
  await emailNewOrder(queries, made, origin);
  return made;
}

/** What an open checkout holds is sold as it stands; one that had ended must find its goods again. */
async function sell(
  queries: Queries,
  held: typeof checkout.$inferSelect,
  lines: readonly Line[],
): Promise<string[]> {
  if (held.state === 'open') return [];
  const missing = await takeRemaining(queries, held.id, lines);
  const short = lines.filter(({ productId }) =>
    missing.some((line) => line.productId === productId),
  );
  const doubts = short.map(({ name, quantity }) => `Not in stock any more: ${quantity} × ${name}.`);
  // No way leads here as long as the provider keeps to one session under a checkout's key, as Stripe
  // does for a day. If it ever takes money twice, that must be an order and not an error.
  if (held.state === 'paid') doubts.unshift('This cart was paid twice.');
  return doubts;
}

function doubtsAbout({ totalPence, buyer, boughtAt }: PaidSession, expected: number): string[] {
  const doubts: string[] = [];
  if (boughtAt) {
    doubts.push('Brought back from the payment provider: it may have been sent already.');
  }
  if (totalPence !== expected) {
    doubts.push(`Paid ${formatPrice(totalPence)} where ${formatPrice(expected)} was due.`);
  }
  if (!isDeliverableAddress(buyer.email ?? ''))
    doubts.push('The buyer left no e-mail address we can use.');
  if (!buyer.address) doubts.push('The buyer left no address.');
  return doubts;
}

async function write(
  queries: Queries,
  { id, checkoutId, paymentId, totalPence, buyer, boughtAt }: PaidSession,
  lines: readonly Line[],
  doubts: readonly string[],
): Promise<number> {
  const [made] = await queries
    .insert(order)
    .values({
      sessionId: id,
      checkoutId,
      paymentId,
      email: buyer.email ?? '',
      name: buyer.name,
      phone: buyer.phone,
      address: buyer.address,
      company: buyer.company,
      poNumber: buyer.poNumber,
      deliveryNotes: buyer.deliveryNotes,
      totalPence,
      attention: sentences(...doubts, surchargeToAgree(buyer.address)),
      inDoubt: doubts.length > 0,
      createdAt: boughtAt,
    })
    .returning({ id: order.id });
  if (!made) throw new Error('The order was not written');
  const orderId = made.id;
  if (lines.length > 0) {
    await queries.insert(orderLine).values(
      lines.map(({ productId, name, sku, unitPence, quantity }) => ({
        orderId,
        productId,
        name,
        sku,
        unitPence,
        quantity,
      })),
    );
  }
  await queries.insert(orderEvent).values({ orderId, state: 'paid' });
  return orderId;
}
