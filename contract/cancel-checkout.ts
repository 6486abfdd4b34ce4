import * as v from 'valibot';

/** The browser's key of one attempt to check out, sent as the header Idempotency-Key. */
export const attemptKey = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{16,128}$/, 'Something went wrong. Reload the page and try again.'),
);

/** Gives up an attempt, so that its goods are free for the next one at once. */
export const cancelRequest = v.object({ attempt: attemptKey });
