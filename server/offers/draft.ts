import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import {
  type DraftLine,
  type OfferContact,
  type OfferDraft,
  offerLimits,
} from '../../contract/offer.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import { type Actor, recordActivity } from '../activity/activity.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import {
  activity,
  deliveryItem,
  offer,
  offerLine,
  offerVersion,
  quote,
} from '../database/schema.ts';
import { cleanMultilineText } from '../enquiries/enquiry.ts';
import { HttpError } from '../http/errors.ts';
import {
  type ChangedOffer,
  changeOffer,
  findDraft,
  findOfferByQuote,
  type Offer,
  type OfferChangeRequest,
  type OfferVersion,
  readOffer,
} from './offer.ts';

/** For how many days from today a new offer can be accepted. */
const defaultValidDays = 30;

export const getStaffId = (by: Actor): number | null => (by.kind === 'staff' ? by.staffId : null);

/**
 * Begins an offer: for a quote request, with the requested lines, or for a contact on the phone, for whom
 * a request is created. If the request already has an offer, that is returned.
 */
export function createOffer(
  { database, catalogue }: Pick<Shop, 'database' | 'catalogue'>,
  from: { quoteId: number } | { contact: OfferContact },
  by: Actor,
): Promise<Offer> {
  return database.transaction(async (queries) => {
    const quoteRow =
      'quoteId' in from
        ? await lockRequest(queries, from.quoteId)
        : await createRequest(queries, from.contact);
    const known = await findOfferByQuote(queries, quoteRow.id);
    if (known) return known;
    const contact =
      'contact' in from ? from.contact : { company: quoteRow.company, email: quoteRow.email };
    const [made] = await queries
      .insert(offer)
      .values({ ...contact, quoteId: quoteRow.id, createdBy: getStaffId(by) })
      .returning({ id: offer.id, reference: offer.reference });
    if (!made) throw new Error('The offer was not written');
    const lines = quoteRow.lines.flatMap(({ productId, quantity }): DraftLine[] => {
      const product = catalogue().byId(productId);
      const available = product && !product.withdrawn ? product : undefined;
      return available
        ? [{ kind: 'product', productId, quantity, unitPence: available.price }]
        : [];
    });
    await queries.insert(offerVersion).values({
      offerId: made.id,
      number: 1,
      validUntil: addDays(toIsoDay(new Date()), defaultValidDays),
      staffId: getStaffId(by),
    });
    await insertLines(queries, { offerId: made.id, version: 1 }, lines, catalogue());
    await recordActivity(queries, {
      actor: by,
      action: 'offer.create',
      record: 'offer',
      recordId: made.reference,
      data: { quote: quoteRow.id, version: 1 },
    });
    return readOffer(queries, made.reference);
  });
}

type QuoteColumns = Pick<typeof quote.$inferSelect, 'id' | 'company' | 'email' | 'lines'>;

async function lockRequest(queries: Queries, id: number): Promise<QuoteColumns> {
  const [found] = await queries.select().from(quote).where(eq(quote.id, id)).for('update');
  if (!found) throw new HttpError(404, 'This quote request is no longer there.');
  return found;
}

/** Creates a request in the state 'answered', as the offer is the answer. */
async function createRequest(queries: Queries, contact: OfferContact): Promise<QuoteColumns> {
  const { company, name, email } = contact;
  const [made] = await queries
    .insert(quote)
    .values({ company: company || name, email, quantity: '', origin: 'office', state: 'answered' })
    .returning();
  if (!made) throw new Error('The request was not written');
  return made;
}

/**
 * Saves a draft while it is being written. The contact is stored with the offer, the rest with the draft
 * version, which no customer sees before it is sent.
 */
export function saveDraft(
  { database, catalogue }: Pick<Shop, 'database' | 'catalogue'>,
  reference: string,
  draft: OfferDraft,
  request: OfferChangeRequest,
): Promise<ChangedOffer> {
  return changeOffer(database, reference, request, async (queries, before) => {
    const version = findDraft(before);
    if (!version) throw new HttpError(409, 'There is no draft. Make a new version to change it.');
    const { company, name, email, phone, lines, title, leadDays, validUntil, note } = draft;
    const at = { offerId: before.id, version: version.number };
    await queries
      .update(offerVersion)
      .set({
        title,
        leadDays,
        validUntil,
        note: cleanMultilineText(note),
        staffId: getStaffId(request.by),
        savedAt: sql`now()`,
      })
      .where(and(eq(offerVersion.offerId, at.offerId), eq(offerVersion.number, at.version)));
    await queries
      .delete(offerLine)
      .where(and(eq(offerLine.offerId, at.offerId), eq(offerLine.version, at.version)));
    await insertLines(queries, at, lines, catalogue(), version);
    return {
      action: 'offer.save',
      result: undefined,
      set: { company, name, email, phone },
      unlogged: await isRepeatedSave(queries, reference, request.by),
    };
  });
}

/** Whether the last log entry is a save by the same person: consecutive saves need a single entry. */
async function isRepeatedSave(queries: Queries, reference: string, by: Actor): Promise<boolean> {
  const [last] = await queries
    .select({ action: activity.action, staffId: activity.staffId })
    .from(activity)
    .where(and(eq(activity.record, 'offer'), eq(activity.recordId, reference)))
    .orderBy(sql`${activity.id} desc`)
    .limit(1);
  return last?.action === 'offer.save' && last.staffId === getStaffId(by);
}

/** Names, SKUs and list prices come from the catalogue, or from the last save if a product is gone. */
async function insertLines(
  queries: Queries,
  at: { offerId: number; version: number },
  lines: readonly DraftLine[],
  { byId }: Catalogue,
  before?: OfferVersion,
): Promise<void> {
  if (lines.length === 0) return;
  await queries.insert(offerLine).values(
    lines.map((line, index) => {
      const sharedColumns = { ...at, line: index + 1, kind: line.kind, unitPence: line.unitPence };
      if (line.kind === 'delivery') {
        return { ...sharedColumns, name: line.name, sku: deliveryItem.sku, quantity: 1 };
      }
      const { quantity } = line;
      if (line.kind === 'text') {
        return { ...sharedColumns, name: line.name, quantity, vatPercent: line.vatPercent };
      }
      const { productId } = line;
      const product = byId(productId);
      const previousLine = before?.lines.find((one) => one.productId === productId);
      const known = product
        ? { name: product.name, sku: product.sku, listPence: product.price }
        : previousLine;
      if (!known) throw new HttpError(422, `We sell no product ${productId}.`);
      const { name, sku, listPence } = known;
      return { ...sharedColumns, productId, quantity, name, sku, listPence };
    }),
  );
}

/** Begins the next version as a copy of the last one. Throws for an accepted offer. */
export function createVersion(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  request: OfferChangeRequest,
): Promise<ChangedOffer> {
  return changeOffer(database, reference, request, async (queries, before) => {
    if (before.state === 'accepted') {
      throw new HttpError(409, `${reference} is accepted: change the order instead.`);
    }
    if (findDraft(before)) throw new HttpError(409, `${reference} already has a draft.`);
    const last = before.versions.at(-1);
    if (!last) throw new Error(`${reference} has no version`);
    const { number, title, leadDays, validUntil, note, lines } = last;
    const today = toIsoDay(new Date());
    const at = { offerId: before.id, version: number + 1 };
    await queries.insert(offerVersion).values({
      offerId: at.offerId,
      number: at.version,
      title,
      leadDays,
      validUntil: validUntil < today ? addDays(today, defaultValidDays) : validUntil,
      note,
      staffId: getStaffId(request.by),
    });
    if (lines.length > 0) {
      await queries.insert(offerLine).values(lines.map((line) => ({ ...line, ...at })));
    }
    return { action: 'offer.new-version', result: undefined, data: { number: at.version } };
  });
}

/** Discards the draft of an offer that has other versions. */
export function discardDraft(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  request: OfferChangeRequest,
): Promise<ChangedOffer> {
  return changeOffer(database, reference, request, async (queries, before) => {
    const version = findDraft(before);
    if (!version || before.versions.length === 1) {
      throw new HttpError(409, 'There is no draft beside what was sent.');
    }
    await queries
      .delete(offerVersion)
      .where(and(eq(offerVersion.offerId, before.id), isNull(offerVersion.sentAt)));
    return { action: 'offer.save', result: undefined, data: { discarded: version.number } };
  });
}

/** Why a version cannot be sent, one sentence per reason; empty if it can. */
export function findDraftErrors(
  version: OfferVersion,
  { byId }: Catalogue,
  now = new Date(),
): string[] {
  const today = toIsoDay(now);
  const total = version.lines.reduce(
    (sum, { unitPence, quantity }) => sum + unitPence * quantity,
    0,
  );
  const withdrawnLines = version.lines.filter(({ kind, productId }) => {
    const product = byId(productId ?? '');
    return kind === 'product' && (!product || product.withdrawn);
  });
  return [
    ...(version.lines.length === 0 ? ['Add at least one line.'] : []),
    ...(version.lines.length > 0 && total < minTotalPence
      ? ['The total must be 30p or more.']
      : []),
    ...(total > offerLimits.pence ? ['The total is higher than one payment can be.'] : []),
    ...(version.validUntil < today ? ['The last day to accept it has passed.'] : []),
    ...(version.validUntil > addDays(today, offerLimits.validDays)
      ? [`Choose a day within ${offerLimits.validDays} days.`]
      : []),
    ...withdrawnLines.map(({ name }) => `We no longer sell ${name}.`),
  ];
}

/** The lowest card payment, in pence. */
const minTotalPence = 30;
