import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { productById } from '../../catalogue/catalogue.ts';
import { calls } from '../../contract/calls.ts';
import { noticeWords } from '../../contract/form-words.ts';
import { notifyRequest } from '../../contract/notify.ts';
import { thanks } from '../../contract/thanks.ts';
import { Refusal } from '../answering.ts';
import { stock, stockNotice } from '../database/schema.ts';
import { limits } from '../limits/limits.ts';
import type { Desk, Enquiry } from './enquiry.ts';
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

/** Who waits already waits on: one mail for each address and product, however often it was asked for. */
async function keep({ database }: Desk, { email, productId }: NotifyRequest): Promise<void> {
  const { queries } = database;
  if (!productById(productId)) {
    throw new WrongFields({ productId: 'This product is not in our catalogue any more.' });
  }
  const [account] = await queries
    .select({ available: stock.available })
    .from(stock)
    .where(eq(stock.productId, productId));
  if (account && account.available > 0) {
    throw new Refusal(409, 'It is back in stock already. Reload the page to buy it.');
  }
  await queries.insert(stockNotice).values({ email, productId }).onConflictDoNothing();
}
