import Stripe from 'stripe';

/** The provider did not do what it was asked. */
export class ProviderError extends Error {
  /** It could not be reached or was too busy, so that asking again may help. */
  readonly temporary: boolean;

  constructor(passing: boolean, cause: unknown) {
    super(passing ? 'The payment provider cannot be reached' : 'The payment provider refused', {
      cause,
    });
    this.temporary = passing;
  }
}

/** Asks the provider, and tells its faults apart from our own. */
export async function callProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    // The SDK itself stumbles over an answer that is no object.
    if (error instanceof TypeError) throw new ProviderError(true, error);
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderError(isTemporary(error), error);
  }
}

/** Asks for something that has an id, or a list: what else comes is not the provider's answer. */
export async function fetchFromProvider<Thing extends object>(
  ask: () => Promise<Thing>,
): Promise<Thing> {
  const answer = await callProvider(ask);
  const isThing =
    ('id' in answer && typeof answer.id === 'string') ||
    ('data' in answer && Array.isArray(answer.data));
  if (isThing) return answer;
  throw new ProviderError(true, new Error('The answer is neither a thing nor a list'));
}

/** Whether the provider knows nothing by the name it was asked for. */
export function isUnknown(error: unknown): boolean {
  return codeOf(error) === 'resource_missing';
}

/** Whether the money had been given back before. */
export function isAlreadyRefunded(error: unknown): boolean {
  return codeOf(error) === 'charge_already_refunded';
}

/** Whether the time at which a session was to end was not to its liking. */
export function isAboutTime(error: unknown): boolean {
  return stripeErrorIn(error)?.param === 'expires_at';
}

function codeOf(error: unknown): string | undefined {
  return stripeErrorIn(error)?.code;
}

function stripeErrorIn(error: unknown): Stripe.errors.StripeError | undefined {
  const cause = error instanceof ProviderError ? error.cause : undefined;
  return cause instanceof Stripe.errors.StripeError ? cause : undefined;
}

function isTemporary(error: Stripe.errors.StripeError): boolean {
  const { statusCode } = error;
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  // What came was no JSON: the answer of something on the way, not of the provider.
  if (error instanceof Stripe.errors.StripeAPIError && statusCode === undefined) return true;
  // 409: the same request is under way elsewhere.
  return (
    statusCode === 409 || statusCode === 429 || (statusCode !== undefined && statusCode >= 500)
  );
}
