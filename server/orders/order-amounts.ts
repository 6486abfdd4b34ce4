import { type Credit, calculateCredits, type SoldLine } from '../../catalogue/credit.ts';
import type { Pence } from '../../catalogue/money.ts';
import { type VatTotals, vatTotals } from '../../catalogue/vat-totals.ts';
import { isGoods } from '../database/schema.ts';
import type { Order, OrderLine, Refund, ShippedLine } from './order.ts';

/** The order lines that were shipped, each with its shipped quantity. */
export function shippedGoods({ lines }: Pick<Order, 'lines'>, shipped: readonly ShippedLine[]) {
  return lines.flatMap((line): OrderLine[] => {
    const quantity = sumQuantities(shipped.filter((one) => one.line === line.line));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The lines of goods still to be dispatched, with quantities. Goods refunded before dispatch are not. */
export function unshippedGoods({
  lines,
  shipments,
  refunds,
}: Pick<Order, 'lines' | 'shipments' | 'refunds'>) {
  const shippedOrRefunded = [
    ...shipments.flatMap((one) => one.lines),
    ...unsentRefunds({ refunds }),
  ];
  return lines.filter(isGoods).flatMap((line): OrderLine[] => {
    const quantity =
      line.quantity - sumQuantities(shippedOrRefunded.filter((one) => one.line === line.line));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Goods that were refunded before dispatch. */
function unsentRefunds(order: Pick<Order, 'refunds'>): ShippedLine[] {
  return countedRefunds(order).flatMap(({ lines }) =>
    lines.map(({ line, unsent }) => ({ line, quantity: unsent })),
  );
}

/** How many of a refunded line are still to come back. */
export function quantityToReturn({
  goods,
  quantity,
  unsent,
  restocked,
  lost,
}: Refund['lines'][number]) {
  return goods === 'not-back' ? quantity - unsent - restocked - lost : 0;
}

/** Refunds that are done or pending, in the order in which they were settled. */
export function countedRefunds({ refunds }: Pick<Order, 'refunds'>): Refund[] {
  return refunds
    .filter(({ state }) => state === 'done' || state === 'pending')
    .sort((one, other) => getSettledTime(one) - getSettledTime(other) || one.id - other.id);
}

const getSettledTime = ({ settledAt, at }: Refund) => (settledAt ?? at).getTime();

/** The part of a refund that gives back a sale, without what was paid beyond the price. */
export function creditedPence({
  pence,
  beyondPence,
}: Pick<Refund, 'pence' | 'beyondPence'>): Pence {
  return pence - beyondPence;
}

/** What was paid beyond the price and has not been refunded; `except` ignores one refund. */
export function overpaidPence(order: Order, except?: number): Pence {
  const back = countedRefunds(order)
    .filter(({ id }) => id !== except)
    .reduce((sum, { beyondPence }) => sum + beyondPence, 0);
  return Math.max(0, receivedPence(order) - order.totalPence - back);
}

/** The part of the sale that a refund credits, as the order stood when it was settled. */
export function findRefundCredit(order: Order, { id }: Pick<Refund, 'id'>): Credit | undefined {
  const one = order.refunds.find((each) => each.id === id);
  if (!one) return undefined;
  const before = order.refunds.filter((each) => {
    const isEarlier = getSettledTime(each) - getSettledTime(one) || each.id - one.id;
    const hadNotFailed = each.failedAt === null || each.failedAt.getTime() > getSettledTime(one);
    return each.settledAt !== null && isEarlier < 0 && hadNotFailed;
  });
  before.sort(
    (first, second) => getSettledTime(first) - getSettledTime(second) || first.id - second.id,
  );
  const back = [...before, one].map((each) => ({ ...each, pence: creditedPence(each) }));
  return calculateCredits(soldLines(order), back).at(-1);
}

/** The refund that the payment provider has not confirmed yet; there is never more than one. */
export function requestedRefund({ refunds }: Pick<Order, 'refunds'>): Refund | undefined {
  return refunds.find(({ state }) => state === 'requested');
}

/** What was refunded by bank transfer, which the payment provider's sums do not include. */
export function bankRefundedPence(order: Pick<Order, 'refunds'>): Pence {
  return countedRefunds(order)
    .filter(({ method }) => method === 'bank-transfer')
    .reduce((sum, { pence }) => sum + pence, 0);
}

function sumQuantities(lines: readonly ShippedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

type PaymentFields = Pick<Order, 'state' | 'totalPence' | 'givenBackPence' | 'paidAt' | 'payments'>;

/** What has been paid of an order so far. Bank transfers may come in parts, or exceed the total. */
export function receivedPence({
  totalPence,
  payments,
  paidAt,
}: Omit<PaymentFields, 'state'>): Pence {
  if (payments.length > 0) return payments.reduce((sum, { pence }) => sum + pence, 0);
  return paidAt === null ? 0 : totalPence;
}

/** What was sold, line by line; one line at 20% if the lines do not add up to the total. */
export function soldLines({ lines, totalPence }: Pick<Order, 'lines' | 'totalPence'>): SoldLine[] {
  const sold = lines.map(({ line, unitPence, quantity, vatPercent }) => {
    return { line, pence: unitPence * quantity, vatPercent };
  });
  const sum = sold.reduce((total, { pence }) => total + pence, 0);
  return sum === totalPence ? sold : [{ line: 0, pence: totalPence, vatPercent: 20 }];
}

/** The totals of an order by VAT rate; all at 20% if its lines do not add up to the total. */
export function orderVat(order: Pick<Order, 'lines' | 'totalPence'>): VatTotals {
  return vatTotals(soldLines(order));
}

/** What has been refunded of an order, in full or in part. */
export function refundedPence({ state, ...paid }: PaymentFields): Pence {
  return state === 'refunded' ? receivedPence(paid) : paid.givenBackPence;
}

/** What can still be refunded. */
export function refundablePence(paid: PaymentFields): Pence {
  return receivedPence(paid) - refundedPence(paid);
}

/** When money was last refunded, if any was. */
export function refundedAt(order: Pick<Order, 'refunds'>): Date | undefined {
  return countedRefunds(order).at(-1)?.settledAt ?? undefined;
}

/** How many refunds turned out to have failed. */
export function countFailedRefunds({ issues }: Pick<Order, 'issues'>): number {
  return issues.filter(({ kind }) => kind === 'refund-failed' || kind === 'refund-recount').length;
}

/** Whether a refund failed after the order was refunded in full. */
export function hasFailedFullRefund({ events, issues }: Pick<Order, 'events' | 'issues'>): boolean {
  const refunded = events.find(({ state }) => state === 'refunded');
  return issues.some(
    ({ kind, raisedAt }) => kind === 'refund-failed' && refunded && raisedAt >= refunded.at,
  );
}

/** A unique name for a refunded sum: after a failed refund, the same sum may be refunded again. */
export function buildRefundName(order: Pick<Order, 'issues'>, pence: Pence): string {
  const failed = countFailedRefunds(order);
  return failed === 0 ? `${pence}` : `${pence}-after-${failed}`;
}
