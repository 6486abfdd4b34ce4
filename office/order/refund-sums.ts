import { calculateCredits } from '../../catalogue/credit.ts';
import { type Pence, parsePounds } from '../../catalogue/money.ts';
import type { GoodsOutcome, RefundMethod } from '../../contract/refund.ts';
import type { OrderDetail, OrderDetailLine } from './order-data.ts';

/** What is refunded: lines of the order, an amount, or everything that remains. */
export type RefundMode = 'lines' | 'amount' | 'all';

export type RefundValues = {
  mode: RefundMode;
  quantities: Readonly<Record<number, number>>;
  goods: Readonly<Record<number, GoodsOutcome>>;
  amount: string;
  method: RefundMethod;
  note: string;
};

/** Goods not yet dispatched go back on sale; dispatched goods do not, by default. */
export function getGoodsFate(
  line: OrderDetailLine,
  { goods }: Pick<RefundValues, 'goods'>,
): GoodsOutcome {
  if (line.delivery) return 'keeps';
  return goods[line.line] ?? (line.left > 0 ? 'restock' : 'not-back');
}

/** The lines that are refunded, with their sums. */
export function selectedRefundLines(order: OrderDetail, values: RefundValues) {
  if (values.mode !== 'lines') return [];
  return order.lines.flatMap((one) => {
    const quantity = Math.min(values.quantities[one.line] ?? 0, one.refundable);
    if (quantity === 0) return [];
    const pence = quantity * one.unitPence;
    return [{ line: one.line, quantity, goods: getGoodsFate(one, values), pence }];
  });
}

/** The refund in pence; 0 if the typed amount is not valid. */
export function refundTotal(order: OrderDetail, values: RefundValues): Pence {
  const left = order.payment.refundablePence;
  if (values.mode === 'all') return left;
  if (values.mode === 'amount') return parsePounds(values.amount) ?? 0;
  return selectedRefundLines(order, values).reduce((sum, { pence }) => sum + pence, 0);
}

/** The refund ex VAT, as its credit note will state it. */
export function refundExVat(order: OrderDetail, values: RefundValues): Pence {
  const { total, refunds } = order;
  const soldLines = order.lines.map(({ line, unitPence, quantity, vatPercent }) => {
    return { line, pence: unitPence * quantity, vatPercent };
  });
  const linesMatchTotal = soldLines.reduce((all, { pence }) => all + pence, 0) === total.pence;
  const activeRefunds = refunds.filter(({ state }) => state === 'done' || state === 'pending');
  const earlierRefunds = activeRefunds.map((one) => ({
    ...one,
    pence: one.pence - one.beyondPence,
  }));
  const lines = selectedRefundLines(order, values);
  const received = order.payment.received.reduce((sum, { pence }) => sum + pence, 0);
  const overpaid =
    received - total.pence - activeRefunds.reduce((sum, one) => sum + one.beyondPence, 0);
  // An overpayment is refunded first, and was never a sale.
  const sum = refundTotal(order, values);
  const overpaidRefund = lines.length > 0 ? 0 : Math.min(sum, Math.max(0, overpaid));
  const thisRefund = { pence: sum - overpaidRefund, lines };
  const vatBase = linesMatchTotal ? soldLines : [{ line: 0, pence: total.pence, vatPercent: 20 }];
  return calculateCredits(vatBase, [...earlierRefunds, thisRefund]).at(-1)?.exVatPence ?? 0;
}
