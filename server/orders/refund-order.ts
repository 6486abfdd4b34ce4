import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { formatPrice, type Pence } from '../../catalogue/money.ts';
import type { RefundedLine, RefundMethod } from '../../contract/refund.ts';
import type { Shop } from '../app/shop.ts';
import { order, refund, refundLine } from '../database/schema.ts';
import type { RefundProgress } from '../payments/provider.ts';
import { isProviderError, ProviderError } from '../payments/provider.ts';
import { type ChangedOrder, rejectInvalidTransition } from './change-order.ts';
import { completeRefund, refundedQuantity } from './complete-refund.ts';
import { raiseIssue } from './issues.ts';
import { addNotes, lockOrder, type Order, OrderError, type Refund, readOrder } from './order.ts';
import { bankRefundedPence, refundablePence, requestedRefund } from './order-amounts.ts';
import {
  type ChangeRequest,
  changeOrder,
  recordChange,
  rejectStaleVersion,
} from './record-change.ts';
import { type PaymentEventAbout, recordRefund, toProviderChange } from './record-refund.ts';

/** A refunded order, with a remark if the refund is not finished yet. */
export type RefundedOrder = ChangedOrder & { remark: string | undefined };

/** What to refund; by default everything that is left. */
export type RefundRequest = {
  note?: string | undefined;
  pence?: Pence | undefined;
  /** Which items are refunded; their prices must add up to the refunded sum. */
  lines?: readonly RefundedLine[] | undefined;
  method?: RefundMethod | undefined;
  /** Idempotency key: repeats under the same key refund once. */
  attempt?: string | undefined;
};

const remarks: Record<RefundProgress, string | undefined> = {
  done: undefined,
  pending: 'The refund is pending at the payment provider. We record it here if it fails.',
  'waits for the buyer':
    'The refund is waiting for the buyer to act: see it at the payment provider.',
};

/**
 * Refunds a paid order in any state, in full or in part, then records it. The request is stored first:
 * after a crash or a lost response it is repeated under the same key, and nothing is refunded twice.
 */
export async function refundOrder(
  shop: Shop,
  reference: string,
  request: RefundRequest & ChangeRequest,
): Promise<RefundedOrder> {
  const { storedRefund, read } = await storeRefundRequest(shop, reference, request);
  const unchanged = { changed: false, emailed: false, activityId: undefined, remark: undefined };
  if (storedRefund?.state !== 'requested') return { ...read, ...unchanged };
  if (storedRefund.method === 'bank-transfer')
    return finishRefund(shop, reference, storedRefund, 'done', request);
  const progress = await refundAtProvider(shop, read, storedRefund);
  if (progress === 'all went back before') {
    await recordRefund(shop, reference, buildFullRefundEvent(read), { by: request.by });
    return { ...(await readOrder(shop.database.queries, reference)), ...unchanged, changed: true };
  }
  return finishRefund(shop, reference, storedRefund, progress, request);
}

type StoredRefundRequest = { storedRefund: Refund | undefined; read: Order };

/** Stores the requested refund, unless it is stored already or another refund is under way. */
function storeRefundRequest(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  { by, version, note = '', method = 'provider', attempt, ...asked }: RefundRequest & ChangeRequest,
): Promise<StoredRefundRequest> {
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    const known = before.refunds.find(({ attemptKey }) => attemptKey === attempt);
    if (known?.state === 'failed') throw new OrderError('This refund failed. Try it again.');
    if (known) return { storedRefund: known, read: before };
    await rejectStaleVersion(queries, before, version);
    if (before.state === 'refunded') return { storedRefund: undefined, read: before };
    rejectInvalidTransition(before, 'refunded');
    const pendingRefund = requestedRefund(before);
    const sum = asked.pence ?? refundablePence(before);
    if (pendingRefund) {
      const isSame = attempt === undefined && pendingRefund.pence === sum;
      if (isSame) return { storedRefund: pendingRefund, read: before };
      throw new OrderError(
        `A refund of ${formatPrice(pendingRefund.pence)} is still being made. Try again in a minute.`,
      );
    }
    const { pence, lines } = validateRefundAmount(before, { ...asked, pence: sum });
    if (method === 'provider') rejectAboveCardPayment(before, pence);
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
    return { storedRefund: read.refunds.find(({ id }) => id === refundId), read };
  });
}

function rejectAboveCardPayment({ reference, paymentId, ...paid }: Order, pence: Pence): void {
  if (paymentId === null) throw new OrderError(`${reference} has no card payment to refund.`);
  const atProvider = paid.totalPence - (paid.givenBackPence - bankRefundedPence(paid));
  if (pence > atProvider) {
    throw new OrderError(`Only ${formatPrice(atProvider)} of the card payment is left.`);
  }
}

/** The sum to refund, never more than is left of what was paid, with the price of each line. */
function validateRefundAmount(before: Order, { pence = 0, lines = [] }: RefundRequest) {
  const left = refundablePence(before);
  if (pence < 1) throw new OrderError(`Nothing of ${before.reference} is left to refund.`);
  if (pence > left) throw new OrderError(`${formatPrice(left)} can be refunded by now.`);
  const pricedLines = lines.map((asked) => {
    const sold = before.lines.find(({ line }) => line === asked.line);
    const open = sold ? sold.quantity - refundedQuantity(before, asked.line) : 0;
    if (!sold || asked.quantity > open) {
      throw new OrderError(`Only ${open} of ${sold?.name ?? 'this line'} can be refunded.`);
    }
    return { ...asked, pence: sold.unitPence * asked.quantity };
  });
  if (new Set(pricedLines.map(({ line }) => line)).size < pricedLines.length) {
    throw new OrderError('A line can be refunded once at a time.');
  }
  const sum = pricedLines.reduce((total, line) => total + line.pence, 0);
  if (pricedLines.length > 0 && sum !== pence) {
    throw new OrderError(`The lines come to ${formatPrice(sum)}, not ${formatPrice(pence)}.`);
  }
  return { pence, lines: pricedLines };
}

/**
 * The provider keeps a rejection under its key, so the next try is a new refund with a new key. After a
 * lost response the same key is used again, as the refund may have been made.
 */
async function refundAtProvider(
  shop: Shop,
  { paymentId, reference }: Order,
  { id, providerKey, pence, at }: Refund,
): Promise<RefundProgress | 'all went back before'> {
  if (paymentId === null || providerKey === null) {
    throw new OrderError(`${reference} has no card payment to refund.`);
  }
  try {
    // A key is valid for a day: after that, only the payment itself shows whether it was refunded.
    if (Date.now() - at.getTime() > idempotencyKeyHours * 3_600_000) {
      const { queries } = shop.database;
      const recorded = await readOrder(queries, reference);
      const atProvider = recorded.givenBackPence - bankRefundedPence(recorded);
      if ((await shop.provider.findRefundedPence(paymentId)) >= atProvider + pence) return 'done';
    }
    return await shop.provider.refund(paymentId, providerKey, pence);
  } catch (error) {
    // Someone refunded it at the provider, or we did and crashed before it was recorded.
    if (isProviderError(error, 'already refunded')) return 'all went back before';
    if (error instanceof ProviderError && !error.temporary) await markRejected(shop, reference, id);
    throw error;
  }
}

const idempotencyKeyHours = 20;

/** Records a rejection, once for several calls that were rejected under the same key. */
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
    return toProviderChange(undefined);
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
  const finished = await changeOrder(shop, reference, { by }, async (queries, before, byName) => {
    const done = await completeRefund(queries, before, byName, { id, state, note });
    if (done.result.changed) {
      await addNotes(queries, await readOrder(queries, reference), remark);
    }
    return done;
  });
  return { ...finished, remark };
}

/**
 * Retries refunds that the provider has not confirmed, as after a crash or while it was down. Returns
 * how many were finished.
 */
export async function retryUnconfirmedRefunds(shop: Shop): Promise<number> {
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
      // The provider is unavailable for the others too.
      if (error.temporary) break;
    }
  }
  return finished;
}

function buildFullRefundEvent(read: Order): PaymentEventAbout<'refund'> {
  const pence = read.totalPence - bankRefundedPence(read);
  return {
    about: 'refund',
    paymentId: read.paymentId ?? '',
    checkoutId: read.checkoutId ?? '',
    pence,
    inFull: true,
  };
}
