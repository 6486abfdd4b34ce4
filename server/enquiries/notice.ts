import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { productById } from '../../catalogue/catalogue.ts';
import { calls } from '../../contract/calls.ts';
import { noticeWords } from '../../contract/form-words.ts';
import { notifyRequest } from '../../contract/notify.ts';
import { thanks } from '../../contract/thanks.ts';
import { Refusal } from '../answering.ts';
import { stock } from '../database/schema.ts';
import { limits } from '../limits/limits.ts';
import { storeRequest } from './ask-to-confirm.ts';
import type { Desk, Enquiry } from './enquiry.ts';
import { countUnverified } from './unverified-mailbox.ts';
import { WrongFields } from './wrong-fields.ts';

type NotifyRequest = v.InferOutput<typeof notifyRequest>;

/** Somebody waits for a product to come back into stock. */
export const notice: Enquiry<NotifyRequest> = {
  path: calls.notify,
  schema: notifyRequest,
  limit: limits.notify,
  thanks: thanks.notice,
  keep,
  shape: {
    what: noticeWords.what,
    button: noticeWords.button,
    hidden: { productId: undefined },
    fields: [
      {
        name: 'email',
        label: noticeWords.labels.email,
        kind: 'email',
        required: true,
        autocomplete: 'email',
      },
    ],
  },
};

/** Answers the same whether the address waits already or not: only its owner may know. */
async function keep(
  { database, limiter, origin }: Desk,
  { email, productId }: NotifyRequest,
): Promise<void> {
  const product = productById(productId);
  if (!product) {
    throw new WrongFields({ productId: 'This product is not in our catalogue any more.' });
  }
  const [account] = await database.queries
    .select({ available: stock.available })
    .from(stock)
    .where(eq(stock.productId, productId));
  if (account && account.available > 0) {
    throw new Refusal(409, 'It is back in stock already. Reload the page to buy it.');
  }
  const wait = await countUnverified(limiter, email);
  if (wait !== undefined) {
    throw new Refusal(
      429,
      "We've already emailed this address several times today. Please try again tomorrow, or call us.",
      { retryAfter: wait },
    );
  }
  await storeRequest(database, origin, email, product);
}
