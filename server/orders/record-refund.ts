import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { completeRefund, countRefunds } from './complete-refund.ts';
import { raiseIssue } from './issues.ts';
import {
  failedRefunds,
  type Order,
  readOrder,
  refundedByBank,
  refundName,
  requestedRefund,
} from './order.ts';
import { emailRefund } from './queue-order-emails.ts';
import { type ChangeRequest, type Done, recordChange } from './record-change.ts';
import { setRefunded } from './refund-rows.ts';

export type EventAbout<What> = Extract<PaymentEvent, { about: What }>;

/** Records a refund, in part or in full, and emails the buyer; false if nothing is new. */
export function recordRefund(
  shop: Shop,
  reference: string,
  event: EventAbout<'refund'>,
  request: ChangeRequest = { by: { kind: 'shop' } },
): Promise<boolean> {
  return recordAnswer(shop, reference, request, {
    // Once a refund has failed, the sum in an event may be from before that.
    ask: async (read) =>
      failedRefunds(read) > 0 ? shop.provider.findRefundedPence(event.paymentId) : undefined,
    async record(queries, locked, byName, asked) {
      // The provider's sum does not include refunds by bank transfer.
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
 * Records that a refund failed. If the order was refunded in full, a person must refund the buyer
 * another way; otherwise the sum no longer counts as refunded.
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
      // Fetched and not subtracted: a later refund may have been recorded with a total without this one.
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
  // A late event: a later total is already recorded.
  if (pence <= givenBackPence) return false;
  await countRefunds(queries, before, byName, pence);
  await emailRefund(queries, before, { now: pence - givenBackPence, before: givenBackPence });
  const issue = { kind: 'partial-refund', data: { refundedPence: pence, totalPence } } as const;
  return raiseIssue(queries, before, issue, `given-back-${refundName(before, pence)}`);
}

/**
 * Less was refunded than is recorded: an earlier release counted failed refunds, or the event of a
 * failed refund is still to come. A person must check what the buyer was told.
 */
async function recordLess(queries: Queries, before: Order, pence: number): Promise<boolean> {
  const { givenBackPence: countedPence, totalPence } = before;
  await setRefunded(queries, before, pence);
  const data = { refundedPence: pence, totalPence, countedPence };
  const name = `given-back-less-${refundName(before, pence)}`;
  return raiseIssue(queries, before, { kind: 'refund-recount', data }, name);
}

type Recording<Answer> = {
  /** Queries the provider, which must not happen while the order is locked. */
  ask: (read: Order) => Promise<Answer>;
  record: (
    queries: Queries,
    before: Order,
    byName: string,
    answer: Answer,
  ) => Promise<Done<boolean>>;
};

/** A change reported by the payment provider, and whether it was new. */
export function byProvider<Result>(isNew: Result): Done<Result> {
  return { action: 'order.payment-event', result: isNew };
}

/** Other refunds of the same order may be recorded, but hardly this often during one request. */
const mostTries = 5;

/** Records the provider's response about an order, and queries again if its refunds changed meanwhile. */
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
