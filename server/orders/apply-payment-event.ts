import { eq } from 'drizzle-orm';
import { disputeEnds, type Issue } from '../../contract/order-issue.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { checkout, order } from '../database/schema.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { openIssues } from './issue-text.ts';
import { raiseIssue, wasRaised } from './issues.ts';
import { readOrder } from './order.ts';
import { recordChange } from './record-change.ts';
import { recordPayment } from './record-order.ts';
import { byProvider, recordFailedRefund, recordRefund } from './record-refund.ts';

/** Records a payment event, which may come in any order and repeatedly; false if nothing is new. */
export async function applyPaymentEvent(shop: Shop, event: PaymentEvent): Promise<boolean> {
  const reference = await orderOf(shop, event);
  if (reference === undefined) return false;
  const isNew = await record(shop, reference, event);
  // A full refund clears every issue.
  if (isNew && openIssues(await readOrder(shop.database.queries, reference)).length > 0) {
    shop.log.warn('an order has issues', { order: reference, about: event.about });
  }
  return isNew;
}

function record(shop: Shop, reference: string, event: PaymentEvent): Promise<boolean> {
  switch (event.about) {
    case 'refund':
      return recordRefund(shop, reference, event);
    case 'failed refund':
      return recordFailedRefund(shop, reference, event);
    case 'dispute': {
      const respondBy = event.answerBy?.toISOString();
      const ends = disputeEnds.map((end) => `${event.id}-${end}`);
      return recordDispute(
        shop,
        reference,
        { kind: 'dispute', data: { respondBy } },
        event.id,
        ends,
      );
    }
    case 'end of a dispute': {
      const { id, end, pence } = event;
      const issue = { kind: 'dispute-ended', data: { end, pence } } as const;
      return recordDispute(shop, reference, issue, `${id}-${end}`);
    }
  }
}

/** Does not raise a dispute whose end is already recorded. */
async function recordDispute(
  shop: Shop,
  reference: string,
  issue: Issue,
  name: string,
  ends: readonly string[] = [],
): Promise<boolean> {
  const by = { kind: 'shop' } as const;
  const { result } = await recordChange(shop, reference, { by }, async (queries, before) =>
    byProvider(!wasRaised(before, ends) && (await raiseIssue(queries, before, issue, name))),
  );
  return result;
}

/** The order of a payment. It is created now if this event arrives before the payment's own. */
async function orderOf(shop: Shop, event: PaymentEvent): Promise<string | undefined> {
  const { database, provider } = shop;
  const found = await findReference(database.queries, event.paymentId);
  if (found !== undefined) return found;
  const checkoutId =
    event.about === 'refund' ? event.checkoutId : await provider.findCheckout(event.paymentId);
  if (checkoutId === undefined) return undefined;
  const [held] = await database.queries
    .select({ sessionId: checkout.sessionId })
    .from(checkout)
    .where(eq(checkout.id, checkoutId));
  const session = held?.sessionId ? await provider.findSession(held.sessionId) : undefined;
  if (session) await recordPayment(shop, session);
  return findReference(database.queries, event.paymentId);
}

async function findReference(queries: Queries, paymentId: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ reference: order.reference })
    .from(order)
    .where(eq(order.paymentId, paymentId));
  return found?.reference;
}
