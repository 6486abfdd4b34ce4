import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { productById } from '../../catalogue/catalogue.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { notifyForm, notifyRequest } from '../../contract/notify.ts';
import { thanks } from '../../contract/thanks.ts';
import { stock } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { limits } from '../http/limits/limits.ts';
import { storeRequest } from './ask-to-confirm.ts';
import type { Enquiry, EnquiryDeps } from './enquiry.ts';
import { countUnverified } from './unverified-mailbox.ts';
import { InvalidFields } from './wrong-fields.ts';

type NotifyRequest = v.InferOutput<typeof notifyRequest>;

/** Somebody waits for a product to come back into stock. */
export const restockRequestForm: Enquiry<NotifyRequest> = {
  path: apiPaths.notify,
  schema: notifyRequest,
  limit: limits.notify,
  thanks: thanks.restock,
  store: keep,
  form: notifyForm,
};

/** Answers the same whether the address waits already or not: only its owner may know. */
async function keep(
  { database, limiter, origin }: EnquiryDeps,
  { email, productId }: NotifyRequest,
): Promise<void> {
  const product = productById(productId);
  if (!product) {
    throw new InvalidFields({ productId: 'This product is not in our catalogue any more.' });
  }
  const [account] = await database.queries
    .select({ available: stock.available })
    .from(stock)
    .where(eq(stock.productId, productId));
  if (account && account.available > 0) {
    throw new HttpError(409, 'It is back in stock already. Reload the page to buy it.');
  }
  const wait = await countUnverified(limiter, email);
  if (wait !== undefined) {
    throw new HttpError(
      429,
      "We've already emailed this address several times today. Please try again tomorrow, or call us.",
      { retryAfter: wait },
    );
  }
  await storeRequest(database, origin, email, product);
}
