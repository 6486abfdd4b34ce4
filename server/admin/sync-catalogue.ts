import { rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type SyncedPrice, syncedPrices } from '../../catalogue/synced-prices.ts';
import { paymentMode, paymentProvider } from '../payments/settings.ts';
import { confirmOverwrite } from './admin-context.ts';
import { type Command, CommandError } from './command.ts';

const priceIdsFile = fileURLToPath(new URL('../../catalogue/price-ids.json', import.meta.url));
const { name, keyNames, syncCommand } = paymentProvider;

export const syncCatalogue: Command = {
  name: syncCommand,
  options: { out: 'FILE' },
  help: `updates ${name}'s products and prices from the catalogue and writes back their ids`,
  async run(context, args) {
    const file = args.option('out') ?? priceIdsFile;
    if (file !== priceIdsFile) await confirmOverwrite(context, file);
    if (paymentMode(context.environment()) === 'sandbox') {
      throw new CommandError(`The sandbox holds no catalogue: set ${keyNames}.`);
    }
    const { provider } = await context.shop();
    const { prices, ...counts } = await provider.syncCatalogue(
      context.catalogue().products,
      syncedPrices,
    );
    await writePriceIds(file, prices);
    const { created, updated, unchanged, deactivated } = counts;
    const done = `${name}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${deactivated} deactivated.`;
    const next = `The ids are in ${file}. Commit it and restart the shop to use them.`;
    return { text: `${done}\n${next}`, json: { ...counts, prices, file } };
  },
};

/** Writes each product's price id to the file that the catalogue reads, sorted and atomically. */
async function writePriceIds(
  file: string,
  prices: Readonly<Record<string, SyncedPrice>>,
): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(prices).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  await writeFile(`${file}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${file}.part`, file);
}
