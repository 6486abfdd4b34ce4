import { rename, writeFile } from 'node:fs/promises';
import type { SyncedPrice } from '../../../catalogue/synced-prices.ts';

/** Writes the price of each product where the catalogue reads it, in one order and all at once. */
export async function writePriceIds(
  file: string,
  prices: Readonly<Record<string, SyncedPrice>>,
): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(prices).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  await writeFile(`${file}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${file}.part`, file);
}
