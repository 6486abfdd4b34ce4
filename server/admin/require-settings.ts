import type { Environment } from '../app/environment.ts';
import type { Order } from '../orders/order.ts';
import { hasLivePayments, isLivePayment } from '../payments/live-payments.ts';
import { paymentMode, paymentProvider, providerName } from '../payments/settings.ts';
import type { AdminContext } from './admin-context.ts';
import { CommandError } from './command.ts';

/**
 * Rejects emails with links while ORIGIN is not set: if the shop's database is PostgreSQL, the assumed
 * address is only this machine's.
 */
export function requireOrigin({ isOriginAssumed, DATABASE_URL }: Environment): void {
  if (!isOriginAssumed || DATABASE_URL === undefined) return;
  throw new CommandError(
    "Set ORIGIN to the shop's address (on Netlify the site's URL): emails to buyers link to it.",
  );
}

/** Rejects requests to a provider that cannot have the real payments on record. */
export async function requireProvider(
  context: Pick<AdminContext, 'environment' | 'database'>,
): Promise<void> {
  const environment = context.environment();
  if (paymentMode(environment) === 'live') return;
  const { queries } = await context.database();
  if (await hasLivePayments(queries)) rejectProvider('There are live payments', environment);
}

/** The same check for one order, because there may also be test orders. */
export function requireProviderForOrder(
  order: Pick<Order, 'reference' | 'sessionId'>,
  environment: Environment,
): void {
  if (order.sessionId !== null && isLivePayment(order) && paymentMode(environment) !== 'live')
    rejectProvider(`${order.reference} is a live payment`, environment);
}

function rejectProvider(what: string, environment: Environment): never {
  throw new CommandError(
    `${what}, which ${providerName(environment)} does not know: set the shop's live ${paymentProvider.keyNames}.`,
  );
}
