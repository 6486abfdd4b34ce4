import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { formatPrice, type Pence } from '../../catalogue/money.ts';
import type { RefundedLine, RefundMethod } from '../../contract/refund.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, refund, refundLine } from '../database/schema.ts';
import type { PaymentEvent, RefundProgress } from '../payments/provider.ts';
import { isFault, ProviderError } from '../payments/provider.ts';
import { type ChangedOrder, rejectImpossible } from './change-order.ts';
import { completeRefund, countRefunds, refundedQuantity } from './complete-refund.ts';
import { raiseIssue } from './issues.ts';
import {
  addNotes,
  failedRefunds,
  lockOrder,
  type Order,
  OrderError,
  type Refund,
  readOrder,
  refundablePence,
  refundedByBank,
  refundName,
  requestedRefund,
} from './order.ts';
import { emailRefund } from './queue-order-emails.ts';
import { type ChangeRequest, type Done, recordChange, rejectStale } from './record-change.ts';
import { setRefunded } from './refund-rows.ts';

/** A refunded order, with what is still to say of the refund. */
export type RefundedOrder = ChangedOrder & { remark: string | undefined };

/** What goes back; all that is left unless told. */
export type RefundRequest = {
  note?: string | undefined;
  pence?: Pence | undefined;
  /** Which items are refunded; their sum is what goes back. */
  lines?: readonly RefundedLine[] | undefined;
  method?: RefundMethod | undefined;
  /** Asked twice under one key, it refunds once. */
  attempt?: string | undefined;
};

const remarks: Record<RefundProgress, string | undefined> = {
  done: undefined,
  pending: 'The refund is pending at the payment provider. We record it here if it fails.',
  'waits for the buyer':
    'The refund is waiting for the buyer to act: see it at the payment provider.',
};

/**
 * Refunds what was paid, whole or in part, in any state of a paid order, then records it. What is asked
 * for is written down first: after a crash or a lost answer it is asked for again under the same key,
 * and nothing goes back twice.
 */
export async function refundOrder(
  shop: Shop,
  reference: string,
  request: RefundRequest & ChangeRequest,
): Promise<RefundedOrder> {
  const { wanted, read } = await writeDown(shop, reference, request);
  const same = { changed: false, emailed: false, activityId: undefined, remark: undefined };
  if (wanted?.state !== 'requested') return { ...read, ...same };
  if (wanted.method === 'bank-transfer')
    return finishRefund(shop, reference, wanted, 'done', request);
  const progress = await askProvider(shop, read, wanted);
  if (progress === 'all went back before') {
    await recordRefund(shop, reference, allWentBack(read), { by: request.by });
    return { ...(await readOrder(shop.database.queries, reference)), ...same, changed: true };
  }
  return finishRefund(shop, reference, wanted, progress, request);
}

type Written = { wanted: Refund | undefined; read: Order };

/** Writes down what is asked for, unless it is known or another refund is still being made. */
function writeDown(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  { by, version, note = '', method = 'provider', attempt, ...asked }: RefundRequest & ChangeRequest,
): Promise<Written> {
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    const known = before.refunds.find(({ attemptKey }) => attemptKey === attempt);
    if (known?.state === 'failed') throw new OrderError('This refund failed. Try it again.');
    if (known) return { wanted: known, read: before };
    await rejectStale(queries, before, version);
    if (before.state === 'refunded') return { wanted: undefined, read: before };
    rejectImpossible(before, 'refunded');
    const underWay = requestedRefund(before);
    const sum = asked.pence ?? refundablePence(before);
    if (underWay) {
      const isSame = attempt === undefined && underWay.pence === sum;
      if (isSame) return { wanted: underWay, read: before };
      throw new OrderError(
        `A refund of ${formatPrice(underWay.pence)} is still being made. Try again in a minute.`,
      );
    }
    const { pence, lines } = checkedSum(before, { ...asked, pence: sum });
    if (method === 'provider') rejectWithoutPayment(before, pence);
    const key = attempt ?? randomUUID();
    const [made] = await queries
      .insert(refund)
      .values({
        orderId: before.id,
        pence,
        method,
        state: 'requested',
        providerKey: method === 'provider' ? `refund_${randomUUID()}` : null,
        note,
        staffId: by.kind === 'staff' ? by.staffId : null,
        attemptKey: key,
      })
      .returning({ id: refund.id });
    const refundId = made?.id ?? 0;
    if (lines.length > 0) {
      await queries.insert(refundLine).values(lines.map((line) => ({ ...line, refundId })));
    }
    const read = await readOrder(queries, reference);
    return { wanted: read.refunds.find(({ id }) => id === refundId), read };
  });
}

function rejectWithoutPayment({ reference, paymentId, ...paid }: Order, pence: Pence): void {
  if (paymentId === null) throw new OrderError(`${reference} has no card payment to refund.`);
  const atProvider = paid.totalPence - (paid.givenBackPence - refundedByBank(paid));
  if (pence > atProvider) {
    throw new OrderError(`Only ${formatPrice(atProvider)} of the card payment is left.`);
  }
}

/** What goes back, never more than was captured and is left, with the price of each line. */
function checkedSum(before: Order, { pence = 0, lines = [] }: RefundRequest) {
  const left = refundablePence(before);
  if (pence < 1) throw new OrderError(`Nothing of ${before.reference} is left to refund.`);
  if (pence > left) throw new OrderError(`${formatPrice(left)} can be refunded by now.`);
  const priced = lines.map((asked) => {
    const sold = before.lines.find(({ line }) => line === asked.line);
    const open = sold ? sold.quantity - refundedQuantity(before, asked.line) : 0;
    if (!sold || asked.quantity > open) {
      throw new OrderError(`Only ${open} of ${sold?.name ?? 'this line'} can be refunded.`);
    }
    return { ...asked, pence: sold.unitPence * asked.quantity };
  });
  if (new Set(priced.map(({ line }) => line)).size < priced.length) {
    throw new OrderError('A line can be refunded once at a time.');
  }
  const sum = priced.reduce((total, line) => total + line.pence, 0);
  if (priced.length > 0 && sum !== pence) {
    throw new OrderError(`The lines come to ${formatPrice(sum)}, not ${formatPrice(pence)}.`);
  }
  return { pence, lines: priced };
}

/**
 * The provider keeps a rejection under its key, so the next try is another refund under another. After
 * an answer that was lost, the same key is used again: it may have done what was asked.
 */
async function askProvider(
  shop: Shop,
  { paymentId, reference }: Order,
  { id, providerKey, pence, at }: Refund,
): Promise<RefundProgress | 'all went back before'> {
  if (paymentId === null || providerKey === null) {
    throw new OrderError(`${reference} has no card payment to refund.`);
  }
  try {
    // A key is good for a day: after that only the payment itself says whether it was refunded.
    if (Date.now() - at.getTime() > keyHours * 3_600_000) {
      const { queries } = shop.database;
      const recorded = await readOrder(queries, reference);
      const atProvider = recorded.givenBackPence - refundedByBank(recorded);
      if ((await shop.provider.findRefundedPence(paymentId)) >= atProvider + pence) return 'done';
    }
    return await shop.provider.refund(paymentId, providerKey, pence);
  } catch (error) {
    // Someone did it at the provider, or we did it and crashed before it was recorded.
    if (isFault(error, 'already refunded')) return 'all went back before';
    if (error instanceof ProviderError && !error.temporary) await markRejected(shop, reference, id);
    throw error;
  }
}

const keyHours = 20;

/** Of many who were refused under one key, one records it. */
async function markRejected(
  shop: Pick<Shop, 'database'>,
  reference: string,
  id: number,
): Promise<void> {
  const by = { kind: 'shop' } as const;
  await recordChange(shop, reference, { by }, async (queries, before) => {
    const [failed] = await queries
      .update(refund)
      .set({ state: 'failed', failedAt: sql`now()` })
      .where(and(eq(refund.id, id), eq(refund.state, 'requested')))
      .returning({ pence: refund.pence });
    if (failed) {
      await queries
        .update(order)
        .set({ refundRefusals: sql`${order.refundRefusals} + 1` })
        .where(eq(order.id, before.id));
      const issue = { kind: 'refund-rejected', data: { pence: failed.pence } } as const;
      await raiseIssue(queries, before, issue, `refund-rejected-${id}`);
    }
    return byProvider(undefined);
  });
}

async function finishRefund(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { id, note }: Refund,
  progress: RefundProgress,
  { by }: ChangeRequest,
): Promise<RefundedOrder> {
  const remark = remarks[progress];
  const state = progress === 'done' ? 'done' : 'pending';
  const finished = await recordChange(shop, reference, { by }, async (queries, before, byName) => {
    const done = await completeRefund(queries, before, byName, { id, state, note });
    if (done.result.changed) {
      await addNotes(queries, await readOrder(queries, reference), remark);
    }
    return done;
  });
  return { ...finished.order, ...finished.result, activityId: finished.activityId, remark };
}

/**
 * Asks again for refunds that the provider has not answered, as after a crash or while it was down.
 * Returns how many were finished.
 */
export async function finishRefunds(shop: Shop): Promise<number> {
  const waiting = await shop.database.queries
    .select({ refund, reference: order.reference })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(and(eq(refund.state, 'requested'), lt(refund.at, sql`now() - interval '1 minute'`)))
    .orderBy(refund.id);
  let finished = 0;
  for (const { refund: one, reference } of waiting) {
    const by = { kind: 'shop' } as const;
    try {
      await refundOrder(shop, reference, { attempt: one.attemptKey, by });
      finished += 1;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      shop.log.warn('a refund could not be made', { order: reference, fault: error.fault });
      // The others would wait for it too.
      if (error.temporary) break;
    }
  }
  return finished;
}

type EventAbout<What> = Extract<PaymentEvent, { about: What }>;

function allWentBack(read: Order): EventAbout<'refund'> {
  const pence = read.totalPence - refundedByBank(read);
  return {
    about: 'refund',
    paymentId: read.paymentId ?? '',
    checkoutId: read.checkoutId ?? '',
    pence,
    inFull: true,
  };
}

/** Records that money was refunded, in part or in full, and emails the buyer; false if it is known. */
export function recordRefund(
  shop: Shop,
  reference: string,
  event: EventAbout<'refund'>,
  request: ChangeRequest = { by: { kind: 'shop' } },
): Promise<boolean> {
  return recordAnswer(shop, reference, request, {
    // Once a refund has failed, what an event says may be from before that.
    ask: async (read) =>
      failedRefunds(read) > 0 ? shop.provider.findRefundedPence(event.paymentId) : undefined,
    async record(queries, locked, byName, asked) {
      // Of what goes back by bank transfer the provider knows nothing.
      const pence = (asked ?? event.pence) + refundedByBank(locked);
      const ours = requestedRefund(locked);
      let before = locked;
      let isOurs = false;
      if (ours && pence >= locked.givenBackPence + ours.pence) {
        const { id, note } = ours;
        await completeRefund(queries, locked, byName, { id, state: 'done', note });
        before = await readOrder(queries, reference);
        isOurs = true;
      }
      const inFull = pence >= before.totalPence || (asked === undefined && event.inFull);
      if (before.state === 'refunded') return byProvider(isOurs);
      if (inFull) {
        const done = await countRefunds(queries, before, byName, before.totalPence);
        return { ...done, result: done.result.changed || isOurs };
      }
      if (asked !== undefined && pence < before.givenBackPence) {
        return byProvider(await recordLess(queries, before, pence));
      }
      return byProvider((await recordPart(queries, before, byName, pence)) || isOurs);
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
  return recordAnswer(
    shop,
    reference,
    { by: { kind: 'shop' } },
    {
      // Asked and not subtracted: a later refund may have been recorded by a sum that is without this one.
      ask: () => shop.provider.findRefundedPence(paymentId),
      async record(queries, before, _byName, answered) {
        const left = answered + refundedByBank(before);
        const { totalPence } = before;
        const issue = { kind: 'refund-failed', data: { pence, totalPence } } as const;
        const isNew = await raiseIssue(queries, before, issue, id);
        if (before.state === 'refunded' || left >= before.givenBackPence) return byProvider(isNew);
        if (!isNew) return byProvider(await recordLess(queries, before, left));
        await setRefunded(queries, before, left);
        return byProvider(true);
      },
    },
  );
}

async function recordPart(
  queries: Queries,
  before: Order,
  byName: string,
  pence: number,
): Promise<boolean> {
  const { givenBackPence, totalPence } = before;
  // An event that comes late: what followed is recorded already.
  if (pence <= givenBackPence) return false;
  await countRefunds(queries, before, byName, pence);
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

type Recording<Answer> = {
  /** Asks the provider, which must not happen while the order is locked. */
  ask: (read: Order) => Promise<Answer>;
  record: (
    queries: Queries,
    before: Order,
    byName: string,
    answer: Answer,
  ) => Promise<Done<boolean>>;
};

/** What the payment provider told us of, and whether it was new. */
export function byProvider<Result>(isNew: Result): Done<Result> {
  return { action: 'order.payment-event', result: isNew };
}

/** Others record refunds of the same order too, but hardly this often while one question is answered. */
const mostTries = 5;

/** Records what the provider answers about an order, and asks again if its refunds changed meanwhile. */
async function recordAnswer<Answer>(
  shop: Shop,
  reference: string,
  { by }: ChangeRequest,
  { ask, record }: Recording<Answer>,
): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const read = await readOrder(shop.database.queries, reference);
    const answer = await ask(read);
    const { result: isNew } = await recordChange(
      shop,
      reference,
      { by },
      async (queries, before, byName): Promise<Done<boolean | undefined>> =>
        isAsRead(read, before)
          ? record(queries, before, byName, answer)
          : { action: 'order.payment-event', result: undefined },
    );
    if (isNew !== undefined) return isNew;
  }
  throw new Error(`The refunds of ${reference} changed whenever they were asked for.`);
}

function isAsRead(read: Order, locked: Order): boolean {
  return (
    read.givenBackPence === locked.givenBackPence && failedRefunds(read) === failedRefunds(locked)
  );
}
