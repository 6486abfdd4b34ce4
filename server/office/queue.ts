import { ukDay } from '../../content/working-days.ts';
import { isOpenDay, workingDaysUntil } from '../orders/dispatch-due-day.ts';

/** Ordered by the cost of waiting. `next` is the next working day. */
export const queueSections = ['late', 'stuck', 'today', 'next', 'later', 'sold-out'] as const;

export type QueueSection = (typeof queueSections)[number];

/** What the queue needs of an item that waits for a person. */
export type QueueEntry = {
  kind:
    | 'order'
    | 'payment'
    | 'quote'
    | 'offer'
    | 'question'
    | 'issue'
    | 'email'
    | 'sold-out'
    | 'health';
  key: string;
  /** The last day for it, as UTC midnight. */
  due?: Date | undefined;
  since: Date;
};

/** The number of items due on a day, each shown as a square on the day rule. */
type DayMarks = { orders: number; enquiries: number; stuck: number };

type QueueDay = DayMarks & { day: string; isOpen: boolean };

/** The most items listed in a section; its total counts all. */
export const maxListed = 50;

/** Working days on the day rule after today. */
const dayRuleDays = 5;

const oneDay = 86_400_000;

export const isoDay = (day: Date) => day.toISOString().slice(0, 10);

function isStuck({ kind }: Pick<QueueEntry, 'kind'>): boolean {
  return kind === 'issue' || kind === 'email' || kind === 'health';
}

export function getSection(one: QueueEntry, now: Date): QueueSection {
  if (one.kind === 'sold-out') return 'sold-out';
  if (isStuck(one)) return 'stuck';
  const left = one.due ? workingDaysUntil(one.due, now) : Number.POSITIVE_INFINITY;
  if (left < 0) return 'late';
  if (left === 0) return 'today';
  return left === 1 ? 'next' : 'later';
}

/** Nearest due day first, items without one last; then oldest first. */
function compareUrgency(one: QueueEntry, other: QueueEntry): number {
  const day = ({ due }: QueueEntry) => due?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return (
    day(one) - day(other) ||
    one.since.getTime() - other.since.getTime() ||
    (one.key < other.key ? -1 : 1)
  );
}

/** Groups items into sections, most urgent first, and counts the items due each day. */
export function buildQueue<Item extends QueueEntry>(items: readonly Item[], now: Date) {
  const bySection = Map.groupBy(items, (item) => getSection(item, now));
  const sections = queueSections.map((name) => {
    const all = (bySection.get(name) ?? []).toSorted(compareUrgency);
    return { name, total: all.length, items: all.slice(0, maxListed) };
  });
  const countOf = (...names: QueueSection[]) =>
    names.reduce((sum, name) => sum + (bySection.get(name)?.length ?? 0), 0);
  return {
    sections,
    needed: countOf('late', 'stuck', 'today'),
    canWait: countOf('next', 'later', 'sold-out'),
    ...buildDayRule(items, now),
  };
}

/** The days from today, including closed ones, with the items due before, on and after them. */
function buildDayRule(items: readonly QueueEntry[], now: Date) {
  const today = ukDay(now);
  const days: Date[] = [today];
  for (let at = today, open = 0; open < dayRuleDays; ) {
    at = new Date(at.getTime() + oneDay);
    days.push(at);
    if (isOpenDay(at)) open += 1;
  }
  const last = days.at(-1) ?? today;
  const dated = items.filter(({ due }) => due !== undefined);
  const countMarks = (matchesDue: (due: Date) => boolean): DayMarks => {
    const matching = dated.filter(({ due }) => due && matchesDue(due));
    const stuck = matching.filter((one) => isStuck(one) || getSection(one, now) === 'late').length;
    const orders = matching.filter(
      (one) => one.kind === 'order' && getSection(one, now) !== 'late',
    ).length;
    return { orders, stuck, enquiries: matching.length - orders - stuck };
  };
  return {
    late: countMarks((due) => due < today),
    days: days.map(
      (day): QueueDay => ({
        day: isoDay(day),
        isOpen: isOpenDay(day),
        ...countMarks((due) => due.getTime() === day.getTime()),
      }),
    ),
    later: countMarks((due) => due > last),
  };
}
