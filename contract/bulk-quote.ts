import * as v from 'valibot';
import { emailAddress, optionalLine, optionalMessage, requiredLine, robotSigns } from './fields.ts';

export const quoteFormName = 'bulk-quote';

/** How many items a quote is for. */
export const quantityBands = ['5-10', '11-25', '26-50', '50+'] as const;

export type QuantityBand = (typeof quantityBands)[number];

const quotedLine = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
});

/** A trade quote asked for: a form post, or the same fields as JSON with the cart's lines. */
export const quoteRequest = v.object({
  'form-name': v.literal(quoteFormName),
  company: requiredLine('Enter your company name.', 120),
  email: emailAddress,
  quantity: v.pipe(
    v.optional(v.unknown(), ''),
    v.picklist(quantityBands, 'Choose how many items you need.'),
  ),
  message: optionalMessage,
  /** Where it is to be delivered. */
  city: optionalLine(60),
  cart: v.optional(
    v.pipe(v.array(quotedLine), v.maxLength(200, 'Send at most 200 different products at once.')),
    [],
  ),
  ...robotSigns,
});
