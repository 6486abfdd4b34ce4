import type { Environment } from '../app/environment.ts';
import type { Order } from '../orders/find-order.ts';
import { hasLivePayments, isLivePayment } from '../payments/live-payments.ts';
import { paymentMode, paymentProvider, providerName } from '../payments/settings.ts';
import type { AdminContext } from './admin-context.ts';
import { CommandError } from './command.ts';

/**
 * Refuses to send buyers a link while the shop's address is a guess: beside a shop on PostgreSQL
 * that is no more than this machine's, and the link would lead nowhere.
 */
export function requireOrigin({ originIsGuessed, DATABASE_URL }: Environment): void {
  if (!originIsGuessed || DATABASE_URL === undefined) return;
  throw new CommandError(
    "ORIGIN must be set to the shop's address (on Netlify the site's URL), for the mails to buyers link to it.",
  );
}

/** Refuses to ask a provider that cannot know of the real payments in the database, and would say that there are none. */
export async function requireProvider(context: AdminContext): Promise<void> {
  const environment = context.environment();
  if (paymentMode(environment) === 'live') return;
  const { queries } = await context.database();
  if (await hasLivePayments(queries)) refuse('The database holds real payments', environment);
}

/** The same for a single order, beside which there may be others from trying things out. */
export function requireProviderOf(
  order: Pick<Order, 'reference' | 'sessionId'>,
  environment: Environment,
): void {
  if (isLivePayment(order) && paymentMode(environment) !== 'live')
    refuse(`${order.reference} is a real payment`, environment);
}

function refuse(what: string, environment: Environment): never {
  throw new CommandError(
    `${what}, of which ${providerName(environment)} knows nothing: set the live ${paymentProvider.keyNames} of the shop.`,
  );
}
