import { products } from '../../../catalogue/catalogue.ts';
import { priceIdOf } from '../../../catalogue/identity.ts';
import { type Environment, isLiveKey } from '../../app/environment.ts';
import { isPublicShop } from '../../app/is-public-shop.ts';
import { callProvider } from '../../payments/provider-error.ts';
import type { AdminContext } from '../admin-context.ts';
import { CommandError } from '../command.ts';
import { providerName, requireProvider } from '../require-settings.ts';
import { countDifferences } from '../stripe/sync-catalogue.ts';

/**
 * The provider is the one that the books are with, answers, takes real money where customers are, and
 * knows what was synced as the catalogue has it.
 */
export async function checkProvider(desk: AdminContext): Promise<string> {
  const environment = desk.environment();
  await requireProvider(desk);
  const stripe = await desk.stripe();
  await callProvider(() => stripe.prices.list({ limit: 1 }));
  if (environment.STRIPE_SECRET_KEY === undefined) {
    const sandbox = 'the sandbox answers: no money moves';
    if (!isPublicShop(environment)) return sandbox;
    throw new CommandError(
      `${sandbox}, and anybody can order without paying: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET`,
    );
  }
  // What was not synced, or costs something else since, is sold at the catalogue's own price.
  const synced = products.filter(({ id, priceId }) => priceId !== priceIdOf(id));
  const different = synced.length && (await callProvider(() => countDifferences(stripe, synced)));
  const found = `${providerName(environment)} answers, ${synced.length} of ${products.length} products synced`;
  const faults = [faultOfTestMode(environment), faultOfDifferences(different)].filter(Boolean);
  if (faults.length > 0) throw new CommandError(`${found}, but ${faults.join('; ')}`);
  return found;
}

function faultOfTestMode(environment: Environment): string | undefined {
  if (isLiveKey(environment.STRIPE_SECRET_KEY) || !isPublicShop(environment)) return undefined;
  return 'anybody can order with the test cards that Stripe publishes: set the live STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET';
}

function faultOfDifferences(count: number): string | undefined {
  return count > 0
    ? `${count} products differ from the catalogue: npm run shop -- stripe sync`
    : undefined;
}
