import { memo } from 'react';
import { toIsoDay } from '../../contract/uk-time.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { pluralize } from '../order/order-texts.ts';
import { FactGrid } from '../ui/Panel.tsx';
import { SalesBarChart } from '../ui/SalesBarChart.tsx';
import { QueryResult } from '../ui/states.tsx';
import { figureColumns, Report } from './Report.tsx';
import {
  type Amounts,
  averagePence,
  formatBarLabel,
  formatChange,
  formatDays,
  formatStep,
  formatWholePounds,
  type ReportOptions,
  type SalesReport,
  selectAmount,
  stepNames,
  useSalesReport,
  type Vat,
  vatLabels,
} from './reports-data.ts';

type Totals = SalesReport['total'];

const formatCount = (count: number) => count.toLocaleString('en-GB');

const refunded = (row: Totals, vat: Vat) => (vat === 'ex' ? row.refundedExVat : row.refundedPence);

/** Sales in a period: totals, a chart, and the same figures as a table. */
export const SalesReportPanel = memo(function SalesReportPanel({ query, vat }: ReportOptions) {
  const load = useSalesReport(query);
  const isPhone = useMedia('(width < 45rem)');
  return (
    <Report
      title={`Sales by ${load.data?.by ?? 'day'}`}
      note={`${vatLabels[vat]}, line: the period before`}
      csv={`/api/reports/sales.csv?${query}`}
    >
      <QueryResult load={load} rows={8}>
        {(report) => (
          <div aria-busy={load.isPlaceholderData}>
            <Summary report={report} vat={vat} />
            <SalesBarChart
              width={isPhone ? 360 : 760}
              height={isPhone ? 190 : 230}
              labels={isPhone ? 5 : 9}
              bars={report.steps.map((step) => ({
                key: step.from,
                label: formatBarLabel(step.from, report.by),
                pence: selectAmount(step, vat),
                before: selectAmount(step.before, vat),
                isOpen: step.to >= toIsoDay(new Date()),
              }))}
            />
            <SalesTable report={report} vat={vat} />
          </div>
        )}
      </QueryResult>
    </Report>
  );
});

type Props = { report: SalesReport; vat: Vat };

function Summary({ report: { total, totalBefore, before }, vat }: Props) {
  const sales = (row: Totals) => selectAmount(row, vat);
  const cell = (name: string, of: (row: Totals) => number, show = formatWholePounds) => {
    const [now, then] = [of(total), of(totalBefore)];
    const compared = `${formatChange(now, then) ?? ''} before ${show(then)}`;
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
      <FactGrid
        cells={[
          cell('Sales', sales),
          cell('Orders', ({ orders }) => orders, formatCount),
          cell('Average order', (row) => averagePence(sales(row), row.orders)),
          cell(pluralize(total.refunds, 'refund'), (row) => refunded(row, vat)),
          cell('Sales less refunds', (row) => sales(row) - refunded(row, vat)),
        ]}
      />
      <p>Before: {formatDays(before)}.</p>
    </div>
  );
}

type Line = Totals & { key: string; name: string; before: Amounts };

function SalesTable({ report: { steps, total, totalBefore, by }, vat }: Props) {
  const named = steps.map((step) => ({ ...step, key: step.from, name: formatStep(step.from, by) }));
  const rows: Line[] = [
    ...named.toReversed(),
    { ...total, key: 'total', name: 'Total', before: totalBefore },
  ];
  const columns: readonly Column<Line>[] = [
    { key: 'step', head: stepNames[by], phone: 'title', cell: ({ name }) => name },
    figureColumns('Orders', 'line', ({ orders }) => (orders ? formatCount(orders) : '–'), 'orders'),
    figureColumns(`Sales ${vatLabels[vat]}`, 'top', (row) =>
      formatWholePounds(selectAmount(row, vat)),
    ),
    figureColumns('Refunded', 'hide', (row) =>
      row.refunds ? formatWholePounds(refunded(row, vat)) : '–',
    ),
    figureColumns('Average order', 'hide', (row) =>
      row.orders ? formatWholePounds(averagePence(selectAmount(row, vat), row.orders)) : '–',
    ),
    figureColumns('Before', 'hide', ({ before }) => formatWholePounds(selectAmount(before, vat))),
    figureColumns(
      'Change',
      'end',
      (row) => formatChange(selectAmount(row, vat), selectAmount(row.before, vat)) ?? '–',
    ),
  ];
  const caption = `Sales by ${by}, ${vatLabels[vat]}`;
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
