import type Stripe from 'stripe';
import { productIdOf } from './wanted.ts';

/** What the provider holds of ours. */
export type SyncedCatalogue = {
  products: Map<string, Stripe.Product>;
  /** Active prices by their product. */
  prices: Map<string, Stripe.Price[]>;
};

/** Asks the provider for every product of ours and the active prices. */
export async function findKnown(stripe: Stripe): Promise<SyncedCatalogue> {
  const products = new Map<string, Stripe.Product>();
  for await (const product of stripe.products.list({ limit: 100 })) {
    // Products that another program made, or the provider itself for one sale, have ids of their own.
    if (product.metadata.product === product.id) products.set(product.id, product);
  }
  const prices = new Map<string, Stripe.Price[]>();
  for await (const price of stripe.prices.list({ active: true, limit: 100 })) {
    const id = productIdOf(price);
    prices.set(id, [...(prices.get(id) ?? []), price]);
  }
  return { products, prices };
}
