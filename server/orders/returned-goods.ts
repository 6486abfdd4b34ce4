import { and, eq, sql } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import { hasStock, refundLine } from '../database/schema.ts';
import { adjustStock } from '../stock/change-stock.ts';
import { addNotes, OrderError } from './order.ts';
import { quantityToReturn } from './order-amounts.ts';
import { type ChangeRequest, changeOrder, type RecordedOrder } from './record-change.ts';

/** Goods of a refunded line that have come back, and whether they can be sold again. */
export type ReturnedGoods = {
  refund: number;
  line: number;
  quantity: number;
  goods: 'restock' | 'written-off';
};

/**
 * Books in goods that were refunded before they came back: each once, into stock or written off. Goods
 * written off do not go into stock first.
 */
export function recordReturnedGoods(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { refund, line, quantity, goods, ...request }: ReturnedGoods & ChangeRequest,
): Promise<RecordedOrder> {
  return changeOrder(shop, reference, request, async (queries, before) => {
    const settledRefund = before.refunds.find(
      ({ id, settledAt }) => id === refund && settledAt !== null,
    );
    const refundedLine = settledRefund?.lines.find((one) => one.line === line);
    const sold = before.lines.find((one) => one.line === line);
    const outstanding = refundedLine ? quantityToReturn(refundedLine) : 0;
    if (!sold || quantity > outstanding) {
      throw new OrderError(
        outstanding === 0
          ? 'These goods have already been booked in.'
          : `Only ${outstanding} of ${sold?.name} are still to come back.`,
      );
    }
    const isRestocked = goods === 'restock';
    const column = isRestocked ? 'restocked' : 'lost';
    await queries
      .update(refundLine)
      .set({ [column]: sql`${refundLine[column]} + ${quantity}` })
      .where(and(eq(refundLine.refundId, refund), eq(refundLine.line, line)));
    if (isRestocked && hasStock(sold)) {
      const back = { productId: sold.productId, change: quantity, cause: 'returned' } as const;
      await adjustStock(queries, 'corrected', [back], { note: reference });
    }
    const where = isRestocked ? 'into stock' : 'written off';
    await addNotes(queries, before, `${quantity} × ${sold.name} came back, ${where}.`);
    return { action: 'order.goods-back', result: {}, data: { quantity, goods } };
  });
}
