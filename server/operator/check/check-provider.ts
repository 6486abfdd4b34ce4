import { products } from '../../../catalogue/catalogue.ts';
import { priceIdOf } from '../../../catalogue/identity.ts';
import { asking } from '../../payments/provider-error.ts';
import { Failure } from '../command.ts';
import type { Desk } from '../desk.ts';
import { countDifferences } from '../stripe/sync-catalogue.ts';

/** The provider answers, and knows what was synced as the catalogue has it. */
export async function checkProvider(desk: Desk): Promise<string> {
  const key = desk.environment().STRIPE_SECRET_KEY;
  const stripe = await desk.stripe();
  await asking(() => stripe.prices.list({ limit: 1 }));
  if (key === undefined) return 'the sandbox answers: no money moves';
  const mode = key.includes('_live_') ? 'live' : 'test';
  // What was not synced, or costs something else since, is sold at the catalogue's own price.
  const synced = products.filter(({ id, priceId }) => priceId !== priceIdOf(id));
  const different = synced.length && (await asking(() => countDifferences(stripe, synced)));
  if (different > 0) {
    throw new Failure(
      `${different} products differ from the catalogue: npm run shop -- stripe sync`,
    );
  }
  return `Stripe answers, ${mode} mode, ${synced.length} of ${products.length} products synced`;
}
