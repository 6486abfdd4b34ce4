import { and, eq, sql } from 'drizzle-orm';
import { company } from '../../content/company.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import type { Shop } from '../app/shop.ts';
import type { Database, Queries } from '../database/database.ts';
import { checkout, offer, offerVersion } from '../database/schema.ts';
import { renderEmail } from '../email/email-template.ts';
import { isDeliverableAddress, queueEmail } from '../email/outbox.ts';
import {
  byShop,
  findLastSentVersion,
  hasLapsed,
  lockOffer,
  type Offer,
  recordOfferChange,
} from './offer.ts';
import { formatFullDay, offerLinesBlocks } from './offer-emails.ts';
import { endOfferHold } from './offer-holds.ts';
import { offerPageUrlForEmail } from './quote-key.ts';

/** How many days before the last day of an offer its customer is reminded. */
const reminderDays = 3;

/** How many offers are handled per run: the rest follows a minute later. */
const batchSize = 50;

/** Sent offers whose last day is on or before a day. */
async function findOffersEndingBy(queries: Queries, day: string): Promise<string[]> {
  const found = await queries
    .select({ reference: offer.reference })
    .from(offer)
    .innerJoin(
      offerVersion,
      and(eq(offerVersion.offerId, offer.id), eq(offerVersion.number, offer.sentVersion)),
    )
    .where(and(eq(offer.state, 'sent'), sql`${offerVersion.validUntil} <= ${day}::date`))
    .orderBy(offer.id);
  return found.map(({ reference }) => reference);
}

/**
 * Emails customers whose offer ends soon, once per version, unless they turned reminders off or it was
 * sent only recently. Returns how many emails were queued.
 */
export async function sendOfferReminders(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  now = new Date(),
): Promise<number> {
  const reminderCutoff = addDays(toIsoDay(now), reminderDays);
  let queued = 0;
  for (const reference of await findOffersEndingBy(database.queries, reminderCutoff)) {
    const isNew = await database.transaction(async (queries) =>
      queueReminder(queries, await lockOffer(queries, reference), origin, now),
    );
    if (isNew) queued += 1;
    if (queued === batchSize) break;
  }
  return queued;
}

async function queueReminder(
  queries: Queries,
  found: Offer,
  origin: string,
  now: Date,
): Promise<boolean> {
  const { reference, email: to, quoteId, state, remindersOff, sentAt } = found;
  const version = findLastSentVersion(found);
  const isReminderUnwanted = remindersOff || state !== 'sent' || !isDeliverableAddress(to);
  if (isReminderUnwanted || !version || hasLapsed(version, now)) return false;
  // A version sent yesterday needs no reminder today.
  if (sentAt && toIsoDay(sentAt) > addDays(toIsoDay(now), -2)) return false;
  const content = renderEmail(
    `Your offer ${reference} ends on ${formatFullDay(version.validUntil)}`,
    [
      `You can accept our offer until ${formatFullDay(version.validUntil)}. Need more time, or something changed? Reply to this email or call ${company.phone.shown}.`,
      { kind: 'link', text: 'View your offer', href: offerPageUrlForEmail(origin) },
      ...offerLinesBlocks(version),
      'This is the only reminder. You can switch reminders off on the page of the offer.',
    ],
  );
  const key = `${reference}.reminder-v${version.number}`;
  return queueEmail(queries, { kind: 'offer-reminder', to, key, quoteId, ...content });
}

/**
 * Ends offers whose last day has passed, and frees their goods, but not while a payment is open. Returns
 * how many.
 */
export async function lapseOffers(database: Database, now = new Date()): Promise<number> {
  const yesterday = addDays(toIsoDay(now), -1);
  const due = await findOffersEndingBy(database.queries, yesterday);
  let lapsed = 0;
  for (const reference of due.slice(0, batchSize)) {
    await database.transaction(async (queries) => {
      const before = await lockOffer(queries, reference);
      const version = findLastSentVersion(before);
      if (before.state !== 'sent' || !version || !hasLapsed(version, now)) return;
      const open = and(eq(checkout.offerId, before.id), eq(checkout.state, 'open'));
      if ((await queries.$count(checkout, open)) > 0) return;
      await endOfferHold(queries, before.id);
      await recordOfferChange(queries, before, byShop, {
        action: 'offer.lapse',
        set: { state: 'lapsed', heldUntil: null, decidedAt: now },
        data: { number: version.number },
      });
      lapsed += 1;
    });
  }
  return lapsed;
}
