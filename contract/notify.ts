import * as v from 'valibot';
import { emailAddress, maxLength, requiredLine, robotSigns } from './fields.ts';

/** A request for an email when a product is back in stock. */
export const notifyRequest = v.object({
  email: emailAddress,
  productId: requiredLine("Choose the product you're waiting for.", maxLength.product),
  ...robotSigns,
});
