import { products } from '../../../catalogue/catalogue.ts';
import { priceIdOf } from '../../../catalogue/identity.ts';
import { type Environment, isLiveKey } from '../../environment.ts';
import { isForCustomers } from '../../for-customers.ts';
import { asking } from '../../payments/provider-error.ts';
import { Failure } from '../command.ts';
import type { Desk } from '../desk.ts';
import { providerName, refuseWrongProvider } from '../own-settings.ts';
import { countDifferences } from '../stripe/sync-catalogue.ts';

/**
 * The provider is the one that the books are with, answers, takes real money where customers are, and
 * knows what was synced as the catalogue has it.
 */
export async function checkProvider(desk: Desk): Promise<string> {
  const environment = desk.environment();
  await refuseWrongProvider(desk);
  const stripe = await desk.stripe();
  await asking(() => stripe.prices.list({ limit: 1 }));
  if (environment.STRIPE_SECRET_KEY === undefined) {
    const sandbox = 'the sandbox answers: no money moves';
    if (!isForCustomers(environment)) return sandbox;
    throw new Failure(
      `${sandbox}, and anybody can order without paying: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET`,
    );
  }
  // What was not synced, or costs something else since, is sold at the catalogue's own price.
  const synced = products.filter(({ id, priceId }) => priceId !== priceIdOf(id));
  const different = synced.length && (await asking(() => countDifferences(stripe, synced)));
  const found = `${providerName(environment)} answers, ${synced.length} of ${products.length} products synced`;
  const faults = [faultOfTestMode(environment), faultOfDifferences(different)].filter(Boolean);
  if (faults.length > 0) throw new Failure(`${found}, but ${faults.join('; ')}`);
  return found;
}

function faultOfTestMode(environment: Environment): string | undefined {
  if (isLiveKey(environment.STRIPE_SECRET_KEY) || !isForCustomers(environment)) return undefined;
  return 'anybody can order with the test cards that Stripe publishes: set the live STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET';
}

function faultOfDifferences(count: number): string | undefined {
  return count > 0
    ? `${count} products differ from the catalogue: npm run shop -- stripe sync`
    : undefined;
}
