import * as v from 'valibot';
import { emailAddress, maxLength, requiredLine, robotSigns } from './fields.ts';

/** Somebody waits for a product to come back into stock. */
export const notifyRequest = v.object({
  email: emailAddress,
  productId: requiredLine("Choose the product you're waiting for.", maxLength.product),
  ...robotSigns,
});
