import * as v from 'valibot';
import {
  attempt,
  emailAddress,
  formName,
  maxLength,
  optionalLine,
  optionalMessage,
  requiredLine,
  robotSigns,
} from './fields.ts';
import { mostQuoted } from './most-quoted.ts';
import { quantityBands } from './quantity-bands.ts';

export const quoteFormName = 'bulk-quote';

const unreadable = "We couldn't read your cart. Reload the page and try again.";
const wrongCount = `Enter a whole number from 1 to ${mostQuoted}.`;

const quotedLine = v.object(
  {
    id: v.pipe(v.string(unreadable), v.nonEmpty(unreadable), v.maxLength(200, unreadable)),
    quantity: v.pipe(
      v.number(wrongCount),
      v.integer(wrongCount),
      v.minValue(1, wrongCount),
      v.maxValue(mostQuoted, wrongCount),
    ),
  },
  unreadable,
);

/** A trade quote request: a form post, or JSON with the cart's lines. */
export const quoteRequest = v.object({
  'form-name': formName(quoteFormName),
  company: requiredLine('Enter your company name.', maxLength.company),
  email: emailAddress,
  quantity: v.pipe(
    v.optional(v.unknown(), ''),
    v.picklist(
      quantityBands.map(({ key }) => key),
      'Choose how many items you need.',
    ),
  ),
  message: optionalMessage,
  /** The delivery town or city. */
  city: optionalLine(maxLength.city),
  cart: v.optional(
    v.pipe(
      // Counted before each is checked: a body can hold twenty thousand.
      v.array(v.unknown(), unreadable),
      v.maxLength(200, 'You can send up to 200 different products at once.'),
      v.array(quotedLine, unreadable),
    ),
    [],
  ),
  attempt,
  ...robotSigns,
});
