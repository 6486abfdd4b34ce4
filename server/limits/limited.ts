import type { Context } from 'hono';
import { answering, Refusal } from '../answering.ts';
import type { Call } from '../api.ts';
import { isFromOurPages } from '../from-our-pages.ts';
import type { Log } from '../log.ts';
import { mediaTypeOf, otherType } from '../read-body.ts';
import type { Limiter } from './limiter.ts';
import type { Limit } from './limits.ts';

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
  if (!isFromOurPages(request, origin) && !(opaqueOrigin && isOpaque)) {
    throw new Refusal(403, 'This was sent from another website. Please send it from our own page.');
  }
  if (!types.includes(mediaTypeOf(request))) throw otherType(types);
  const wait = await limiter.countVisit(context, limit);
  if (wait !== undefined) throw tooOften(wait);
}

/** The same call, refused to a visitor who makes it too often. */
export function limited(call: Call, admission: Admission, log: Log): Call {
  return {
    ...call,
    handle: answering(log, async (context) => {
      await admit(context, admission);
      return call.handle(context);
    }),
  };
}

/** What a visitor is told who must wait. */
export function tooOften(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes === 1
      ? 'a minute'
      : minutes > 90
        ? `${Math.ceil(minutes / 60)} hours`
        : `${minutes} minutes`;
  const sentence = `That was too often in a short time. Please try again in ${wait}, or call us.`;
  return new Refusal(429, sentence, { retryAfter: seconds });
}
