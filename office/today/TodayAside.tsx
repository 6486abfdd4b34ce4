import { clockTime } from '../../contract/uk-time.ts';
import { api, useLoad } from '../app/api.ts';
import { doneLine } from '../order/order-texts.ts';
import { Initials, Kbd } from '../ui/marks.tsx';
import { SalesChart } from './SalesChart.tsx';

/** Beside the queue: sales, what was done today, and the keys. */
export function TodayAside({ today }: { today: string }) {
  return (
    <aside className="today-aside">
      <section>
        <h2>Sales by week</h2>
        <p>Inc VAT, £. Line: same week last year.</p>
        <SalesChart />
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

const mostDone = 5;

/** The latest actions today. Mistakes are corrected on the record's own screen. */
function DoneToday({ today }: { today: string }) {
  const load = useLoad(['activity', 'today', today], () =>
    api.activity.$get({ query: { from: today } }),
  );
  const done = (load.data?.rows ?? []).flatMap(
    ({ id, at, staffName, action, record, recordId }) => {
      const line = staffName === null ? undefined : doneLine(action, recordId);
      return line ? [{ id, at, staffName, record, recordId, line }] : [];
    },
  );
  if (done.length === 0) return null;
  return (
    <section>
      <h2>Done today</h2>
      <ul className="done-today">
        {done.slice(0, mostDone).map(({ id, at, staffName, record, recordId, line }) => (
          <li key={id}>
            <Initials name={staffName ?? ''} />
            <span>
              {line}
              <time dateTime={at}>{clockTime(new Date(at))}</time>
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
