import { and, eq, sql } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import { hasStock, refundLine } from '../database/schema.ts';
import { moveStock } from '../stock/change-stock.ts';
import { addNotes, notBack, type Order, OrderError } from './order.ts';
import { type ChangeRequest, recordChange } from './record-change.ts';

/** Goods of a refunded line that have come back, and whether they can be sold again. */
export type GoodsBack = {
  refund: number;
  line: number;
  quantity: number;
  goods: 'restock' | 'written-off';
};

/**
 * Books in goods that were refunded before they came back: each once, into stock or written off. Goods
 * written off do not go into stock first.
 */
export async function bookGoodsBack(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { refund, line, quantity, goods, ...request }: GoodsBack & ChangeRequest,
): Promise<Order & { activityId: number | undefined }> {
  const booked = await recordChange(shop, reference, request, async (queries, before) => {
    const recorded = before.refunds.find(
      ({ id, settledAt }) => id === refund && settledAt !== null,
    );
    const meant = recorded?.lines.find((one) => one.line === line);
    const sold = before.lines.find((one) => one.line === line);
    const open = meant ? notBack(meant) : 0;
    if (!sold || quantity > open) {
      throw new OrderError(
        open === 0
          ? 'These goods have already been booked in.'
          : `Only ${open} of ${sold?.name} are still to come back.`,
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
      await moveStock(queries, 'corrected', [back], { note: reference });
    }
    const where = isRestocked ? 'into stock' : 'written off';
    await addNotes(queries, before, `${quantity} × ${sold.name} came back, ${where}.`);
    return { action: 'order.goods-back', result: undefined, data: { quantity, goods } };
  });
  return { ...booked.order, activityId: booked.activityId };
}
