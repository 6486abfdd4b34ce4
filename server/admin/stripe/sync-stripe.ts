import { fileURLToPath } from 'node:url';
import { products } from '../../../catalogue/catalogue.ts';
import { syncedPrices } from '../../../catalogue/synced-prices.ts';
import { callProvider } from '../../payments/provider-error.ts';
import { confirmOverwrite } from '../admin-context.ts';
import type { Command } from '../command.ts';
import { syncCatalogue } from './sync-catalogue.ts';
import { writePriceIds } from './write-price-ids.ts';

const catalogueFile = fileURLToPath(new URL('../../../catalogue/price-ids.json', import.meta.url));

export const syncStripe: Command = {
  name: 'stripe sync',
  options: { out: 'FILE' },
  says: "makes the provider's products and prices those of the catalogue and writes back their ids",
  async run(desk, given) {
    const out = given.option('out');
    if (out !== undefined) await confirmOverwrite(desk, out);
    const stripe = await desk.stripe();
    const isSandbox = desk.environment().STRIPE_SECRET_KEY === undefined;
    const { prices, ...counts } = await callProvider(() =>
      syncCatalogue(stripe, products, syncedPrices),
    );
    // A sandbox's ids die with its database, so that the catalogue is not made to depend on them.
    const file = out ?? (isSandbox ? undefined : catalogueFile);
    if (file !== undefined) await writePriceIds(file, prices);
    const { created, updated, unchanged, deactivated } = counts;
    const done = `${isSandbox ? 'Sandbox' : 'Stripe'}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${deactivated} deactivated.`;
    const next =
      file === undefined
        ? 'The ids of a sandbox are not written back.'
        : `The ids are in ${file}. Commit it and start the shop again, so that it sells by them.`;
    return { text: `${done}\n${next}`, json: { ...counts, prices, file } };
  },
};
