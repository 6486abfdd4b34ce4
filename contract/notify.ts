import * as v from 'valibot';
import { botCheckFields, formSchemas, requiredLine } from './fields.ts';
import { emailField, type Form } from './form.ts';

export const notifyForm = {
  what: 'Your request',
  button: 'Notify me',
  hidden: { productId: undefined },
  fields: { email: { ...emailField, label: 'Your email address' } },
} as const satisfies Form;

/** A request for an email when a product is back in stock. */
export const notifyRequest = v.object({
  ...formSchemas(notifyForm.fields),
  productId: requiredLine("Choose the product you're waiting for.", 200),
  ...botCheckFields,
});
