import { navigate } from '../app/router.tsx';
import { type DayFilter, formatDay, type Today } from './queue.ts';

type Marks = Today['late'];

/** The most squares that fit; the number beside them is always exact. */
const maxSquares = 10;

function Squares({ orders, enquiries, stuck }: Marks) {
  const kinds = [
    ...Array<string>(stuck).fill('stuck'),
    ...Array<string>(orders).fill('order'),
    ...Array<string>(enquiries).fill('enquiry'),
  ];
  return (
    <span aria-hidden="true" className="squares">
      {kinds.slice(0, maxSquares).map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
        <i key={at} data-kind={kind} />
      ))}
    </span>
  );
}

const countMarks = ({ orders, enquiries, stuck }: Marks) => orders + enquiries + stuck;

/** The meaning of the squares, for screen readers. */
function screenReaderText({ orders, enquiries, stuck }: Marks): string {
  const parts = [
    [stuck, 'late or stuck'],
    [orders, orders === 1 ? 'order' : 'orders'],
    [enquiries, enquiries === 1 ? 'question' : 'questions'],
  ] as const;
  const spokenParts = parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}`);
  return spokenParts.length > 0 ? `: ${spokenParts.join(', ')}` : '';
}

type Day = Today['days'][number];

/** Runs of open or of closed days; today always counts as open. */
export function groupDays(days: readonly Day[]): { isOpen: boolean; days: Day[] }[] {
  const groups: { isOpen: boolean; days: Day[] }[] = [];
  for (const [at, day] of days.entries()) {
    const isOpen = day.isOpen || at === 0;
    const last = groups.at(-1);
    if (last?.isOpen === isOpen) last.days.push(day);
    else groups.push({ isOpen, days: [day] });
  }
  return groups;
}

/** For example 'Sat Sun' or 'Fri–Mon'. */
function closedDaysLabel(days: readonly string[]): string {
  const names = days.map((day) => formatDay(day, day).slice(0, 3));
  return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(' ');
}

type Props = { today: string; data: Today; filter: DayFilter | undefined };

/** Shows each item as a square on its due day; pressing a day filters the queue by it. */
export function DayRule({ today, data: { late, days, later }, filter }: Props) {
  const dayButton = (id: DayFilter, name: string, marks: Marks) => (
    <button
      key={id}
      type="button"
      data-day={id === today ? 'today' : id}
      aria-pressed={filter === id}
      onClick={() => navigate(filter === id ? '/' : `/?day=${id}`, { replace: true })}
    >
      <Squares {...marks} />
      <span className="day-name" data-any={countMarks(marks) > 0 || undefined}>
        <span>{name}</span>
        <b>{countMarks(marks)}</b>
        <span className="sr-only"> due{screenReaderText(marks)}</span>
      </span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one scale, no fields
    <div role="group" aria-label="What falls due, by working day" className="day-rule">
      {dayButton('late', 'Late', late)}
      {groupDays(days).map((group) =>
        group.isOpen ? (
          group.days.map(({ day, ...marks }) =>
            dayButton(day, day === today ? 'Today' : formatDay(day, today), marks),
          )
        ) : (
          <span key={group.days[0]?.day} className="closed-days">
            <span>{closedDaysLabel(group.days.map(({ day }) => day))}</span>
          </span>
        ),
      )}
      {dayButton('later', 'Later', later)}
    </div>
  );
}
