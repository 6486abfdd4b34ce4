import * as v from 'valibot';
import { botCheckFields } from './fields.ts';

/** The two answers to a confirmation email. */
export const restockAnswerTexts = {
  what: 'Your answer',
  confirm: "Yes, email me when it's back",
  withdraw: "Don't email me",
  /** For a unit that is held. */
  take: 'Buy the one held for you',
} as const;

/** For a unit that is held for the person who opens the page from the email. */
export const heldUnitTexts = {
  heading: "We're holding one for you",
  text: "Buy it before the time in our email and it's yours. Paying takes one step, and nothing is charged until then.",
} as const;

const incomplete = 'This link is incomplete. Open it from the email again.';

/** The answer to a confirmation email: the key of its link, 128 bits in base64url. */
export const restockAnswer = v.object({
  key: v.pipe(v.optional(v.string(incomplete), ''), v.regex(/^[\w-]{22}$/, incomplete)),
  ...botCheckFields,
});
