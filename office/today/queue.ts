import type { InferResponseType } from 'hono/client';
import type { IssueKind } from '../../contract/order-issue.ts';
import { clockTime, isoDay } from '../../contract/uk-time.ts';
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
export function keepPlaces(
  shown: readonly ShownSection[],
  next: readonly TodaySection[],
  doneHere: ReadonlySet<string>,
): { sections: ShownSection[]; fresh: TodayItem[] } {
  const now = new Map(next.flatMap(({ items }) => items).map((item) => [item.key, item]));
  const places = new Set(shown.flatMap(({ items }) => items).map(({ key }) => key));
  const sections = shown.map((section) => ({
    ...section,
    items: section.items.flatMap((row): TodayRow[] => {
      const item = now.get(row.key);
      if (item) return [item];
      return doneHere.has(row.key) ? [] : [{ ...row, isGone: true }];
    }),
  }));
  return { sections, fresh: [...now.values()].filter(({ key }) => !places.has(key)) };
}

/** For example '1 new order, show it' or '2 new rows, show them'. */
export function freshWords(fresh: readonly TodayItem[]): string {
  const [first] = fresh;
  const isOne = fresh.length === 1;
  const areOrders = fresh.every(({ kind }) => kind === 'order');
  const noun = areOrders ? 'order' : 'row';
  return `${fresh.length} new ${isOne && first?.kind !== 'order' ? 'row' : noun}${isOne ? '' : 's'}, show ${isOne ? 'it' : 'them'}`;
}

/** The keys of all rows. */
export function keysIn(sections: readonly { items: readonly { key: string }[] }[]): string[] {
  return sections.flatMap(({ items }) => items.map(({ key }) => key));
}

/** Leaves out what is due after the next working day, except rows that were not known before. */
export function unfolded(
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
export function folded(
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
export function onDay(
  sections: readonly ShownSection[],
  filter: DayFilter | undefined,
  lastDay: string,
): ShownSection[] {
  const isMeant = ({ due, left }: TodayItem) => {
    if (filter === undefined) return true;
    if (due === undefined) return false;
    if (filter === 'late') return (left ?? 0) < 0;
    return filter === 'later' ? due > lastDay : due === filter;
  };
  return sections
    .map((section) => ({ ...section, items: section.items.filter(isMeant) }))
    .filter(({ items }) => items.length > 0)
    .map((section) => ({ ...section, total: filter ? section.items.length : section.total }));
}

const utc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (iso: string) => format.format(new Date(iso)).replace(',', '');
};

const weekdayAndDay = utc({ weekday: 'short', day: 'numeric' });
const withMonth = utc({ weekday: 'short', day: 'numeric', month: 'short' });

/** For example 'Wednesday 18 November'. */
export const longDay = utc({ weekday: 'long', day: 'numeric', month: 'long' });
const longDayAlone = utc({ weekday: 'long', day: 'numeric' });

/** For example 'Thu 19', or 'Tue 1 Dec' in another month than today. */
export function dayName(iso: string, today: string): string {
  return (iso.slice(0, 7) === today.slice(0, 7) ? weekdayAndDay : withMonth)(iso.slice(0, 10));
}

const verbs: Partial<Readonly<Record<TodayItem['kind'], string>>> = {
  order: 'Send',
  payment: 'Due',
  offer: 'Valid',
};

type Dated = Pick<TodayItem, 'kind' | 'due' | 'left' | 'since'>;

/** For example 'Late by 2 days', 'Send today', 'Answer by Thu 19', 'Since Mon 16' or 'Since 08:52'. */
export function dueWords({ kind, due, left, since }: Dated, today: string): string {
  if (kind === 'sold-out') return '';
  const verb = verbs[kind] ?? 'Answer';
  if (due === undefined || left === undefined) {
    return kind === 'order' ? 'No day promised' : `Since ${momentName(since, today)}`;
  }
  if (left < 0) return `Late by ${-left} ${left === -1 ? 'day' : 'days'}`;
  if (left === 0) return kind === 'offer' ? 'Valid until today' : `${verb} today`;
  return `${verb} ${kind === 'offer' ? 'until' : 'by'} ${dayName(due, today)}`;
}

function momentName(moment: string, today: string): string {
  const at = new Date(moment);
  const day = isoDay(at);
  return day === today ? clockTime(at) : dayName(day, today);
}

/** How many of the five cells, the promised working days, are used. */
export function gaugeOf(left: number): { used: number; late: boolean } {
  return { used: Math.min(5, Math.max(0, 5 - left)), late: left < 0 };
}

export const actionNames: Readonly<Record<TodayItem['action'], string>> = {
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
export function titleOf({
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
      return titled(`Offer ${offer}`, '', name);
    case 'payment':
      return titled('Payment for', order, name);
    case 'order':
      return titled('', order, name);
    case 'issue':
      return titled(issue ? issueTitles[issue] : 'Check', order, name);
    case 'email':
      return titled(order ? 'Email not delivered for' : 'Email not delivered', order);
    case 'quote':
      return titled(`Quote request ${id}`, '', name);
    case 'question':
      return titled(`Part question ${id}`, '', name);
    case 'health':
      return titled(check ? checkTitles[check] : 'Health', '');
    case 'sold-out':
      return titled(name, '');
  }
}

/** `lead` precedes the order's reference; `title` is both. */
type Title = { lead: string; title: string; name: string };

function titled(lead: string, order: string, name = ''): Title {
  return { lead, title: [lead, order].filter(Boolean).join(' '), name };
}

/** Why the row is in the queue, in a line. */
export function whyOf(
  { kind, why, name, since, isPart, people }: TodayItem,
  today: string,
): string {
  switch (kind) {
    case 'email':
      return `To ${name}. ${why}`.trim();
    case 'sold-out':
      return `Sold out since ${momentName(since, today)}`;
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
      return `Today, ${longDayAlone(today)}`;
    case 'next': {
      const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
      return nextDay === undefined || nextDay === tomorrow ? 'Tomorrow' : longDayAlone(nextDay);
    }
    case 'later':
      return 'Later';
    case 'sold-out':
      return 'Sold out with people waiting';
  }
}

/** For example 'Show 9 more, due Fri 20 to Wed 25'. */
export function laterWords({ total, items }: ShownSection, today: string): string {
  const days = items.flatMap(({ due }) => due ?? []);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return `Show ${total} more`;
  const span =
    first === last ? dayName(first, today) : `${dayName(first, today)} to ${dayName(last, today)}`;
  return `Show ${total} more, due ${span}`;
}

/** What is due next, if nothing needs attention now. */
export function nextWords({ sections, at }: Today): string {
  const today = isoDay(new Date(at));
  const dated = sections
    .flatMap(({ items }) => items)
    .filter(({ due, kind }) => due !== undefined && kind !== 'issue')
    .toSorted((one, other) => (one.due ?? '').localeCompare(other.due ?? ''));
  const [next] = dated;
  if (!next?.due) return 'New orders and questions appear here by themselves.';
  const what = next.kind === 'order' ? 'order is due' : 'answer is due';
  return `The next ${what} on ${dayName(next.due, today)}.`;
}
