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

/** A part that we do not list is asked for. */
export const partRequest = v.object({
  'form-name': formName(partFormName),
  email: emailAddress,
  /** What the part is for: a family's key or the words the visitor uses. */
  family: optionalLine(maxLength.family),
  /** The model it fits: a product's id, or what stands on its label. */
  product: optionalLine(maxLength.product),
  message: requiredMessage("Tell us which part you need and what's printed on the label."),
  attempt,
  ...robotSigns,
});
