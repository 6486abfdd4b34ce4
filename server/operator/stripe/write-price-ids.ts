import { rename, writeFile } from 'node:fs/promises';

/** Writes the price of each product where the catalogue reads it, in one order and all at once. */
export async function writePriceIds(
  file: string,
  priceIds: Readonly<Record<string, string>>,
): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(priceIds).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  await writeFile(`${file}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${file}.part`, file);
}
