import { productById } from '../../catalogue/catalogue.ts';
import type { Queries } from '../database/database.ts';
import { checkout, checkoutLine } from '../database/schema.ts';
import type { PaidLine } from '../payments/provider.ts';

/**
 * Writes a checkout down again that was paid but is not in our books, as after a database was
 * brought back from an older copy. It holds no goods. Call it in the transaction of its order, or a
 * crash would leave a checkout behind that nobody knows to have been lost.
 */
export async function restoreCheckout(
  queries: Queries,
  id: string,
  lines: readonly PaidLine[],
): Promise<void> {
  const made = await queries
    .insert(checkout)
    .values({
      id,
      state: 'expired',
      totalPence: lines.reduce((sum, line) => sum + line.unitPence * line.quantity, 0),
      expiresAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ id: checkout.id });
  if (made.length === 0 || lines.length === 0) return;
  await queries.insert(checkoutLine).values(
    lines.map(({ productId, ...line }) => ({
      ...line,
      checkoutId: id,
      productId,
      priceId: productById(productId)?.priceId ?? '',
      sku: productById(productId)?.sku ?? '',
    })),
  );
}
