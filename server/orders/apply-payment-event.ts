import { eq } from 'drizzle-orm';
import { disputeOutcomes, type Issue } from '../../contract/order-issue.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { checkout, order } from '../database/schema.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { openIssues } from './issue-text.ts';
import { hasEverRaised, raiseIssue } from './issues.ts';
import { readOrder } from './order.ts';
import { recordChange } from './record-change.ts';
import { recordPayment } from './record-order.ts';
import { recordFailedRefund, recordRefund, toProviderChange } from './record-refund.ts';

/** Records a payment event, which may come in any order and repeatedly; false if nothing is new. */
export async function applyPaymentEvent(shop: Shop, event: PaymentEvent): Promise<boolean> {
  const reference = await findOrCreateOrderReference(shop, event);
  if (reference === undefined) return false;
  const isNew = await recordEvent(shop, reference, event);
  // A full refund clears every issue.
  if (isNew && openIssues(await readOrder(shop.database.queries, reference)).length > 0) {
    shop.log.warn('an order has issues', { order: reference, about: event.about });
  }
  return isNew;
}

function recordEvent(shop: Shop, reference: string, event: PaymentEvent): Promise<boolean> {
  switch (event.about) {
    case 'refund':
      return recordRefund(shop, reference, event);
    case 'failed refund':
      return recordFailedRefund(shop, reference, event);
    case 'dispute': {
      const respondBy = event.respondBy?.toISOString();
      const endNames = disputeOutcomes.map((end) => `${event.id}-${end}`);
      return recordDispute(
        shop,
        reference,
        { kind: 'dispute', data: { respondBy } },
        event.id,
        endNames,
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
  endNames: readonly string[] = [],
): Promise<boolean> {
  const by = { kind: 'shop' } as const;
  const { result } = await recordChange(shop, reference, { by }, async (queries, before) =>
    toProviderChange(
      !hasEverRaised(before, endNames) && (await raiseIssue(queries, before, issue, name)),
    ),
  );
  return result;
}

/** The order of a payment. It is created now if this event arrives before the payment's own. */
async function findOrCreateOrderReference(
  shop: Shop,
  event: PaymentEvent,
): Promise<string | undefined> {
  const { database, provider } = shop;
  const found = await findReference(database.queries, event.paymentId);
  if (found !== undefined) return found;
  const checkoutId =
    event.about === 'refund' ? event.checkoutId : await provider.findCheckoutId(event.paymentId);
  if (checkoutId === undefined) return undefined;
  const [checkoutRow] = await database.queries
    .select({ sessionId: checkout.sessionId })
    .from(checkout)
    .where(eq(checkout.id, checkoutId));
  const session = checkoutRow?.sessionId
    ? await provider.findSession(checkoutRow.sessionId)
    : undefined;
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
