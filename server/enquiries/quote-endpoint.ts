import type * as v from 'valibot';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { company } from '../../content/company.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { quoteForm, quoteRequest } from '../../contract/bulk-quote.ts';
import { thankYouPaths } from '../../contract/thank-you-paths.ts';
import { type QuoteRequestLine, quote } from '../database/schema.ts';
import { queueEmail } from '../email/outbox.ts';
import { limits } from '../http/limits/limits.ts';
import type { EnquiryDeps, EnquiryEndpoint } from './enquiry.ts';
import { cleanMultilineText } from './enquiry.ts';
import { quoteReceivedEmail, quoteSellerEmail } from './enquiry-emails.ts';
import { rateLimitUnverifiedEmail } from './unverified-mailbox.ts';

type QuoteRequest = v.InferOutput<typeof quoteRequest>;

/** A trade quote request. */
export const quoteEndpoint: EnquiryEndpoint<QuoteRequest> = {
  path: apiPaths.bulkQuote,
  schema: quoteRequest,
  limit: limits.quote,
  thanks: thankYouPaths.quote,
  store: storeQuote,
  form: quoteForm,
};

async function storeQuote(
  { database, limiter, ...deps }: EnquiryDeps,
  request: QuoteRequest,
): Promise<void> {
  const catalogue = deps.catalogue();
  const { lines, unknownLines } = toQuoteLines(request.cart, catalogue);
  const sendsCopy = (await rateLimitUnverifiedEmail(limiter, request.email)) === undefined;
  await database.transaction(async (queries) => {
    const [asked] = await queries
      .insert(quote)
      .values({
        company: request.company,
        email: request.email,
        quantity: request.quantity,
        message: cleanMultilineText(request.message),
        city: request.city || null,
        lines,
        attemptKey: request.attempt,
      })
      .onConflictDoNothing()
      .returning();
    // A repeat of the same attempt: already stored and emailed.
    if (!asked) return;
    await queueEmail(queries, {
      kind: 'quote-for-seller',
      to: company.email.shown,
      replyTo: asked.email,
      ...quoteSellerEmail({ asked, unknownLines, catalogue }),
    });
    if (!sendsCopy) return;
    await queueEmail(queries, {
      kind: 'quote-received',
      to: asked.email,
      ...quoteReceivedEmail({ asked, unknownLines, catalogue }),
    });
  });
}

/** One line per known product; unknown ones are only counted. */
function toQuoteLines(
  cart: QuoteRequest['cart'],
  { byId }: Catalogue,
): { lines: QuoteRequestLine[]; unknownLines: number } {
  const known = cart.filter(({ id }) => byId(id) !== undefined);
  const quantities = new Map<string, number>();
  for (const { id, quantity } of known) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return {
    lines: [...quantities].map(([productId, quantity]) => ({ productId, quantity })),
    unknownLines: cart.length - known.length,
  };
}
