import * as v from 'valibot';
import { formEntries, requiredLine, robotSigns } from './fields.ts';
import { emailField, type Form } from './form.ts';

export const notifyForm = {
  what: 'Your request',
  button: 'Notify me',
  hidden: { productId: undefined },
  fields: { email: { ...emailField, label: 'Your email address' } },
} as const satisfies Form;

/** Somebody waits for a product to come back into stock. */
export const notifyRequest = v.object({
  ...formEntries(notifyForm.fields),
  productId: requiredLine("Choose the product you're waiting for.", 200),
  ...robotSigns,
});
