import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { announceDelaySeconds } from '../../contract/activity.ts';
import { type LostReason, offerTotals } from '../../contract/offer.ts';
import type { Actor } from '../activity/activity.ts';
import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { endCheckout } from '../checkout/end-checkout.ts';
import type { Queries } from '../database/database.ts';
import { checkout, enquiryMessage, offerVersion, outboxEmail, quote } from '../database/schema.ts';
import { delayEmails, isDeliverableAddress } from '../email/outbox.ts';
import { cleanMultilineText } from '../enquiries/enquiry.ts';
import { HttpError } from '../http/errors.ts';
import { findDraftErrors, getStaffId } from './draft.ts';
import {
  type ChangedOffer,
  changeOffer,
  findDraft,
  type Offer,
  type OfferChangeRequest,
  readOffer,
} from './offer.ts';
import { emailOffer, emailWithdrawal } from './offer-emails.ts';
import { endOfferHold, replaceOfferHold } from './offer-holds.ts';
import { createPreviewKey, createQuoteKey, offerPageUrl } from './quote-key.ts';
import { readOfferSnapshot } from './undo-offer.ts';

/** The highest discount off list prices, in percent, that the sender may give; undefined is no limit. */
type DiscountLimit = { mostDiscountPercent?: number | undefined };

/**
 * Sends the draft: from now on the customer sees this version and can accept it, and it never changes.
 * The email is delayed, so that sending can be undone.
 */
export async function sendOffer(
  shop: Shop,
  reference: string,
  { mostDiscountPercent, ...request }: OfferChangeRequest & DiscountLimit,
): Promise<ChangedOffer> {
  const { by } = request;
  const { database } = shop;
  const sent = await changeOffer(database, reference, request, async (queries, before, signed) => {
    const version = findDraft(before);
    const snapshot = await readOfferSnapshot(queries, before);
    if (before.state === 'accepted') throw new HttpError(409, `${reference} is already accepted.`);
    if (!version) throw new HttpError(409, 'There is no draft to send.');
    const faults = findDraftErrors(version, shop.catalogue());
    if (!isDeliverableAddress(before.email)) faults.push('This address cannot be emailed.');
    const { discountPercent, totalPence } = offerTotals(version.lines);
    if (mostDiscountPercent !== undefined && discountPercent > mostDiscountPercent) {
      faults.push(`Ask the owner to send it: the discount is over ${mostDiscountPercent}%.`);
    }
    if (faults.length > 0) throw new HttpError(422, faults.join(' '));
    await queries
      .update(offerVersion)
      .set({ sentAt: sql`now()`, staffId: getStaffId(by) })
      .where(and(eq(offerVersion.offerId, before.id), eq(offerVersion.number, version.number)));
    if (before.heldUntil !== null) {
      await replaceOfferHold(queries, before, { until: before.heldUntil, lines: version.lines });
    }
    await queries
      .update(quote)
      .set({
        state: 'answered',
        closeReason: null,
        closedAt: null,
        version: sql`${quote.version} + 1`,
      })
      .where(and(eq(quote.id, before.quoteId), ne(quote.state, 'answered')));
    const emailKey = await emailOffer(queries, {
      offer: before,
      version,
      signed,
      origin: shop.origin,
    });
    const emails = await delayOfferEmail(queries, emailKey, by);
    return {
      action: 'offer.send',
      result: undefined,
      set: {
        state: 'sent',
        sentVersion: version.number,
        sentAt: new Date(),
        openedAt: null,
        decidedAt: null,
        lostReason: null,
      },
      data: {
        number: version.number,
        totalPence,
        discountPercent,
        undo: { ...snapshot, unsent: version.number, emails },
      },
    };
  });
  await endOpenPayments(shop, sent.offer);
  return sent;
}

/**
 * Withdraws an offer, so that it can no longer be accepted. If its first email is still queued, the
 * customer gets neither that email nor one about the withdrawal.
 */
export async function withdrawOffer(
  shop: Shop,
  reference: string,
  request: OfferChangeRequest,
): Promise<ChangedOffer> {
  const { database } = shop;
  const withdrawn = await changeOffer(database, reference, request, async (queries, before) => {
    if (before.state !== 'sent') {
      throw new HttpError(409, `${reference} is ${before.state} and cannot be withdrawn.`);
    }
    const snapshot = await readOfferSnapshot(queries, before);
    await endOfferHold(queries, before.id);
    const isNeverEmailed = await deleteQueuedOfferEmail(queries, before);
    const emails = isNeverEmailed
      ? []
      : await delayOfferEmail(
          queries,
          await emailWithdrawal(queries, before, shop.origin),
          request.by,
        );
    return {
      action: 'offer.withdraw',
      result: undefined,
      set: { state: 'withdrawn', heldUntil: null, decidedAt: new Date() },
      // If the offer's own email was deleted, this cannot be undone: the customer never got the offer.
      data: {
        number: before.sentVersion,
        ...(!isNeverEmailed && { undo: { ...snapshot, emails } }),
      },
    };
  });
  await endOpenPayments(shop, withdrawn.offer);
  return withdrawn;
}

/** Deletes the queued email of the sent version. True if the customer was never emailed the offer. */
async function deleteQueuedOfferEmail(
  queries: Queries,
  { reference, sentVersion }: Offer,
): Promise<boolean> {
  const deletedEmails = await queries
    .delete(outboxEmail)
    .where(
      and(
        eq(outboxEmail.key, `${reference}.v${sentVersion}`),
        eq(outboxEmail.state, 'queued'),
        eq(outboxEmail.attempts, 0),
        isNull(outboxEmail.leasedUntil),
      ),
    )
    .returning({ id: outboxEmail.id });
  return deletedEmails.length > 0 && sentVersion === 1;
}

/** Records that an offer is lost, and why. */
export async function markLost(
  shop: Shop,
  reference: string,
  { reason, note = '', ...request }: OfferChangeRequest & { reason: LostReason; note?: string },
): Promise<ChangedOffer> {
  const lost = await changeOffer(shop.database, reference, request, async (queries, before) => {
    if (before.state === 'accepted' || before.state === 'draft') {
      throw new HttpError(409, `${reference} is ${before.state} and cannot be marked as lost.`);
    }
    const snapshot = await readOfferSnapshot(queries, before);
    await endOfferHold(queries, before.id);
    const notes = await storeNote(queries, before, request.by, cleanMultilineText(note));
    const state = before.state === 'sent' ? 'declined' : before.state;
    return {
      action: 'offer.lose',
      result: undefined,
      set: {
        state,
        lostReason: reason,
        heldUntil: null,
        decidedAt: before.decidedAt ?? new Date(),
      },
      data: { reason, undo: { ...snapshot, notes } },
    };
  });
  await endOpenPayments(shop, lost.offer);
  return lost;
}

/** Adds a note for colleagues to the thread, unless it is empty. */
export async function storeNote(
  queries: Queries,
  { quoteId }: Offer,
  by: Actor,
  body: string,
): Promise<number[]> {
  if (body === '') return [];
  const made = await queries
    .insert(enquiryMessage)
    .values({ quoteId, direction: 'note', body, staffId: getStaffId(by) })
    .returning({ id: enquiryMessage.id });
  return made.map(({ id }) => id);
}

/** Creates a link to the customer's page, for a personal email or a QR code. Each link has its own key. */
export function createOfferLink(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  reference: string,
  by: Actor,
): Promise<ChangedOffer<{ url: string }>> {
  return changeOffer(database, reference, { by }, async (queries, before) => {
    if (before.sentVersion === null) throw new HttpError(409, 'Send the offer first.');
    const url = offerPageUrl(origin, await createQuoteKey(queries, before.quoteId));
    return { action: 'offer.link', result: { url } };
  });
}

/** Creates a link to the preview of the draft, for staff only. */
export async function createPreviewLink(
  { database: { queries }, origin }: Pick<Shop, 'database' | 'origin'>,
  reference: string,
): Promise<{ url: string }> {
  const { quoteId } = await readOffer(queries, reference);
  return { url: offerPageUrl(origin, await createPreviewKey(queries, quoteId)) };
}

/** Delays an email for as long as the change can be undone, and returns its id. */
async function delayOfferEmail(queries: Queries, outboxKey: string, by: Actor): Promise<number[]> {
  const rows = await queries
    .select({ id: outboxEmail.id })
    .from(outboxEmail)
    .where(eq(outboxEmail.key, outboxKey));
  const emails = rows.map(({ id }) => id);
  const seconds = by.kind === 'staff' ? announceDelaySeconds : 0;
  await delayEmails(queries, { emails, resent: [] }, seconds);
  return emails;
}

/**
 * Ends open payments of an offer that has ended or changed. If the provider cannot be reached, they end
 * when their session expires; a payment made until then becomes an order with an issue.
 */
export async function endOpenPayments(shop: Shop, { id, reference }: Offer): Promise<void> {
  const open = await shop.database.queries
    .select({ id: checkout.id })
    .from(checkout)
    .where(and(eq(checkout.offerId, id), eq(checkout.state, 'open')));
  for (const one of open) {
    try {
      await endCheckout(shop, one.id);
    } catch (error) {
      shop.log.warn('a payment for an offer could not be ended', {
        offer: reference,
        ...describeError(error),
      });
    }
  }
}
