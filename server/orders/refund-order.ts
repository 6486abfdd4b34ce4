import { and, eq } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order } from '../database/schema.ts';
import type { PaymentEvent, RefundProgress } from '../payments/provider.ts';
import { isFault, ProviderError } from '../payments/provider.ts';
import { type ChangedOrder, changeLocked, changeOrder, rejectImpossible } from './change-order.ts';
import { raiseIssue } from './issues.ts';
import {
  addNotes,
  failedRefunds,
  lockOrder,
  type Order,
  OrderError,
  readOrder,
  refundName,
} from './order.ts';
import { emailRefund } from './queue-order-emails.ts';

/** A refunded order, with what is still to say of the refund. */
export type RefundedOrder = ChangedOrder & { remark: string | undefined };

const remarks: Record<RefundProgress, string | undefined> = {
  done: undefined,
  pending: 'The refund is pending at the payment provider. We record it here if it fails.',
  'waits for the buyer':
    'The refund is waiting for the buyer to act: see it at the payment provider.',
};

/** Refunds all that was paid, then records it. Repeated after a crash, it refunds nothing twice. */
export async function refundOrder(
  shop: Shop,
  reference: string,
  note?: string,
): Promise<RefundedOrder> {
  const found = await readOrder(shop.database.queries, reference);
  if (found.state === 'refunded') {
    return { ...found, changed: false, emailed: false, remark: undefined };
  }
  rejectImpossible(found, 'refunded');
  const remark = remarks[await requestRefund(shop, found)];
  const refunded = await changeOrder(shop, reference, { to: 'refunded', note });
  const { queries } = shop.database;
  return { ...refunded, ...(await addNotes(queries, refunded, remark)), remark };
}

/**
 * The provider keeps a rejection under its key, so the next try goes under another. After an answer
 * that was lost, the same key is used again: it may have done what was asked.
 */
async function requestRefund(
  { database, provider }: Shop,
  { id, reference, paymentId, refundRefusals }: Order,
): Promise<RefundProgress> {
  if (paymentId === null) {
    throw new OrderError(`${reference} has no card payment to refund.`);
  }
  try {
    return await provider.refund(paymentId, `refund_${paymentId}_${refundRefusals}`);
  } catch (error) {
    // Somebody did it at the provider, or we did it and crashed before it was recorded.
    if (isFault(error, 'already refunded')) return 'done';
    if (error instanceof ProviderError && !error.temporary) {
      // Of two who were refused under the same key, one counts.
      await database.queries
        .update(order)
        .set({ refundRefusals: refundRefusals + 1 })
        .where(and(eq(order.id, id), eq(order.refundRefusals, refundRefusals)));
    }
    throw error;
  }
}

type EventAbout<What> = Extract<PaymentEvent, { about: What }>;

/** Records that money was refunded, in part or in full, and emails the buyer; false if it is known. */
export function recordRefund(
  shop: Shop,
  reference: string,
  event: EventAbout<'refund'>,
): Promise<boolean> {
  return recordAnswer(shop, reference, {
    // Once a refund has failed, what an event says may be from before that.
    ask: async (read) =>
      failedRefunds(read) > 0 ? shop.provider.findRefundedPence(event.paymentId) : undefined,
    async record(queries, before, asked) {
      const { pence, inFull } =
        asked === undefined ? event : { pence: asked, inFull: asked >= before.totalPence };
      if (inFull) {
        const actor = { origin: shop.origin, by: 'payment provider' };
        return (await changeLocked(queries, before, { to: 'refunded' }, actor)).changed;
      }
      if (before.state === 'refunded') return false;
      if (asked !== undefined && asked < before.givenBackPence) {
        return recordLess(queries, before, asked);
      }
      return recordPart(queries, before, pence);
    },
  });
}

/**
 * Records that a refund failed. Of an order that is refunded in full, a person must refund the buyer
 * another way; of any other, the sum no longer counts as refunded.
 */
export function recordFailedRefund(
  shop: Shop,
  reference: string,
  { id, paymentId, pence }: EventAbout<'failed refund'>,
): Promise<boolean> {
  return recordAnswer(shop, reference, {
    // Asked and not subtracted: a later refund may have been recorded by a sum that is without this one.
    ask: () => shop.provider.findRefundedPence(paymentId),
    async record(queries, before, left) {
      const { totalPence } = before;
      const issue = { kind: 'refund-failed', data: { pence, totalPence } } as const;
      const isNew = await raiseIssue(queries, before, issue, id);
      if (before.state === 'refunded' || left >= before.givenBackPence) return isNew;
      if (!isNew) return recordLess(queries, before, left);
      await setRefunded(queries, before, left);
      return true;
    },
  });
}

async function recordPart(queries: Queries, before: Order, pence: number): Promise<boolean> {
  const { givenBackPence, totalPence } = before;
  // An event that comes late: what followed is recorded already.
  if (pence <= givenBackPence) return false;
  await setRefunded(queries, before, pence);
  await emailRefund(queries, before, { now: pence - givenBackPence, before: givenBackPence });
  const issue = { kind: 'partial-refund', data: { refundedPence: pence, totalPence } } as const;
  return raiseIssue(queries, before, issue, `given-back-${refundName(before, pence)}`);
}

/**
 * Less was refunded than is recorded: an earlier version counted what failed, or a refund has failed
 * whose event comes later. A person must check what the buyer knows.
 */
async function recordLess(queries: Queries, before: Order, pence: number): Promise<boolean> {
  const { givenBackPence: countedPence, totalPence } = before;
  await setRefunded(queries, before, pence);
  const data = { refundedPence: pence, totalPence, countedPence };
  const name = `given-back-less-${refundName(before, pence)}`;
  return raiseIssue(queries, before, { kind: 'refund-recount', data }, name);
}

async function setRefunded(queries: Queries, { id }: Order, pence: number): Promise<void> {
  await queries.update(order).set({ givenBackPence: pence }).where(eq(order.id, id));
}

type Recording<Answer> = {
  /** Asks the provider, which must not happen while the order is locked. */
  ask: (read: Order) => Promise<Answer>;
  record: (queries: Queries, before: Order, answer: Answer) => Promise<boolean>;
};

/** Others record refunds of the same order too, but hardly this often while one question is answered. */
const mostTries = 5;

/** Records what the provider answers about an order, and asks again if its refunds changed meanwhile. */
async function recordAnswer<Answer>(
  { database }: Shop,
  reference: string,
  { ask, record }: Recording<Answer>,
): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const read = await readOrder(database.queries, reference);
    const answer = await ask(read);
    const isNew = await database.transaction(async (queries) => {
      const before = await lockOrder(queries, reference);
      return isAsRead(read, before) ? record(queries, before, answer) : undefined;
    });
    if (isNew !== undefined) return isNew;
  }
  throw new Error(`The refunds of ${reference} changed whenever they were asked for.`);
}

function isAsRead(read: Order, locked: Order): boolean {
  return (
    read.givenBackPence === locked.givenBackPence && failedRefunds(read) === failedRefunds(locked)
  );
}
