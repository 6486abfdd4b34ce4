import written from './price-ids.json' with { type: 'json' };

/** A price that the payment provider holds, and what it charges. */
export type SyncedPrice = { readonly priceId: string; readonly pence: number };

/** By product, what `npm run shop -- stripe sync` wrote; empty until the shop has prices in Stripe. */
export const syncedPrices: Readonly<Record<string, SyncedPrice>> = written;

/** The provider's price id; undefined if never synced or if the catalogue's price has changed since. */
export function syncedPriceId(
  id: string,
  pence: number,
  prices: typeof syncedPrices = syncedPrices,
): string | undefined {
  const synced = prices[id];
  return synced?.pence === pence ? synced.priceId : undefined;
}
