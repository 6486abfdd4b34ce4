import { type Environment, isLiveKey } from '../app/environment.ts';
import type { Order } from '../orders/order.ts';
import { hasLivePayments, isLivePayment } from '../payments/live-payments.ts';
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

/** Who is asked about payments, in words. */
export function providerName({ STRIPE_SECRET_KEY: key }: Environment): string {
  if (key === undefined) return 'the sandbox';
  return `Stripe (${isLiveKey(key) ? 'live' : 'test'} mode)`;
}

/** Refuses to ask somebody who cannot know of the real payments in the books, and would say that there are none. */
export async function requireProvider(desk: AdminContext): Promise<void> {
  const environment = desk.environment();
  if (isLiveKey(environment.STRIPE_SECRET_KEY)) return;
  const { queries } = await desk.database();
  if (await hasLivePayments(queries)) refuse('The books hold real payments', environment);
}

/** The same for a single order, beside which there may be others from trying things out. */
export function requireProviderOf(
  order: Pick<Order, 'reference' | 'sessionId'>,
  environment: Environment,
): void {
  if (order.sessionId !== null && isLivePayment(order) && !isLiveKey(environment.STRIPE_SECRET_KEY))
    refuse(`${order.reference} is a real payment`, environment);
}

function refuse(what: string, environment: Environment): never {
  throw new CommandError(
    `${what}, of which ${providerName(environment)} knows nothing: set the live STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET of the shop.`,
  );
}
