import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { company } from '../../content/company.ts';
import type { LostReason } from '../../contract/offer.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { enquiryMessage, offer, quote } from '../database/schema.ts';
import { type EmailContent, renderEmail } from '../email/email-template.ts';
import { queueEmail } from '../email/outbox.ts';
import { cleanMultilineText } from '../enquiries/enquiry.ts';
import { HttpError } from '../http/errors.ts';
import { OfferEndedError } from './accept.ts';
import {
  byShop,
  findOfferByQuote,
  findOfferEnd,
  lockOffer,
  type Offer,
  recordOfferChange,
} from './offer.ts';
import { endOfferHold } from './offer-holds.ts';
import { isRepeatedMessage } from './page/page-data.ts';
import { endOpenPayments } from './send.ts';

/** Stores a customer's question in the thread of their request, which then waits for our reply. */
export async function askAboutOffer(
  { database }: Pick<Shop, 'database'>,
  quoteId: number,
  message: string,
): Promise<void> {
  await database.transaction(async (queries) => {
    const [quoteRow] = await queries
      .select()
      .from(quote)
      .where(eq(quote.id, quoteId))
      .for('update');
    if (!quoteRow) throw new HttpError(410, 'This request is no longer there.');
    const body = cleanMultilineText(message);
    if (await isRepeatedMessage(queries, quoteId, body)) return;
    const found = await findOfferByQuote(queries, quoteId);
    await storeMessage(queries, quoteRow, body);
    if (found) await recordOfferChange(queries, found, byShop, { action: 'offer.question' });
    const about = found?.reference ?? `Quote ${quoteId}`;
    await emailSeller(
      queries,
      quoteRow.email,
      `${about}: a question from ${quoteRow.company}`,
      body,
    );
  });
}

/** A message reopens the thread: the customer waits from now on, or from when they first waited. */
async function storeMessage(
  queries: Queries,
  { id, state, waitingSince }: typeof quote.$inferSelect,
  body: string,
): Promise<void> {
  await queries.insert(enquiryMessage).values({ quoteId: id, direction: 'from-buyer', body });
  await queries
    .update(quote)
    .set({
      state: 'open',
      closeReason: null,
      closedAt: null,
      waitingSince: state === 'open' ? waitingSince : new Date(),
      version: sql`${quote.version} + 1`,
    })
    .where(eq(quote.id, id));
}

/** Records that the customer declines an offer, and why. */
export async function declineOffer(
  shop: Shop,
  reference: string,
  { version, reason, why }: { version: number; reason: LostReason; why: string },
): Promise<void> {
  const declined = await shop.database.transaction(async (queries) => {
    const before = await lockOffer(queries, reference);
    if (before.state === 'declined') return before;
    const end = findOfferEnd(before, version);
    if (end && end !== 'lapsed') throw new OfferEndedError(end);
    await endOfferHold(queries, before.id);
    const body = cleanMultilineText(why);
    if (body !== '') {
      await queries
        .insert(enquiryMessage)
        .values({ quoteId: before.quoteId, direction: 'from-buyer', body });
    }
    await emailSeller(
      queries,
      before.email,
      `${reference} was declined`,
      `${reason}. ${body}`.trim(),
    );
    return recordOfferChange(queries, before, byShop, {
      action: 'offer.decline',
      set: { state: 'declined', lostReason: reason, heldUntil: null, decidedAt: new Date() },
      data: { reason },
    });
  });
  await endOpenPayments(shop, declined);
}

/** Records that the customer wants no reminders of this offer. */
export async function stopReminders({ database }: Pick<Shop, 'database'>, id: number) {
  await database.transaction(async (queries) => {
    const found = await findOfferByQuote(queries, id);
    if (!found || found.remindersOff) return;
    const before = await lockOffer(queries, found.reference);
    const set = { remindersOff: true };
    await recordOfferChange(queries, before, byShop, { action: 'offer.reminders-off', set });
  });
}

/** Records when the customer first opened an offer. The page's script calls it, so mail scanners do not. */
export async function recordFirstOpened(
  { database }: Pick<Shop, 'database'>,
  id: number,
): Promise<void> {
  await database.queries
    .update(offer)
    .set({ openedAt: sql`now()` })
    .where(and(eq(offer.quoteId, id), isNull(offer.openedAt), ne(offer.state, 'draft')));
}

async function emailSeller(
  queries: Queries,
  replyTo: string,
  subject: string,
  body: string,
): Promise<void> {
  const content: EmailContent = renderEmail(subject, [
    body,
    'Answer it in the office, under Enquiries.',
  ]);
  await queueEmail(queries, {
    kind: 'offer-message',
    to: company.email.shown,
    replyTo,
    ...content,
  });
}

/** The offer of a page; throws if none was sent. */
export async function readSentOffer(queries: Queries, quoteId: number): Promise<Offer> {
  const found = await findOfferByQuote(queries, quoteId);
  if (!found || found.sentVersion === null) {
    throw new HttpError(409, 'There is no offer to accept yet.');
  }
  return found;
}
