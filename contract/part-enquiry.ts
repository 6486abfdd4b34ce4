import * as v from 'valibot';
import {
  attempt,
  emailAddress,
  formName,
  maxLength,
  optionalLine,
  requiredMessage,
  robotSigns,
} from './fields.ts';

export const partFormName = 'part-enquiry';

/** An enquiry about a part that is not listed. */
export const partRequest = v.object({
  'form-name': formName(partFormName),
  email: emailAddress,
  /** A family's key, or the visitor's own words. */
  family: optionalLine(maxLength.family),
  /** A product's id, or what its label says. */
  product: optionalLine(maxLength.product),
  message: requiredMessage("Tell us which part you need and what's printed on the label."),
  attempt,
  ...robotSigns,
});
