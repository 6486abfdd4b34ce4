import { weekdayAndDate } from '../../../content/short-day.ts';
import { isWorkingDay, ukDay } from '../../../content/working-days.ts';

const dayMs = 86_400_000;

type Props = { ordered: Date; day: Date };

/** The days to a delivery, as a dimension line. Hidden from screen readers: the sentence above says the same. */
export function DeliveryDays(days: Props) {
  return (
    <>
      <DayLine {...days} width={440} className="max-lg:hidden" />
      <DayLine {...days} width={318} className="lg:hidden" />
    </>
  );
}

type LineProps = Props & { width: number; className: string };

function DayLine({ ordered, day, width, className }: LineProps) {
  const cells = calendarDays(ordered, day);
  const step = (width - 1) / cells.length;
  const [from, to] = [step / 2 + 0.5, width - step / 2 - 0.5];
  const count = cells.filter((cell, at) => at > 0 && isWorkingDay(cell)).length;
  const durationText = `${count} working day${count === 1 ? '' : 's'}`;
  const hatch = `days-off-${width}`;
  return (
    <svg viewBox={`0 0 ${width} 60`} aria-hidden="true" className={`mt-3 w-full ${className}`}>
      <pattern
        id={hatch}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V5" stroke="currentColor" className="text-line-2" />
      </pattern>
      {cells.map((cell, at) => (
        <rect
          key={cell.getTime()}
          x={at * step + 1}
          y="26"
          width={step - 2}
          height="14"
          stroke={isWorkingDay(cell) || at === 0 ? 'currentColor' : undefined}
          fill={cellFill(cell, at, cells.length, hatch)}
          className={at === cells.length - 1 ? 'fill-signal' : undefined}
        />
      ))}
      <path d={`M${from} 12H${to}M${from} 6v18M${to} 6v18`} className="fill-none stroke-ink" />
      <path d={`M${from} 12l9-3v6zM${to} 12l-9-3v6z`} fill="currentColor" />
      <rect x={width / 2 - 54} y="2" width="108" height="20" className="fill-plate" />
      <g className="figure text-14" fill="currentColor">
        <text x={width / 2} y="17" textAnchor="middle">
          {durationText}
        </text>
        <text x="1" y="56">
          Order today
        </text>
        <text x={width - 1} y="56" textAnchor="end">
          {weekdayAndDate(day)}
        </text>
      </g>
    </svg>
  );
}

/** The day of the order, the days between, and the last possible delivery day. */
function calendarDays(ordered: Date, day: Date): Date[] {
  const first = ukDay(ordered).getTime();
  const length = Math.round((day.getTime() - first) / dayMs) + 1;
  return Array.from({ length }, (_, at) => new Date(first + at * dayMs));
}

function cellFill(cell: Date, at: number, length: number, hatch: string): string | undefined {
  if (at === 0) return 'currentColor';
  if (at === length - 1) return undefined;
  return isWorkingDay(cell) ? 'none' : `url(#${hatch})`;
}
