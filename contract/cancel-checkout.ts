import * as v from 'valibot';

/** The browser's key of one checkout attempt, sent as the Idempotency-Key header. */
export const attemptKey = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{16,128}$/, 'Something went wrong. Reload the page and try again.'),
);

/** Cancels an attempt, so that its stock is free for the next one. */
export const cancelRequest = v.object({ attempt: attemptKey });
