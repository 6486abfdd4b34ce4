import Stripe from 'stripe';
import { ProviderError } from '../provider.ts';

/** Calls Stripe, and turns its errors into ProviderErrors. Other errors are our own. */
export async function callStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    // The SDK throws a TypeError if a response is not an object.
    if (error instanceof TypeError) throw new ProviderError('unreachable', error);
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderError(faultOf(error), error);
  }
}

/** Fetches an object with an id, or a list. Anything else is not Stripe's response. */
export async function fetchFromStripe<Thing extends object>(
  ask: () => Promise<Thing>,
): Promise<Thing> {
  const answer = await callStripe(ask);
  const isThing =
    ('id' in answer && typeof answer.id === 'string') ||
    ('data' in answer && Array.isArray(answer.data));
  if (isThing) return answer;
  throw new ProviderError('unreachable', new Error('The answer is neither an object nor a list'));
}

/** Seconds to search before the requested moment, as clocks differ, and so do London time and UTC. */
const slack = 60 * 60;

/** A page of a hundred is slow, and no browser waits for it. */
export const listTimeout = { timeout: 60_000 };

type PageQuery = { created: { gte: number }; limit: number; starting_after?: string };

type AskForPage<Thing> = (
  query: PageQuery,
  options: Stripe.RequestOptions,
) => Promise<Stripe.ApiList<Thing>>;

/** Fetches everything that was created since a moment, page by page. Returns it oldest first. */
export async function listSince<Thing extends { id: string }>(
  moment: Date,
  ask: AskForPage<Thing>,
): Promise<Thing[]> {
  const created = { gte: Math.floor(moment.getTime() / 1000) - slack };
  const found: Thing[] = [];
  for (;;) {
    const last = found.at(-1)?.id;
    const query = { created, limit: 100, ...(last !== undefined && { starting_after: last }) };
    const page = await fetchFromStripe(() => ask(query, listTimeout));
    found.push(...page.data);
    if (!page.has_more || page.data.length === 0) return found.reverse();
  }
}

function faultOf(error: Stripe.errors.StripeError): ProviderError['fault'] {
  if (isTemporary(error)) return 'unreachable';
  if (error.code === 'resource_missing') return 'missing';
  if (error.code === 'charge_already_refunded') return 'already refunded';
  return error.param === 'expires_at' ? 'wrong expiry' : 'refused';
}

function isTemporary(error: Stripe.errors.StripeError): boolean {
  const { statusCode } = error;
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  // The response was not JSON, so it came from a proxy on the way and not from Stripe.
  if (error instanceof Stripe.errors.StripeAPIError && statusCode === undefined) return true;
  // 409: the same request is under way elsewhere.
  return (
    statusCode === 409 || statusCode === 429 || (statusCode !== undefined && statusCode >= 500)
  );
}
