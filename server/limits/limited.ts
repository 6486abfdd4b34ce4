import { Refusal, responseTo } from '../answering.ts';
import type { Call } from '../api.ts';
import type { Limiter } from './limiter.ts';
import type { Limit } from './limits.ts';

/** The same call, refused to a visitor who makes it too often. */
export function limited(call: Call, limiter: Limiter, limit: Limit): Call {
  return {
    ...call,
    handle: async (context) => {
      const seconds = await limiter.countVisit(context, limit);
      if (seconds === undefined) return call.handle(context);
      return responseTo(tooOften(seconds));
    },
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
