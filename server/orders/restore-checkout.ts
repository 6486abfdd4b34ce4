import { productById } from '../../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { checkout, checkoutLine } from '../database/schema.ts';
import type { PaidLine } from '../payments/paid-line.ts';

/**
 * Writes a checkout down again that was paid but is not in our books, as after a database was
 * brought back from an older copy. It holds no goods.
 */
export async function restoreCheckout(
  database: Database,
  id: string,
  lines: readonly PaidLine[],
): Promise<void> {
  await database.transaction(async (queries) => {
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
  });
}
