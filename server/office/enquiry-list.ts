import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Pence } from '../../catalogue/money.ts';
import { claims, company } from '../../content/company.ts';
import { workingDaysAfter } from '../../content/working-days.ts';
import {
  type EnquiryFilter,
  type EnquiryKind,
  type EnquiryTab,
  enquiryPageSize,
  mostEnquiriesCounted,
  type ThreadKind,
} from '../../contract/enquiry.ts';
import { type OfferState, offerTotals } from '../../contract/offer.ts';
import type { Queries } from '../database/database.ts';
import { offer, quote, restockRequest, staff, stock } from '../database/schema.ts';
import { type EnquiryRecord, threads } from '../enquiries/enquiry-thread.ts';
import { draftOf, findOffers, type Offer, sentOf } from '../offers/offer.ts';
import { wordSearch } from '../orders/order-search.ts';
import { workingDaysUntil } from '../orders/send-by.ts';
import { pictureFile } from './order-view.ts';
import { isoDay } from './queue.ts';

type PageQuery = EnquiryFilter & { after?: number | undefined };

/** A page of a list: open enquiries with the longest wait first, answered or closed ones newest first. */
export async function pageOfEnquiries(
  queries: Queries,
  catalogue: Catalogue,
  { kind, ...query }: PageQuery,
  staffId: number,
) {
  const rows =
    kind === 'restock'
      ? await restockRows(queries, catalogue, query)
      : await threadRows(queries, catalogue, { kind, ...query }, staffId);
  const shown = rows.slice(0, enquiryPageSize);
  return { rows: shown, next: rows.length > enquiryPageSize ? shown.at(-1)?.number : undefined };
}

type ThreadQuery = Omit<PageQuery, 'kind'> & { kind: ThreadKind };

function inTab(kind: ThreadKind, tab: EnquiryTab, staffId: number): SQL | undefined {
  const { table } = threads[kind];
  if (tab === 'all') return undefined;
  if (tab === 'mine') return and(eq(table.assignedTo, staffId), ne(table.state, 'closed'));
  return kind === 'quote' ? inGroup(tab) : eq(table.state, tab);
}

/** Requests whose offer is in one of these states; an array, so that the database uses the index. */
const withOffer = (...states: OfferState[]) =>
  sql`${quote.id} = any(array(
    select ${offer.quoteId} from ${offer} where ${inArray(offer.state, states)}))`;

const decided = ['accepted', 'declined', 'withdrawn', 'lapsed'] as const;

/** To do, with the buyer, or decided: an open question is for us to answer, whatever the offer's state. */
function inGroup(tab: 'open' | 'answered' | 'closed'): SQL | undefined {
  const { state } = quote;
  switch (tab) {
    case 'open':
      return or(eq(state, 'open'), and(eq(state, 'answered'), withOffer('draft')));
    case 'answered':
      return and(eq(state, 'answered'), not(withOffer('draft', ...decided)));
    case 'closed':
      return or(eq(state, 'closed'), and(eq(state, 'answered'), withOffer(...decided)));
  }
}

/** Matches the request's own words or those of its offer. */
function quoteSearch(search: string): SQL | undefined {
  if (search.trim() === '') return undefined;
  return or(
    wordSearch(quote.search, search),
    sql`${quote.id} = any(array(
      select ${offer.quoteId} from ${offer} where ${wordSearch(sql`${offer.search}`, search)}))`,
  );
}

async function threadRows(
  queries: Queries,
  catalogue: Catalogue,
  { kind, tab, search, after }: ThreadQuery,
  staffId: number,
) {
  const { table, columns } = threads[kind];
  const isByWait = tab === 'open' || tab === 'mine';
  // Compares with the row's own timestamp, because a JavaScript Date is too coarse.
  const isAfter = isByWait
    ? sql`(${table.waitingSince}, ${table.id}) >
        (select cut.waiting_since, cut.id from ${table} as cut where cut.id = ${after})`
    : lt(table.id, after ?? 0);
  const found = await queries
    .select({ asked: columns, assigned: staff.name })
    .from(table)
    .leftJoin(staff, eq(staff.id, table.assignedTo))
    .where(
      and(
        inTab(kind, tab, staffId),
        kind === 'quote' ? quoteSearch(search) : wordSearch(table.search, search),
        after === undefined ? undefined : isAfter,
      ),
    )
    .orderBy(...(isByWait ? [asc(table.waitingSince), asc(table.id)] : [desc(table.id)]))
    .limit(enquiryPageSize + 1);
  const now = new Date();
  const offers =
    kind === 'quote'
      ? await offersOf(
          queries,
          found.map(({ asked }) => asked.id),
        )
      : undefined;
  return found.map(({ asked, assigned }) => {
    const enquiry = { kind, ...asked } as EnquiryRecord;
    return {
      kind,
      number: enquiry.id,
      who: enquiry.kind === 'quote' ? enquiry.company : enquiry.email,
      about: excerptOf(enquiry).slice(0, 240),
      askedAt: enquiry.createdAt.toISOString(),
      state: enquiry.state,
      closeReason: enquiry.closeReason,
      pence: enquiry.kind === 'quote' ? worthOf(enquiry.lines, catalogue) : undefined,
      offer: offers?.get(enquiry.id),
      assigned,
      ...dueOf(enquiry, now),
    };
  });
}

/** The offers of quote requests, by request. */
export async function offersOf(queries: Queries, quotes: readonly number[]) {
  const found =
    quotes.length > 0 ? await findOffers(queries, inArray(offer.quoteId, [...quotes])) : [];
  return new Map(found.map((one) => [one.quoteId, offerSummary(one)] as const));
}

/** A summary of an offer: state, dates and total. */
function offerSummary(found: Offer) {
  const { reference, state, sentAt, openedAt, decidedAt, lostReason, heldUntil } = found;
  const version = draftOf(found) ?? sentOf(found);
  const sent = sentOf(found);
  return {
    reference,
    state,
    order: found.orderReference ?? undefined,
    number: version?.number ?? 1,
    hasDraft: draftOf(found) !== undefined,
    sentAt: sentAt?.toISOString(),
    openedAt: openedAt?.toISOString(),
    decidedAt: decidedAt?.toISOString(),
    lostReason,
    heldUntil,
    validUntil: sent?.validUntil,
    exVatPence: offerTotals((sent ?? version)?.lines ?? []).exVatPence,
  };
}

async function restockRows(
  queries: Queries,
  { byId }: Catalogue,
  { tab, search, after }: Omit<PageQuery, 'kind'>,
) {
  const { id, notifiedAt } = restockRequest;
  const { keyHash: _key, search: _words, ...columns } = getTableColumns(restockRequest);
  const found = await queries
    .select(columns)
    .from(restockRequest)
    .where(
      and(
        tab === 'closed' ? isNotNull(notifiedAt) : isNull(notifiedAt),
        wordSearch(restockRequest.search, search),
        after === undefined ? undefined : sql`${id} > ${after}`,
      ),
    )
    .orderBy(id)
    .limit(enquiryPageSize + 1);
  const products = [...new Set(found.map(({ productId }) => productId))];
  const levels = await queries.select().from(stock).where(inArray(stock.productId, products));
  const free = new Map(levels.map(({ productId, available }) => [productId, available]));
  return found.map(({ productId, ...asked }) => ({
    kind: 'restock' as const,
    number: asked.id,
    who: asked.email,
    about: byId(productId)?.name ?? productId,
    askedAt: asked.createdAt.toISOString(),
    productId,
    picture: pictureFile(productId, byId(productId)),
    free: free.get(productId) ?? 0,
    isConfirmed: asked.confirmedAt !== null,
    isTold: asked.notifiedAt !== null,
  }));
}

/** The number of open enquiries of each kind within a search, up to a maximum. */
export async function countEnquiries(
  queries: Queries,
  search: string,
): Promise<Record<EnquiryKind, number>> {
  const countOf = async (
    table: typeof restockRequest | (typeof threads)[ThreadKind]['table'],
    isOpen: SQL | undefined,
    isFound = wordSearch(table.search, search),
  ) => {
    const some = queries
      .select({ id: table.id })
      .from(table)
      .where(and(isOpen, isFound))
      .limit(mostEnquiriesCounted)
      .as('some');
    const [counted] = await queries.select({ rows: count() }).from(some);
    return counted?.rows ?? 0;
  };
  const { question } = threads;
  return {
    quote: await countOf(quote, inGroup('open'), quoteSearch(search)),
    question: await countOf(question.table, eq(question.table.state, 'open')),
    restock: await countOf(restockRequest, isNull(restockRequest.notifiedAt)),
  };
}

/** The enquiry in one line. */
export function excerptOf(asked: EnquiryRecord): string {
  if (asked.kind === 'question') return [asked.fits, asked.message].filter(Boolean).join(': ');
  if (asked.origin === 'office') return asked.message || 'Asked by phone';
  const place = asked.city ? `, ${asked.city}` : '';
  return `${asked.quantity} items${place}. ${asked.message}`.trim();
}

/** The value at the shop's prices; undefined if no cart was sent. */
export function worthOf(
  lines: readonly { productId: string; quantity: number }[],
  { byId }: Catalogue,
): Pence | undefined {
  const worth = lines.reduce(
    (sum, { productId, quantity }) => sum + (byId(productId)?.price ?? 0) * quantity,
    0,
  );
  return worth || undefined;
}

/** The day by which the buyer was promised a reply. */
export function promisedDay(since: Date): Date {
  return workingDaysAfter(since, claims.quoteWorkingDays, company.closedOn);
}

/** For an open enquiry: the promised day, and the working days until then. */
export function dueOf(
  { state, waitingSince }: Pick<EnquiryRecord, 'state' | 'waitingSince'>,
  now: Date,
) {
  const day = promisedDay(waitingSince);
  const isOpen = state === 'open';
  return {
    since: waitingSince.toISOString(),
    due: isOpen ? isoDay(day) : undefined,
    left: isOpen ? workingDaysUntil(day, now) : undefined,
  };
}
