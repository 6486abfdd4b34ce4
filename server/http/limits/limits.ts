import type { Context } from 'hono';
import { isSameOrigin } from '../../../contract/same-origin.ts';
import type { Log } from '../../app/log.ts';
import { HttpError, withErrorResponses } from '../errors.ts';
import { mediaTypeOf, unsupportedMediaType } from '../read-body.ts';
import type { Route } from '../routes.ts';
import type { Limiter } from './limiter.ts';

/** How often one client may do something: no window's maximum may be exceeded. */
export type Limit = {
  name: string;
  windows: readonly { max: number; seconds: number }[];
};

const day = 24 * 60 * 60;

/** A limit per ten minutes and per day. */
function createLimit(name: string, inTenMinutes: number, inDay: number): Limit {
  return {
    name,
    windows: [
      { max: inTenMinutes, seconds: 10 * 60 },
      { max: inDay, seconds: day },
    ],
  };
}

/** Limits that people never reach but bots soon do. */
export const limits = {
  /** Any form, valid or not: counted before it is read, with room for corrections. */
  form: createLimit('form', 60, 300),
  quote: createLimit('quote', 5, 30),
  notify: createLimit('notify', 10, 60),
  partEnquiry: createLimit('part-enquiry', 5, 30),
  /** Each holds stock for 40 minutes; `networks.ts` limits how much. */
  checkout: createLimit('checkout', 20, 60),
  /** Each may call the payment provider; changing a cart cancels a checkout once. */
  cancelCheckout: createLimit('cancel-checkout', 60, 300),
  /** Requests from the page of an offer: per client network, and below per page for all clients together. */
  offer: createLimit('offer', 40, 200),
  offerPage: createLimit('offer-page', 20, 60),
  /** Each document is created on request. */
  offerDocument: createLimit('offer-document', 30, 200),
  restockAnswer: createLimit('restock-answer', 20, 100),
  /** Emails to an unconfirmed mailbox, so that nobody can make us spam a stranger. */
  unverifiedMailbox: { name: 'unverified-mailbox', windows: [{ max: 5, seconds: day }] },
  /** Emails to an order's buyer with the link to their register. */
  registerOpen: createLimit('register-open', 10, 40),
  /** All other requests of a register, per client: a whole building site may share one address. */
  register: createLimit('register', 1500, 10_000),
  /** All other requests of a register, per key. */
  registerKey: createLimit('register-key', 1000, 6000),
  /** A register's files, each created on request. */
  registerFile: createLimit('register-file', 100, 1000),
  /** Requests with an invalid register key, per client. */
  registerGuess: createLimit('register-guess', 40, 200),
  /** Attempts to sign in to the office, per client. */
  officeSignIn: createLimit('office-sign-in', 30, 200),
  /** Password attempts per account, whether it exists or not. Passkeys still work beyond the limit. */
  officeAccount: createLimit('office-account', 10, 50),
} satisfies Record<string, Limit>;

type AdmissionOptions = {
  limiter: Limiter;
  /** The shop's public address. */
  origin: string;
  limit: Limit;
  /** Also accepts `Origin: null` from older browsers, for pages without a referrer. */
  allowOpaqueOrigin?: boolean;
  /** Accepted media types. */
  types: readonly string[];
};

/**
 * Checks a request before its body is read. Cross-site requests are rejected first, so that they
 * use up none of the visitor's limit.
 */
export async function admitRequest(
  context: Context,
  { limiter, origin, allowOpaqueOrigin = false, limit, types }: AdmissionOptions,
): Promise<void> {
  const request = context.req.raw;
  const isOpaque =
    request.headers.get('origin') === 'null' && !request.headers.has('sec-fetch-site');
  if (!isSameOrigin(request, origin) && !(allowOpaqueOrigin && isOpaque)) {
    throw new HttpError(
      403,
      'This was sent from another website. Please use the form on our own page.',
    );
  }
  if (!types.includes(mediaTypeOf(request))) throw unsupportedMediaType(types);
  const wait = await limiter.countRequest(context, limit);
  if (wait !== undefined) throw tooManyRequests(wait);
}

/** Adds a rate limit to a route. */
export function withRateLimit(route: Route, admission: AdmissionOptions, log: Log): Route {
  return {
    ...route,
    handler: withErrorResponses(log, async (context) => {
      await admitRequest(context, admission);
      return route.handler(context);
    }),
  };
}

export function tooManyRequests(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes === 1
      ? 'a minute'
      : minutes > 90
        ? `${Math.ceil(minutes / 60)} hours`
        : `${minutes} minutes`;
  const sentence = `Too many attempts. Please wait ${wait} and try again, or call us.`;
  return new HttpError(429, sentence, { retryAfter: seconds });
}
