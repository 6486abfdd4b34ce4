import { memo } from 'react';
import { isoDay } from '../../contract/uk-time.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { counted } from '../order/order-texts.ts';
import { Cells } from '../ui/Panel.tsx';
import { SalesBars } from '../ui/SalesBars.tsx';
import { Loaded } from '../ui/states.tsx';
import { figures, Report } from './Report.tsx';
import {
  type Amounts,
  amount,
  averageOf,
  barName,
  changeWords,
  daysName,
  money,
  type ReportOptions,
  type SalesReport,
  stepName,
  stepNames,
  useSalesReport,
  type Vat,
  vatWords,
} from './reports-data.ts';

type Totals = SalesReport['total'];

const whole = (count: number) => count.toLocaleString('en-GB');

const refunded = (row: Totals, vat: Vat) => (vat === 'ex' ? row.refundedExVat : row.refundedPence);

/** Sales in a period: totals, a chart, and the same figures as a table. */
export const Sales = memo(function Sales({ query, vat }: ReportOptions) {
  const load = useSalesReport(query);
  const isPhone = useMedia('(width < 56.25rem)');
  return (
    <Report
      title={`Sales by ${load.data?.by ?? 'day'}`}
      note={`${vatWords[vat]}, line: the period before`}
      csv={`/api/reports/sales.csv?${query}`}
    >
      <Loaded load={load} rows={8}>
        {(report) => (
          <div aria-busy={load.isPlaceholderData}>
            <Summary report={report} vat={vat} />
            <SalesBars
              width={isPhone ? 360 : 760}
              height={isPhone ? 190 : 230}
              labels={isPhone ? 5 : 9}
              bars={report.steps.map((step) => ({
                key: step.from,
                label: barName(step.from, report.by),
                pence: amount(step, vat),
                before: amount(step.before, vat),
                isOpen: step.to >= isoDay(new Date()),
              }))}
            />
            <SalesTable report={report} vat={vat} />
          </div>
        )}
      </Loaded>
    </Report>
  );
});

type Props = { report: SalesReport; vat: Vat };

function Summary({ report: { total, totalBefore, before }, vat }: Props) {
  const sales = (row: Totals) => amount(row, vat);
  const cell = (name: string, of: (row: Totals) => number, show = money) => {
    const [now, then] = [of(total), of(totalBefore)];
    const compared = `${changeWords(now, then) ?? ''} before ${show(then)}`;
    return {
      name,
      value: (
        <>
          {show(now)}
          <small>{compared}</small>
        </>
      ),
    };
  };
  return (
    <div className="report-totals">
      <Cells
        cells={[
          cell('Sales', sales),
          cell('Orders', ({ orders }) => orders, whole),
          cell('Average order', (row) => averageOf(sales(row), row.orders)),
          cell(counted(total.refunds, 'refund'), (row) => refunded(row, vat)),
          cell('Sales less refunds', (row) => sales(row) - refunded(row, vat)),
        ]}
      />
      <p>Before: {daysName(before)}.</p>
    </div>
  );
}

type Line = Totals & { key: string; name: string; before: Amounts };

function SalesTable({ report: { steps, total, totalBefore, by }, vat }: Props) {
  const named = steps.map((step) => ({ ...step, key: step.from, name: stepName(step.from, by) }));
  const rows: Line[] = [
    ...named.toReversed(),
    { ...total, key: 'total', name: 'Total', before: totalBefore },
  ];
  const columns: readonly Column<Line>[] = [
    { key: 'step', head: stepNames[by], phone: 'title', cell: ({ name }) => name },
    figures('Orders', 'line', ({ orders }) => (orders ? whole(orders) : '–'), 'orders'),
    figures(`Sales ${vatWords[vat]}`, 'top', (row) => money(amount(row, vat))),
    figures('Refunded', 'hide', (row) => (row.refunds ? money(refunded(row, vat)) : '–')),
    figures('Average order', 'hide', (row) =>
      row.orders ? money(averageOf(amount(row, vat), row.orders)) : '–',
    ),
    figures('Before', 'hide', ({ before }) => money(amount(before, vat))),
    figures(
      'Change',
      'end',
      (row) => changeWords(amount(row, vat), amount(row.before, vat)) ?? '–',
    ),
  ];
  const caption = `Sales by ${by}, ${vatWords[vat]}`;
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
