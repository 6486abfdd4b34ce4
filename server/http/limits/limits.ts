import type { Context } from 'hono';
import type { Log } from '../../app/log.ts';
import { HttpError, withErrors } from '../errors.ts';
import { mediaTypeOf, otherType } from '../read-body.ts';
import type { Route } from '../routes.ts';
import { isSameOrigin } from '../same-origin.ts';
import type { Limiter } from './limiter.ts';

/** How often one visitor may do something: no window may be over its most. */
export type Limit = {
  name: string;
  windows: readonly { most: number; seconds: number }[];
};

const tenMinutes = 10 * 60;
const day = 24 * 60 * 60;

/** What a person never reaches and a robot soon does. */
export const limits = {
  /** Forms of any kind, right or wrong: counted before one is read, and far from what mending takes. */
  form: {
    name: 'form',
    windows: [
      { most: 60, seconds: tenMinutes },
      { most: 300, seconds: day },
    ],
  },
  quote: {
    name: 'quote',
    windows: [
      { most: 5, seconds: tenMinutes },
      { most: 30, seconds: day },
    ],
  },
  notify: {
    name: 'notify',
    windows: [
      { most: 10, seconds: tenMinutes },
      { most: 60, seconds: day },
    ],
  },
  partEnquiry: {
    name: 'part-enquiry',
    windows: [
      { most: 5, seconds: tenMinutes },
      { most: 30, seconds: day },
    ],
  },
  /** Each holds goods for 40 minutes, in all no more than `networks.ts` says. */
  checkout: {
    name: 'checkout',
    windows: [
      { most: 20, seconds: tenMinutes },
      { most: 60, seconds: day },
    ],
  },
  /** Each may ask the payment provider; a cart that is changed gives up a checkout once. */
  cancelCheckout: {
    name: 'cancel-checkout',
    windows: [
      { most: 60, seconds: tenMinutes },
      { most: 300, seconds: day },
    ],
  },
  restockAnswer: {
    name: 'restock-answer',
    windows: [
      { most: 20, seconds: tenMinutes },
      { most: 100, seconds: day },
    ],
  },
  /** Emails to one mailbox that has confirmed nothing, so that nobody can have us email a stranger again and again. */
  unverifiedMailbox: { name: 'unverified-mailbox', windows: [{ most: 5, seconds: day }] },
} as const satisfies Record<string, Limit>;

type Admission = {
  limiter: Limiter;
  /** The shop's public address. */
  origin: string;
  limit: Limit;
  /** Also from a page that sends no referrer, where an older browser names no origin. */
  opaqueOrigin?: boolean;
  /** The media types that are read. */
  types: readonly string[];
};

/**
 * Lets a request pass before its body is read. What another website can make a browser send is refused
 * first, so that it uses up nothing of what its visitor may do here.
 */
export async function admit(
  context: Context,
  { limiter, origin, opaqueOrigin = false, limit, types }: Admission,
): Promise<void> {
  const request = context.req.raw;
  const isOpaque =
    request.headers.get('origin') === 'null' && !request.headers.has('sec-fetch-site');
  if (!isSameOrigin(request, origin) && !(opaqueOrigin && isOpaque)) {
    throw new HttpError(
      403,
      'This was sent from another website. Please send it from our own page.',
    );
  }
  if (!types.includes(mediaTypeOf(request))) throw otherType(types);
  const wait = await limiter.countVisit(context, limit);
  if (wait !== undefined) throw tooManyRequests(wait);
}

/** The same call, refused to a visitor who makes it too often. */
export function rateLimited(route: Route, admission: Admission, log: Log): Route {
  return {
    ...route,
    handler: withErrors(log, async (context) => {
      await admit(context, admission);
      return route.handler(context);
    }),
  };
}

/** What a visitor is told who must wait. */
export function tooManyRequests(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes === 1
      ? 'a minute'
      : minutes > 90
        ? `${Math.ceil(minutes / 60)} hours`
        : `${minutes} minutes`;
  const sentence = `That was too often in a short time. Please try again in ${wait}, or call us.`;
  return new HttpError(429, sentence, { retryAfter: seconds });
}
