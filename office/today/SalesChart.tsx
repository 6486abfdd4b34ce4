import { formatPrice, type Pence } from '../../catalogue/money.ts';
import { api, useApiQuery } from '../app/api.ts';
import { SalesBarChart } from '../ui/SalesBarChart.tsx';
import { QueryResult } from '../ui/states.tsx';

type Week = { week: string; number: number; pence: Pence; lastYear: Pence };

/** Ten weeks' sales as bars, with a line for the same week last year; screen readers get a table. */
export function WeeklySalesChart() {
  const load = useApiQuery(['sales'], () => api.today.sales.$get());
  return (
    <QueryResult load={load} rows={3}>
      {(weeks) => (
        <>
          <SalesBarChart
            width={304}
            height={150}
            labels={5}
            bars={weeks.map(({ week, number, pence, lastYear }, at) => {
              const isOpen = at === weeks.length - 1;
              const label = isOpen ? 'now' : `wk ${number}`;
              return { key: week, label, pence, before: lastYear, isOpen };
            })}
          />
          {/* The wrapper is hidden, because a hidden table would keep its width. */}
          <div className="sr-only">
            <WeekTable weeks={weeks} />
          </div>
        </>
      )}
    </QueryResult>
  );
}

function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <table>
      <caption>Sales by week, inc VAT</caption>
      <thead>
        <tr>
          <th scope="col">Week</th>
          <th scope="col">Sales</th>
          <th scope="col">Same week last year</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, number, pence, lastYear }, at) => (
          <tr key={week}>
            <th scope="row">{at === weeks.length - 1 ? 'This week' : `Week ${number}`}</th>
            <td>{formatPrice(pence)}</td>
            <td>{formatPrice(lastYear)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
