import type * as v from 'valibot';
import { productById } from '../../catalogue/catalogue.ts';
import { company } from '../../content/company.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { quoteForm, quoteRequest } from '../../contract/bulk-quote.ts';
import { thanks } from '../../contract/thanks.ts';
import { type AskedLine, quote } from '../database/schema.ts';
import { queueEmail } from '../email/outbox.ts';
import { limits } from '../http/limits/limits.ts';
import type { Enquiry, EnquiryDeps } from './enquiry.ts';
import { quoteForSeller, quoteReceived } from './enquiry-emails.ts';
import { storedText } from './stored-text.ts';
import { countUnverified } from './unverified-mailbox.ts';

type QuoteRequest = v.InferOutput<typeof quoteRequest>;

/** A trade quote asked for. */
export const bulkQuote: Enquiry<QuoteRequest> = {
  path: apiPaths.bulkQuote,
  schema: quoteRequest,
  limit: limits.quote,
  thanks: thanks.quote,
  store: keep,
  form: quoteForm,
};

async function keep({ database, limiter }: EnquiryDeps, request: QuoteRequest): Promise<void> {
  const { lines, unknownLines } = linesOf(request.cart);
  const copy = (await countUnverified(limiter, request.email)) === undefined;
  await database.transaction(async (queries) => {
    const [asked] = await queries
      .insert(quote)
      .values({
        company: request.company,
        email: request.email,
        quantity: request.quantity,
        message: storedText(request.message),
        city: request.city || null,
        lines,
        attemptKey: request.attempt,
      })
      .onConflictDoNothing()
      .returning();
    // The same try again: it was kept, and its mails were written, the first time.
    if (!asked) return;
    await queueEmail(queries, {
      kind: 'quote-for-seller',
      to: company.email.shown,
      replyTo: asked.email,
      ...quoteForSeller({ asked, unknownLines }),
    });
    if (!copy) return;
    await queueEmail(queries, {
      kind: 'quote-received',
      to: asked.email,
      ...quoteReceived({ asked, unknownLines }),
    });
  });
}

/** One line for each product that we have; what the catalogue does not know is only counted. */
function linesOf(cart: QuoteRequest['cart']): { lines: AskedLine[]; unknownLines: number } {
  const known = cart.filter(({ id }) => productById(id) !== undefined);
  const quantities = new Map<string, number>();
  for (const { id, quantity } of known) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return {
    lines: [...quantities].map(([productId, quantity]) => ({ productId, quantity })),
    unknownLines: cart.length - known.length,
  };
}
