import * as v from 'valibot';
import { attemptKey } from './cancel-checkout.ts';

/** The most characters that each field of a form takes; 254 is the longest address that mail carries. */
export const mostLetters = {
  company: 120,
  email: 254,
  city: 60,
  family: 80,
  product: 200,
  message: 5000,
} as const;

const atMost = (most: number) => `Use ${most} characters or fewer.`;

/** Text on one line: what may later stand in a mail's header can hold no line break. */
const oneLine = (message: string) => v.regex(/^[^\p{Cc}]*$/u, message);

/** A line that must be filled. A field that is missing is answered as an empty one. */
export function requiredLine(asked: string, most: number) {
  return v.pipe(
    v.optional(v.string(asked), ''),
    v.trim(),
    v.nonEmpty(asked),
    v.maxLength(most, atMost(most)),
    oneLine('Enter this on one line.'),
  );
}

/** A line that may be left empty. */
export function optionalLine(most: number) {
  return v.pipe(
    v.optional(v.string('Enter this as text.'), ''),
    v.trim(),
    v.maxLength(most, atMost(most)),
    oneLine('Enter this on one line.'),
  );
}

const messageLength = v.maxLength<string, number, string>(
  mostLetters.message,
  atMost(mostLetters.message),
);

/** Free text over several lines, which may be left empty. */
export const optionalMessage = v.pipe(
  v.optional(v.string('Enter your message as text.'), ''),
  v.trim(),
  messageLength,
);

/** Free text over several lines that must be filled. */
export function requiredMessage(asked: string) {
  return v.pipe(v.optional(v.string(asked), ''), v.trim(), v.nonEmpty(asked), messageLength);
}

/** The name that a form carries hidden, so that it can be told from every other. */
export function formName<Name extends string>(name: Name) {
  return v.literal(name, 'This form is out of date. Reload the page.');
}

const likeThis = 'Enter an email address like name@firm.example.';

/** The address we answer to, in whatever letters a browser's own field takes, O'Brien's and B&Q's too. */
export const emailAddress = v.pipe(
  v.optional(v.string('Enter your email address.'), ''),
  v.trim(),
  v.nonEmpty('Enter your email address.'),
  v.maxLength(mostLetters.email, 'This email address is too long. Check it.'),
  v.rfcEmail(likeThis),
  v.regex(/@.+\.[^.]{2,}$/, likeThis),
);

/**
 * The browser's key of one try to send a form: what comes again under it, because no answer was heard
 * or it waited for a signal, is kept once. Absent without JavaScript.
 */
export const attempt = v.fallback(v.optional(attemptKey), undefined);

/** Milliseconds that a person needs at least to fill in a form; the browser waits for them to pass. */
export const leastFillTime = 2000;

/**
 * What tells a robot from a person without a puzzle: a field that nobody sees and only robots fill,
 * and the time at which the form was first shown (absent without JavaScript).
 */
export const robotSigns = {
  website: v.optional(v.string('Leave this empty.'), ''),
  'started-at': v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
};
