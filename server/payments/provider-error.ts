import Stripe from 'stripe';

/** The provider did not do what it was asked. */
export class ProviderError extends Error {
  /** It could not be reached or was too busy, so that asking again may help. */
  readonly passing: boolean;

  constructor(passing: boolean, cause: unknown) {
    super(passing ? 'The payment provider cannot be reached' : 'The payment provider refused', {
      cause,
    });
    this.passing = passing;
  }
}

/** Asks the provider, and tells its faults apart from our own. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderError(isPassing(error), error);
  }
}

/** Whether the provider knows nothing by the name it was asked for. */
export function isUnknown(error: unknown): boolean {
  return codeOf(error) === 'resource_missing';
}

/** Whether the money had been given back before. */
export function isAlreadyRefunded(error: unknown): boolean {
  return codeOf(error) === 'charge_already_refunded';
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof ProviderError ? error.cause : undefined;
  return cause instanceof Stripe.errors.StripeError ? cause.code : undefined;
}

function isPassing(error: Stripe.errors.StripeError): boolean {
  const { statusCode } = error;
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  // 409: the same request is under way elsewhere.
  return (
    statusCode === 409 || statusCode === 429 || (statusCode !== undefined && statusCode >= 500)
  );
}
