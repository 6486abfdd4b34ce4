import type { CheckoutRequest } from '../../contract/create-checkout.ts';
import { HttpError } from '../http/errors.ts';

type RequestedReturnUrls = Pick<CheckoutRequest, 'success_url' | 'cancel_url'>;

/**
 * The URLs to which the provider sends the buyer back. Only two of our own pages are allowed. They are
 * always written the same way, or the provider would reject a repeat as a different request.
 */
export function validateReturnUrls(
  { success_url, cancel_url }: RequestedReturnUrls,
  origin: string,
): { successUrl: string; cancelUrl: string } {
  const isAllowed =
    success_url === `${origin}/success?session_id={CHECKOUT_SESSION_ID}` &&
    (cancel_url === origin || cancel_url === `${origin}/`);
  if (!isAllowed)
    throw new HttpError(400, 'The return addresses do not belong to this shop. Reload the page.');
  return { successUrl: success_url, cancelUrl: origin };
}
