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
    throw new ProviderError(toFault(error), error);
  }
}

/** Fetches an object with an id, or a list. Anything else is not Stripe's response. */
export async function fetchFromStripe<Resource extends object>(
  ask: () => Promise<Resource>,
): Promise<Resource> {
  const answer = await callStripe(ask);
  const isResource =
    ('id' in answer && typeof answer.id === 'string') ||
    ('data' in answer && Array.isArray(answer.data));
  if (isResource) return answer;
  throw new ProviderError('unreachable', new Error('The answer is neither an object nor a list'));
}

/** Seconds to search before the requested moment, as clocks differ, and so do London time and UTC. */
const clockSlackSeconds = 60 * 60;

/** A page of a hundred is slow, and no browser waits for it. */
export const listTimeout = { timeout: 60_000 };

type PageQuery = { created: { gte: number }; limit: number; starting_after?: string };

type FetchPage<Resource> = (
  query: PageQuery,
  options: Stripe.RequestOptions,
) => Promise<Stripe.ApiList<Resource>>;

/** Fetches everything that was created since a moment, page by page. Returns it oldest first. */
export async function listCreatedSince<Resource extends { id: string }>(
  moment: Date,
  ask: FetchPage<Resource>,
): Promise<Resource[]> {
  const created = { gte: Math.floor(moment.getTime() / 1000) - clockSlackSeconds };
  const found: Resource[] = [];
  for (;;) {
    const last = found.at(-1)?.id;
    const query = { created, limit: 100, ...(last !== undefined && { starting_after: last }) };
    const page = await fetchFromStripe(() => ask(query, listTimeout));
    found.push(...page.data);
    if (!page.has_more || page.data.length === 0) return found.reverse();
  }
}

function toFault(error: Stripe.errors.StripeError): ProviderError['fault'] {
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
