import * as v from 'valibot';
import { formatQuery, readFilter } from './query.ts';

/** Enquiries that are answered in a thread. */
export const threadKinds = ['quote', 'question'] as const;

export type ThreadKind = (typeof threadKinds)[number];

/** Requests for an email about stock are listed beside them; receiving the product fulfils those. */
export const enquiryKinds = [...threadKinds, 'restock'] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

/** Open: we owe an answer. Answered: the buyer may reply. */
export const enquiryStates = ['open', 'answered', 'closed'] as const;

export type EnquiryState = (typeof enquiryStates)[number];

/** Who a message of a thread goes to: a note stays in the office. */
export const messageDirections = ['from-buyer', 'to-buyer', 'note'] as const;

/** Who wrote a quote request down: the buyer in the form, or the office during a phone call. */
export const quoteOrigins = ['form', 'office'] as const;

export const closeReasons = [
  'answered',
  'bought',
  'answered-elsewhere',
  'not-sold',
  'no-reply',
  'duplicate',
  'spam',
  'other',
] as const;

export type CloseReason = (typeof closeReasons)[number];

/**
 * Mine are those assigned to the signed-in user that are not closed. A quote request with an offer is
 * open while the offer is to be written, answered while it is with the buyer, closed once it is decided.
 */
export const enquiryTabs = ['all', 'open', 'answered', 'mine', 'closed'] as const;

export type EnquiryTab = (typeof enquiryTabs)[number];

export const enquiryPageSize = 50;

/** Counting stops at this number. */
export const maxEnquiryCount = 1000;

const enquiryFilter = v.object({
  kind: v.optional(v.picklist(enquiryKinds), 'quote'),
  tab: v.optional(v.picklist(enquiryTabs), 'open'),
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

/** Which enquiries a list shows. It is the query of the list's address. */
export type EnquiryFilter = v.InferOutput<typeof enquiryFilter>;

/** A page of the list: the enquiries after the one with this number. */
export const enquiryPageQuery = v.object({
  ...enquiryFilter.entries,
  after: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
});

export const enquiryCountQuery = v.object({ search: enquiryFilter.entries.search });

/** The first tab of a list: quote requests begin with all their states. */
export function defaultTab(kind: EnquiryKind): EnquiryTab {
  return kind === 'quote' ? 'all' : 'open';
}

/** Reads the filter from the query of an address. Invalid values are dropped. */
export function readEnquiryFilter(query: URLSearchParams): EnquiryFilter {
  const filter = readFilter(enquiryFilter, query);
  return query.has('tab') ? filter : { ...filter, tab: defaultTab(filter.kind) };
}

export function writeEnquiryFilter({ kind, tab, search }: EnquiryFilter): string {
  return formatQuery({
    kind: kind === 'quote' ? undefined : kind,
    tab: tab === defaultTab(kind) ? undefined : tab,
    search: search || undefined,
  });
}

/** The name of an enquiry in addresses: quote-12. */
export const enquiryName = v.pipe(
  v.string(),
  v.regex(/^(quote|question)-[1-9]\d{0,8}$/),
  v.transform((name) => {
    const [kind, id] = name.split('-');
    return { kind: kind as ThreadKind, id: Number(id) };
  }),
);

const maxTextLength = 10_000;
const requiredText = (emptyMessage: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(emptyMessage),
    v.maxLength(maxTextLength, `Use ${maxTextLength} characters or fewer.`),
  );
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The requests that change a thread, with the version of it that was on the screen. */
export const enquiryChanges = {
  answer: v.object({ version, text: requiredText('Write an answer.') }),
  reply: v.object({ version, text: requiredText('Paste the reply.') }),
  note: v.object({ text: requiredText('Write a note.') }),
  assign: v.object({ version, staffId: v.nullable(v.pipe(v.number(), v.integer())) }),
  close: v.pipe(
    v.object({
      version,
      reason: v.picklist(closeReasons, 'Choose a reason.'),
      note: v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Use 2000 characters or fewer.')),
    }),
    v.forward(
      v.check(({ reason, note }) => reason !== 'other' || note !== '', 'Say what the reason is.'),
      ['note'],
    ),
  ),
  reopen: v.object({ version }),
};
