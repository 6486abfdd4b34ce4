import { formatTime } from '../../contract/uk-time.ts';
import { api, useApiQuery } from '../app/api.ts';
import { formatDoneAction } from '../order/order-texts.ts';
import { Initials, Kbd } from '../ui/marks.tsx';
import { WeeklySalesChart } from './SalesChart.tsx';

/** Beside the queue: sales, what was done today, and the keys. */
export function TodayAside({ today }: { today: string }) {
  return (
    <aside className="today-aside">
      <section>
        <h2>Sales by week</h2>
        <p>Inc VAT, £. Line: same week last year.</p>
        <WeeklySalesChart />
      </section>
      <DoneToday today={today} />
      <section className="max-[56.25rem]:hidden">
        <h2>Keys</h2>
        <p className="leading-loose">
          <Kbd>J</Kbd> <Kbd>K</Kbd> down, up <Kbd>↵</Kbd> do it <Kbd>O</Kbd> open <Kbd>Z</Kbd> undo{' '}
          <Kbd>?</Kbd> all keys
        </p>
      </section>
    </aside>
  );
}

const maxDone = 5;

/** The latest actions today. Mistakes are corrected on the record's own screen. */
function DoneToday({ today }: { today: string }) {
  const load = useApiQuery(['activity', 'today', today], () =>
    api.activity.$get({ query: { from: today } }),
  );
  const doneActions = (load.data?.rows ?? []).flatMap(
    ({ id, at, staffName, action, record, recordId }) => {
      const line = staffName === null ? undefined : formatDoneAction(action, recordId);
      return line ? [{ id, at, staffName, record, recordId, line }] : [];
    },
  );
  if (doneActions.length === 0) return null;
  return (
    <section>
      <h2>Done today</h2>
      <ul>
        {doneActions.slice(0, maxDone).map(({ id, at, staffName, record, recordId, line }) => (
          <li
            key={id}
            className="grid min-h-11 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-2.5 border-line border-b py-2 text-13 leading-[1.35] last:border-0"
          >
            <Initials name={staffName ?? ''} />
            <span>
              {line}
              <time dateTime={at} className="block text-ink-3">
                {formatTime(new Date(at))}
              </time>
            </span>
            {record === 'order' && (
              <a href={`/orders/${recordId}`} className="text-link" aria-label={`Open ${recordId}`}>
                Open
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
