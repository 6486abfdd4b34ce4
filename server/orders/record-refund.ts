import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { completeRefund, recordRefundTotal } from './complete-refund.ts';
import { raiseIssue } from './issues.ts';
import { type Order, readOrder } from './order.ts';
import {
  bankRefundedPence,
  buildRefundName,
  countFailedRefunds,
  requestedRefund,
} from './order-amounts.ts';
import { emailRefund } from './queue-order-emails.ts';
import { type ChangeOutcome, type ChangeRequest, recordChange } from './record-change.ts';
import { setRefundedTotal } from './refund-rows.ts';

export type PaymentEventAbout<What> = Extract<PaymentEvent, { about: What }>;

/** Records a refund, in part or in full, and emails the buyer; false if nothing is new. */
export function recordRefund(
  shop: Shop,
  reference: string,
  event: PaymentEventAbout<'refund'>,
  request: ChangeRequest = { by: { kind: 'shop' } },
): Promise<boolean> {
  return recordProviderAnswer(shop, reference, request, {
    // Once a refund has failed, the sum in an event may be from before that.
    ask: async (read) =>
      countFailedRefunds(read) > 0 ? shop.provider.findRefundedPence(event.paymentId) : undefined,
    async record(queries, locked, byName, queriedPence) {
      // The provider's sum does not include refunds by bank transfer.
      const pence = (queriedPence ?? event.pence) + bankRefundedPence(locked);
      const ownRefund = requestedRefund(locked);
      let before = locked;
      let isOurs = false;
      if (ownRefund && pence >= locked.givenBackPence + ownRefund.pence) {
        const { id, note } = ownRefund;
        await completeRefund(queries, locked, byName, { id, state: 'done', note });
        before = await readOrder(queries, reference);
        isOurs = true;
      }
      const inFull = pence >= before.totalPence || (queriedPence === undefined && event.inFull);
      if (before.state === 'refunded') return toProviderChange(isOurs);
      if (inFull) {
        const done = await recordRefundTotal(queries, before, byName, before.totalPence);
        return { ...done, result: done.result.changed || isOurs };
      }
      if (queriedPence !== undefined && pence < before.givenBackPence) {
        return toProviderChange(await recordLowerTotal(queries, before, pence));
      }
      return toProviderChange(
        (await recordPartialRefund(queries, before, byName, pence)) || isOurs,
      );
    },
  });
}

/**
 * Records that a refund failed. If the order was refunded in full, a person must refund the buyer
 * another way; otherwise the sum no longer counts as refunded.
 */
export function recordFailedRefund(
  shop: Shop,
  reference: string,
  { id, paymentId, pence }: PaymentEventAbout<'failed refund'>,
): Promise<boolean> {
  return recordProviderAnswer(
    shop,
    reference,
    { by: { kind: 'shop' } },
    {
      // Fetched and not subtracted: a later refund may have been recorded with a total without this one.
      ask: () => shop.provider.findRefundedPence(paymentId),
      async record(queries, before, _byName, providerPence) {
        const refundedTotal = providerPence + bankRefundedPence(before);
        const { totalPence } = before;
        const issue = { kind: 'refund-failed', data: { pence, totalPence } } as const;
        const isNew = await raiseIssue(queries, before, issue, id);
        if (before.state === 'refunded' || refundedTotal >= before.givenBackPence)
          return toProviderChange(isNew);
        if (!isNew) return toProviderChange(await recordLowerTotal(queries, before, refundedTotal));
        await setRefundedTotal(queries, before, refundedTotal);
        return toProviderChange(true);
      },
    },
  );
}

async function recordPartialRefund(
  queries: Queries,
  before: Order,
  byName: string,
  pence: number,
): Promise<boolean> {
  const { givenBackPence, totalPence } = before;
  // A late event: a later total is already recorded.
  if (pence <= givenBackPence) return false;
  await recordRefundTotal(queries, before, byName, pence);
  await emailRefund(queries, before, { now: pence - givenBackPence, before: givenBackPence });
  const issue = { kind: 'partial-refund', data: { refundedPence: pence, totalPence } } as const;
  return raiseIssue(queries, before, issue, `given-back-${buildRefundName(before, pence)}`);
}

/**
 * Less was refunded than is recorded: an earlier release counted failed refunds, or the event of a
 * failed refund is still to come. A person must check what the buyer was told.
 */
async function recordLowerTotal(queries: Queries, before: Order, pence: number): Promise<boolean> {
  const { givenBackPence: countedPence, totalPence } = before;
  await setRefundedTotal(queries, before, pence);
  const data = { refundedPence: pence, totalPence, countedPence };
  const name = `given-back-less-${buildRefundName(before, pence)}`;
  return raiseIssue(queries, before, { kind: 'refund-recount', data }, name);
}

type ProviderQuery<Answer> = {
  /** Queries the provider, which must not happen while the order is locked. */
  ask: (read: Order) => Promise<Answer>;
  record: (
    queries: Queries,
    before: Order,
    byName: string,
    answer: Answer,
  ) => Promise<ChangeOutcome<boolean>>;
};

/** A change reported by the payment provider, and whether it was new. */
export function toProviderChange<Result>(isNew: Result): ChangeOutcome<Result> {
  return { action: 'order.payment-event', result: isNew };
}

/** Other refunds of the same order may be recorded, but hardly this often during one request. */
const maxAttempts = 5;

/** Records the provider's response about an order, and queries again if its refunds changed meanwhile. */
async function recordProviderAnswer<Answer>(
  shop: Shop,
  reference: string,
  { by }: ChangeRequest,
  { ask, record }: ProviderQuery<Answer>,
): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const read = await readOrder(shop.database.queries, reference);
    const answer = await ask(read);
    const { result: isNew } = await recordChange(
      shop,
      reference,
      { by },
      async (queries, before, byName): Promise<ChangeOutcome<boolean | undefined>> =>
        areRefundsUnchanged(read, before)
          ? record(queries, before, byName, answer)
          : { action: 'order.payment-event', result: undefined },
    );
    if (isNew !== undefined) return isNew;
  }
  throw new Error(`The refunds of ${reference} changed whenever they were asked for.`);
}

function areRefundsUnchanged(read: Order, locked: Order): boolean {
  return (
    read.givenBackPence === locked.givenBackPence &&
    countFailedRefunds(read) === countFailedRefunds(locked)
  );
}
