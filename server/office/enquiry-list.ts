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
  maxEnquiryCount,
  type ThreadKind,
} from '../../contract/enquiry.ts';
import { type OfferState, offerTotals } from '../../contract/offer.ts';
import type { Queries } from '../database/database.ts';
import { offer, quote, restockRequest, staff } from '../database/schema.ts';
import { type EnquiryRecord, enquiryTables } from '../enquiries/enquiry-thread.ts';
import { findDraft, findLastSentVersion, findOffers, type Offer } from '../offers/offer.ts';
import { workingDaysUntil } from '../orders/dispatch-due-day.ts';
import { wordSearchCondition } from '../orders/order-search.ts';
import { readAvailable } from '../stock/ledger.ts';
import { pictureFile } from './order-view.ts';
import { isoDay } from './queue.ts';

type PageQuery = EnquiryFilter & { after?: number | undefined };

/** A page of a list: open enquiries with the longest wait first, answered or closed ones newest first. */
export async function listEnquiries(
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

function tabCondition(kind: ThreadKind, tab: EnquiryTab, staffId: number): SQL | undefined {
  const { table } = enquiryTables[kind];
  if (tab === 'all') return undefined;
  if (tab === 'mine') return and(eq(table.assignedTo, staffId), ne(table.state, 'closed'));
  return kind === 'quote' ? quoteTabCondition(tab) : eq(table.state, tab);
}

/** Requests whose offer is in one of these states; an array, so that the database uses the index. */
const hasOfferInState = (...states: OfferState[]) =>
  sql`${quote.id} = any(array(
    select ${offer.quoteId} from ${offer} where ${inArray(offer.state, states)}))`;

const decidedStates = ['accepted', 'declined', 'withdrawn', 'lapsed'] as const;

/** To do, with the buyer, or decided: an open question is for us to answer, whatever the offer's state. */
function quoteTabCondition(tab: 'open' | 'answered' | 'closed'): SQL | undefined {
  const { state } = quote;
  switch (tab) {
    case 'open':
      return or(eq(state, 'open'), and(eq(state, 'answered'), hasOfferInState('draft')));
    case 'answered':
      return and(eq(state, 'answered'), not(hasOfferInState('draft', ...decidedStates)));
    case 'closed':
      return or(eq(state, 'closed'), and(eq(state, 'answered'), hasOfferInState(...decidedStates)));
  }
}

/** Matches the request's own words or those of its offer. */
function quoteSearch(search: string): SQL | undefined {
  if (search.trim() === '') return undefined;
  return or(
    wordSearchCondition(quote.search, search),
    sql`${quote.id} = any(array(
      select ${offer.quoteId} from ${offer} where ${wordSearchCondition(sql`${offer.search}`, search)}))`,
  );
}

async function threadRows(
  queries: Queries,
  catalogue: Catalogue,
  { kind, tab, search, after }: ThreadQuery,
  staffId: number,
) {
  const { table, columns } = enquiryTables[kind];
  const sortsByWait = tab === 'open' || tab === 'mine';
  // Compares with the row's own timestamp, because a JavaScript Date is too coarse.
  const afterCursor = sortsByWait
    ? sql`(${table.waitingSince}, ${table.id}) >
        (select cut.waiting_since, cut.id from ${table} as cut where cut.id = ${after})`
    : lt(table.id, after ?? 0);
  const found = await queries
    .select({ asked: columns, assigned: staff.name })
    .from(table)
    .leftJoin(staff, eq(staff.id, table.assignedTo))
    .where(
      and(
        tabCondition(kind, tab, staffId),
        kind === 'quote' ? quoteSearch(search) : wordSearchCondition(table.search, search),
        after === undefined ? undefined : afterCursor,
      ),
    )
    .orderBy(...(sortsByWait ? [asc(table.waitingSince), asc(table.id)] : [desc(table.id)]))
    .limit(enquiryPageSize + 1);
  const now = new Date();
  const offers =
    kind === 'quote'
      ? await findOffersByQuote(
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
      about: enquiryExcerpt(enquiry).slice(0, 240),
      askedAt: enquiry.createdAt.toISOString(),
      state: enquiry.state,
      closeReason: enquiry.closeReason,
      pence: enquiry.kind === 'quote' ? cartValue(enquiry.lines, catalogue) : undefined,
      offer: offers?.get(enquiry.id),
      assigned,
      ...replyDue(enquiry, now),
    };
  });
}

/** The offers of quote requests, by request. */
export async function findOffersByQuote(queries: Queries, quotes: readonly number[]) {
  const found =
    quotes.length > 0 ? await findOffers(queries, inArray(offer.quoteId, [...quotes])) : [];
  return new Map(found.map((one) => [one.quoteId, offerSummary(one)] as const));
}

/** A summary of an offer: state, dates and total. */
function offerSummary(found: Offer) {
  const { reference, state, sentAt, openedAt, decidedAt, lostReason, heldUntil } = found;
  const version = findDraft(found) ?? findLastSentVersion(found);
  const sent = findLastSentVersion(found);
  return {
    reference,
    state,
    order: found.orderReference ?? undefined,
    number: version?.number ?? 1,
    hasDraft: findDraft(found) !== undefined,
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
        wordSearchCondition(restockRequest.search, search),
        after === undefined ? undefined : sql`${id} > ${after}`,
      ),
    )
    .orderBy(id)
    .limit(enquiryPageSize + 1);
  const products = [...new Set(found.map(({ productId }) => productId))];
  const free = await readAvailable(queries, products);
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
  const countRows = async (
    table: typeof restockRequest | (typeof enquiryTables)[ThreadKind]['table'],
    isOpen: SQL | undefined,
    matchesSearch = wordSearchCondition(table.search, search),
  ) => {
    const cappedRows = queries
      .select({ id: table.id })
      .from(table)
      .where(and(isOpen, matchesSearch))
      .limit(maxEnquiryCount)
      .as('some');
    const [counted] = await queries.select({ rows: count() }).from(cappedRows);
    return counted?.rows ?? 0;
  };
  const { question } = enquiryTables;
  return {
    quote: await countRows(quote, quoteTabCondition('open'), quoteSearch(search)),
    question: await countRows(question.table, eq(question.table.state, 'open')),
    restock: await countRows(restockRequest, isNull(restockRequest.notifiedAt)),
  };
}

/** The enquiry in one line. */
export function enquiryExcerpt(asked: EnquiryRecord): string {
  if (asked.kind === 'question') return [asked.fits, asked.message].filter(Boolean).join(': ');
  if (asked.origin === 'office') return asked.message || 'Asked by phone';
  const place = asked.city ? `, ${asked.city}` : '';
  return `${asked.quantity} items${place}. ${asked.message}`.trim();
}

/** The value at the shop's prices; undefined if no cart was sent. */
export function cartValue(
  lines: readonly { productId: string; quantity: number }[],
  { byId }: Catalogue,
): Pence | undefined {
  const totalPence = lines.reduce(
    (sum, { productId, quantity }) => sum + (byId(productId)?.price ?? 0) * quantity,
    0,
  );
  return totalPence || undefined;
}

/** The day by which the buyer was promised a reply. */
export function replyDueDay(since: Date): Date {
  return workingDaysAfter(since, claims.quoteWorkingDays, company.closedOn);
}

/** For an open enquiry: the promised day, and the working days until then. */
export function replyDue(
  { state, waitingSince }: Pick<EnquiryRecord, 'state' | 'waitingSince'>,
  now: Date,
) {
  const day = replyDueDay(waitingSince);
  const isOpen = state === 'open';
  return {
    since: waitingSince.toISOString(),
    due: isOpen ? isoDay(day) : undefined,
    left: isOpen ? workingDaysUntil(day, now) : undefined,
  };
}
