import { products } from '../../../catalogue/catalogue.ts';
import { priceIdOf } from '../../../catalogue/identity.ts';
import { isPublicShop } from '../../app/is-public-shop.ts';
import { paymentMode, paymentProvider, providerName } from '../../payments/settings.ts';
import type { AdminContext } from '../admin-context.ts';
import { CommandError } from '../command.ts';
import { requireProvider } from '../require-settings.ts';

const { name, keyNames, syncCommand } = paymentProvider;

/**
 * The provider is the one that took the payments so far, answers, takes real money where customers
 * are, and has what was synced as the catalogue has it.
 */
export async function checkProvider(context: AdminContext): Promise<string> {
  const environment = context.environment();
  const mode = paymentMode(environment);
  await requireProvider(context);
  const { provider } = await context.shop();
  await provider.check();
  if (mode === 'sandbox') {
    const sandbox = 'the sandbox answers: no money moves';
    if (!isPublicShop(environment)) return sandbox;
    throw new CommandError(`${sandbox}, and anybody can order without paying: set ${keyNames}`);
  }
  // What was not synced, or costs something else since, is sold at the catalogue's own price.
  const synced = products.filter(({ id, priceId }) => priceId !== priceIdOf(id));
  const different = synced.length && (await provider.countDifferences(synced));
  const found = `${providerName(environment)} answers, ${synced.length} of ${products.length} products synced`;
  const faults = [
    mode === 'test' &&
      isPublicShop(environment) &&
      `anybody can order with the test cards that ${name} publishes: set the live ${keyNames}`,
    different > 0 &&
      `${different} products differ from the catalogue: npm run shop -- ${syncCommand}`,
  ].filter(Boolean);
  if (faults.length > 0) throw new CommandError(`${found}, but ${faults.join('; ')}`);
  return found;
}
