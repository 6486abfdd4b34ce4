import { and, eq, sql } from 'drizzle-orm';
import { company } from '../../content/company.ts';
import { addDays } from '../../contract/report.ts';
import { isoDay } from '../../contract/uk-time.ts';
import type { Shop } from '../app/shop.ts';
import type { Database, Queries } from '../database/database.ts';
import { checkout, offer, offerVersion } from '../database/schema.ts';
import { renderEmail } from '../email/email-template.ts';
import { isDeliverableAddress, queueEmail } from '../email/outbox.ts';
import { endHold } from './hold.ts';
import { isOver, lockOffer, type Offer, recordOfferChange, sentOf } from './offer.ts';
import { fullDay, whatIsOffered } from './offer-emails.ts';
import { emailedOfferAddress } from './quote-key.ts';

/** How many days before the last day of an offer its customer is reminded. */
const reminderDays = 3;

/** How many offers are handled per run: the rest follows a minute later. */
const batch = 50;

/** Sent offers whose last day is on or before a day. */
async function findSentUntil(queries: Queries, day: string): Promise<string[]> {
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
export async function remindOfOffers(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  now = new Date(),
): Promise<number> {
  const soon = addDays(isoDay(now), reminderDays);
  let queued = 0;
  for (const reference of await findSentUntil(database.queries, soon)) {
    const isNew = await database.transaction(async (queries) =>
      remind(queries, await lockOffer(queries, reference), origin, now),
    );
    if (isNew) queued += 1;
    if (queued === batch) break;
  }
  return queued;
}

async function remind(queries: Queries, found: Offer, origin: string, now: Date): Promise<boolean> {
  const { reference, email: to, quoteId, state, remindersOff, sentAt } = found;
  const version = sentOf(found);
  const isQuiet = remindersOff || state !== 'sent' || !isDeliverableAddress(to);
  if (isQuiet || !version || isOver(version, now)) return false;
  // A version sent yesterday needs no reminder today.
  if (sentAt && isoDay(sentAt) > addDays(isoDay(now), -2)) return false;
  const content = renderEmail(`Your offer ${reference} ends on ${fullDay(version.validUntil)}`, [
    {
      kind: 'paragraph',
      text: `You can accept our offer until ${fullDay(version.validUntil)}. Need more time, or something changed? Reply to this email or call ${company.phone.shown}.`,
    },
    { kind: 'link', text: 'View your offer', href: emailedOfferAddress(origin) },
    ...whatIsOffered(version),
    {
      kind: 'paragraph',
      text: 'This is the only reminder. You can switch reminders off on the page of the offer.',
    },
  ]);
  const key = `${reference}.reminder-v${version.number}`;
  return queueEmail(queries, { kind: 'offer-reminder', to, key, quoteId, ...content });
}

/**
 * Ends offers whose last day has passed, and frees their goods, but not while a payment is open. Returns
 * how many.
 */
export async function lapseOffers(database: Database, now = new Date()): Promise<number> {
  const yesterday = addDays(isoDay(now), -1);
  const due = await findSentUntil(database.queries, yesterday);
  let lapsed = 0;
  for (const reference of due.slice(0, batch)) {
    await database.transaction(async (queries) => {
      const before = await lockOffer(queries, reference);
      const version = sentOf(before);
      if (before.state !== 'sent' || !version || !isOver(version, now)) return;
      const open = and(eq(checkout.offerId, before.id), eq(checkout.state, 'open'));
      if ((await queries.$count(checkout, open)) > 0) return;
      await endHold(queries, before.id);
      await recordOfferChange(
        queries,
        before,
        { kind: 'shop' },
        {
          action: 'offer.lapse',
          set: { state: 'lapsed', heldUntil: null, decidedAt: now },
          data: { number: version.number },
        },
      );
      lapsed += 1;
    });
  }
  return lapsed;
}
