import type { InferResponseType } from 'hono/client';
import type { IssueKind } from '../../contract/order-issue.ts';
import { formatTime, toIsoDay } from '../../contract/uk-time.ts';
import type { api } from '../app/api.ts';
import { checkTitles } from '../health/health-texts.ts';

export type Today = InferResponseType<typeof api.today.$get, 200>;
export type TodaySection = Today['sections'][number];
export type TodayItem = TodaySection['items'][number];

/** A row on the screen; `isGone` if a colleague has dealt with it while its place is kept. */
export type TodayRow = TodayItem & { isGone?: boolean };
export type ShownSection = {
  name: TodaySection['name'];
  total: number;
  items: readonly TodayRow[];
};

/**
 * What is shown while the pointer is over the list: every row keeps its place. New rows are only counted,
 * rows that others have dealt with stay and are marked, and only those dealt with here are removed.
 */
export function keepRowPositions(
  shown: readonly ShownSection[],
  next: readonly TodaySection[],
  doneHere: ReadonlySet<string>,
): { sections: ShownSection[]; fresh: TodayItem[] } {
  const currentItems = new Map(next.flatMap(({ items }) => items).map((item) => [item.key, item]));
  const shownKeys = new Set(shown.flatMap(({ items }) => items).map(({ key }) => key));
  const sections = shown.map((section) => ({
    ...section,
    items: section.items.flatMap((row): TodayRow[] => {
      const item = currentItems.get(row.key);
      if (item) return [item];
      return doneHere.has(row.key) ? [] : [{ ...row, isGone: true }];
    }),
  }));
  return { sections, fresh: [...currentItems.values()].filter(({ key }) => !shownKeys.has(key)) };
}

/** For example '1 new order, show it' or '2 new rows, show them'. */
export function newRowsText(fresh: readonly TodayItem[]): string {
  const [first] = fresh;
  const isOne = fresh.length === 1;
  const areOrders = fresh.every(({ kind }) => kind === 'order');
  const noun = areOrders ? 'order' : 'row';
  return `${fresh.length} new ${isOne && first?.kind !== 'order' ? 'row' : noun}${isOne ? '' : 's'}, show ${isOne ? 'it' : 'them'}`;
}

/** The keys of all rows. */
export function itemKeys(sections: readonly { items: readonly { key: string }[] }[]): string[] {
  return sections.flatMap(({ items }) => items.map(({ key }) => key));
}

/** Leaves out what is due after the next working day, except rows that were not known before. */
export function visibleSections(
  sections: readonly ShownSection[],
  known: ReadonlySet<string>,
): ShownSection[] {
  const isShown = (row: TodayRow) => !known.has(row.key);
  return sections
    .map((section) =>
      section.name === 'later' ? { ...section, items: section.items.filter(isShown) } : section,
    )
    .filter(({ items }) => items.length > 0);
}

/** What `unfolded` leaves out. */
export function collapsedSection(
  sections: readonly ShownSection[],
  known: ReadonlySet<string>,
): ShownSection | undefined {
  const later = sections.find(({ name }) => name === 'later');
  const items = later?.items.filter(({ key }) => known.has(key)) ?? [];
  if (!later || items.length === 0) return undefined;
  return { ...later, items, total: later.total - (later.items.length - items.length) };
}

/** A day of the scale as an ISO date, or 'late' before it, or 'later' after it. */
export type DayFilter = 'late' | 'later' | string;

/** The rows that are due on a day; all rows without a filter. */
export function filterByDueDay(
  sections: readonly ShownSection[],
  filter: DayFilter | undefined,
  lastDay: string,
): ShownSection[] {
  const matchesFilter = ({ due, left }: TodayItem) => {
    if (filter === undefined) return true;
    if (due === undefined) return false;
    if (filter === 'late') return (left ?? 0) < 0;
    return filter === 'later' ? due > lastDay : due === filter;
  };
  return sections
    .map((section) => ({ ...section, items: section.items.filter(matchesFilter) }))
    .filter(({ items }) => items.length > 0)
    .map((section) => ({ ...section, total: filter ? section.items.length : section.total }));
}

const utcFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (iso: string) => format.format(new Date(iso)).replace(',', '');
};

const formatWeekdayAndDay = utcFormatter({ weekday: 'short', day: 'numeric' });
const formatWithMonth = utcFormatter({ weekday: 'short', day: 'numeric', month: 'short' });

/** For example 'Wednesday 18 November'. */
export const formatLongDay = utcFormatter({ weekday: 'long', day: 'numeric', month: 'long' });
const formatLongDayWithoutMonth = utcFormatter({ weekday: 'long', day: 'numeric' });

/** For example 'Thu 19', or 'Tue 1 Dec' in another month than today. */
export function formatDay(iso: string, today: string): string {
  return (iso.slice(0, 7) === today.slice(0, 7) ? formatWeekdayAndDay : formatWithMonth)(
    iso.slice(0, 10),
  );
}

const verbs: Partial<Readonly<Record<TodayItem['kind'], string>>> = {
  order: 'Send',
  payment: 'Due',
  offer: 'Valid',
};

type DueItem = Pick<TodayItem, 'kind' | 'due' | 'left' | 'since'>;

/** For example 'Late by 2 days', 'Send today', 'Answer by Thu 19', 'Since Mon 16' or 'Since 08:52'. */
export function dueText({ kind, due, left, since }: DueItem, today: string): string {
  if (kind === 'sold-out') return '';
  const verb = verbs[kind] ?? 'Answer';
  if (due === undefined || left === undefined) {
    return kind === 'order' ? 'No day promised' : `Since ${formatMoment(since, today)}`;
  }
  if (left < 0) return `Late by ${-left} ${left === -1 ? 'day' : 'days'}`;
  if (left === 0) return kind === 'offer' ? 'Valid until today' : `${verb} today`;
  return `${verb} ${kind === 'offer' ? 'until' : 'by'} ${formatDay(due, today)}`;
}

function formatMoment(moment: string, today: string): string {
  const at = new Date(moment);
  const day = toIsoDay(at);
  return day === today ? formatTime(at) : formatDay(day, today);
}

/** How many of the five cells, the promised working days, are used. */
export function toGauge(left: number): { used: number; late: boolean } {
  return { used: Math.min(5, Math.max(0, 5 - left)), late: left < 0 };
}

export const actionLabels: Readonly<Record<TodayItem['action'], string>> = {
  dispatch: 'Dispatch',
  resolve: 'Resolve',
  answer: 'Answer',
  'write-offer': 'Write offer',
  'open-offer': 'Open offer',
  'record-payment': 'Payment received',
  'correct-email': 'Correct address',
  resend: 'Send again',
  receive: 'Receive',
  'see-health': 'See what to do',
};

const issueTitles: Readonly<Record<IssueKind, string>> = {
  'out-of-stock': 'Out of stock for',
  'paid-twice': 'Paid twice:',
  restored: 'Recovered:',
  'amount-mismatch': 'Wrong amount paid for',
  'no-email': 'No email address for',
  'no-address': 'No address for',
  'delivery-surcharge': 'Delivery to agree for',
  dispute: 'Dispute on',
  'dispute-ended': 'Dispute ended on',
  'refund-failed': 'Refund failed on',
  'partial-refund': 'Part refunded:',
  'refund-rejected': 'Refund rejected for',
  'refund-recount': 'Refund total corrected for',
  'part-payment': 'Part paid:',
  overpayment: 'Paid too much for',
  'paid-after-withdrawal': 'Paid after the offer ended:',
  'offer-lost': 'Check the offer of',
  note: 'Check',
};

/** A row's title, and the name of the person or company. */
export function rowTitle({
  kind,
  id,
  order = '',
  offer = '',
  name,
  issue,
  check,
}: TodayItem): Title {
  switch (kind) {
    case 'offer':
      return buildTitle(`Offer ${offer}`, '', name);
    case 'payment':
      return buildTitle('Payment for', order, name);
    case 'order':
      return buildTitle('', order, name);
    case 'issue':
      return buildTitle(issue ? issueTitles[issue] : 'Check', order, name);
    case 'email':
      return buildTitle(order ? 'Email not delivered for' : 'Email not delivered', order);
    case 'quote':
      return buildTitle(`Quote request ${id}`, '', name);
    case 'question':
      return buildTitle(`Part question ${id}`, '', name);
    case 'health':
      return buildTitle(check ? checkTitles[check] : 'Health', '');
    case 'sold-out':
      return buildTitle(name, '');
  }
}

/** `lead` precedes the order's reference; `title` is both. */
type Title = { lead: string; title: string; name: string };

function buildTitle(lead: string, order: string, name = ''): Title {
  return { lead, title: [lead, order].filter(Boolean).join(' '), name };
}

/** Why the row is in the queue, in a line. */
export function rowReason(
  { kind, why, name, since, isPart, people }: TodayItem,
  today: string,
): string {
  switch (kind) {
    case 'email':
      return `To ${name}. ${why}`.trim();
    case 'sold-out':
      return `Sold out since ${formatMoment(since, today)}`;
    case 'order':
      return isPart ? `Still to dispatch: ${why}` : why;
    default:
      return people === undefined ? why : '';
  }
}

/** The heading of a section. */
export function sectionTitle(
  name: TodaySection['name'],
  today: string,
  nextDay: string | undefined,
): string {
  switch (name) {
    case 'late':
      return 'Late';
    case 'stuck':
      return 'Stuck';
    case 'today':
      return `Today, ${formatLongDayWithoutMonth(today)}`;
    case 'next': {
      const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
      return nextDay === undefined || nextDay === tomorrow
        ? 'Tomorrow'
        : formatLongDayWithoutMonth(nextDay);
    }
    case 'later':
      return 'Later';
    case 'sold-out':
      return 'Sold out with people waiting';
  }
}

/** For example 'Show 9 more, due Fri 20 to Wed 25'. */
export function collapsedText({ total, items }: ShownSection, today: string): string {
  const days = items.flatMap(({ due }) => due ?? []);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return `Show ${total} more`;
  const span =
    first === last
      ? formatDay(first, today)
      : `${formatDay(first, today)} to ${formatDay(last, today)}`;
  return `Show ${total} more, due ${span}`;
}

/** What is due next, if nothing needs attention now. */
export function nextDueText({ sections, at }: Today): string {
  const today = toIsoDay(new Date(at));
  const itemsWithDueDay = sections
    .flatMap(({ items }) => items)
    .filter(({ due, kind }) => due !== undefined && kind !== 'issue')
    .toSorted((one, other) => (one.due ?? '').localeCompare(other.due ?? ''));
  const [next] = itemsWithDueDay;
  if (!next?.due) return 'New orders and questions appear here by themselves.';
  const what = next.kind === 'order' ? 'order is due' : 'answer is due';
  return `The next ${what} on ${formatDay(next.due, today)}.`;
}
