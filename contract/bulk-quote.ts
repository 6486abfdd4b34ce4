import * as v from 'valibot';
import { attempt, botCheckFields, formName, formSchemas } from './fields.ts';
import { emailField, type Form } from './form.ts';
import { maxQuoteQuantity, quantityBands } from './quantity-bands.ts';

export const quoteForm = {
  what: 'Your quote request',
  button: 'Request a quote',
  hidden: { 'form-name': 'bulk-quote' },
  fields: {
    company: {
      kind: 'line',
      label: 'Company',
      maxLength: 120,
      required: 'Enter your company name.',
      autocomplete: 'organization',
    },
    email: emailField,
    quantity: {
      kind: 'choice',
      label: 'Quantity',
      required: 'Choose how many items you need.',
      choices: quantityBands.map(({ key }) => [key, `${key} items`]),
      wide: true,
    },
    city: { kind: 'line', label: 'Delivery town or city', maxLength: 60, wide: true },
    message: { kind: 'text', label: 'Message', maxLength: 5000, wide: true },
  },
} as const satisfies Form;

const invalidCart = "We couldn't read your cart. Reload the page and try again.";
const invalidQuantity = `Enter a whole number from 1 to ${maxQuoteQuantity}.`;

const quotedLine = v.object(
  {
    id: v.pipe(v.string(invalidCart), v.nonEmpty(invalidCart), v.maxLength(200, invalidCart)),
    quantity: v.pipe(
      v.number(invalidQuantity),
      v.integer(invalidQuantity),
      v.minValue(1, invalidQuantity),
      v.maxValue(maxQuoteQuantity, invalidQuantity),
    ),
  },
  invalidCart,
);

/** A trade quote request: a form post, or JSON with the cart's lines. */
export const quoteRequest = v.object({
  'form-name': formName(quoteForm.hidden['form-name']),
  ...formSchemas(quoteForm.fields),
  cart: v.optional(
    v.pipe(
      // Limited before each line is checked, because a body can hold twenty thousand lines.
      v.array(v.unknown(), invalidCart),
      v.maxLength(200, 'You can send up to 200 different products at once.'),
      v.array(quotedLine, invalidCart),
    ),
    [],
  ),
  attempt,
  ...botCheckFields,
});
