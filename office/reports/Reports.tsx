import { memo } from 'react';
import { type ReportFilter, readReportFilter, vatQuarters } from '../../contract/report.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { navigate, useCurrentUrl } from '../app/router.tsx';
import { ProductCell } from '../order/Picture.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { figureColumns, Report } from './Report.tsx';
import {
  formatChange,
  formatQuarter,
  formatWholePounds,
  type ProductsReport,
  type ReportOptions,
  reportsHref,
  type StockFamily,
  selectAmount,
  useProductsReport,
  useStockReport,
  useVatReport,
  type Vat,
  type VatQuarter,
  vatLabels,
  wholePounds,
} from './reports-data.ts';

const NoSales = () => <EmptyState title="Nothing was sold in this period." />;

/** Sales by family, drawn to scale. */
export const FamilySalesReport = memo(function FamilySalesReport({ query, vat }: ReportOptions) {
  const load = useProductsReport(query);
  return (
    <Report
      title="Sales by family"
      note={`${vatLabels[vat]}, before refunds`}
      csv={`/api/reports/families.csv?${query}`}
    >
      <QueryResult load={load} rows={8}>
        {({ families }) =>
          families.length === 0 ? <NoSales /> : <FamilyTable families={families} vat={vat} />
        }
      </QueryResult>
    </Report>
  );
});

type Family = ProductsReport['families'][number];

function FamilyTable({ families, vat }: { families: readonly Family[]; vat: Vat }) {
  const maxAmount = Math.max(1, ...families.map((row) => selectAmount(row, vat)));
  const columns: readonly Column<Family>[] = [
    { head: 'Family', phone: 'title', cell: ({ label }) => label },
    {
      key: 'bar',
      head: <span className="sr-only">To scale</span>,
      phone: 'line',
      width: 'w-1/3',
      cell: (row) => (
        <svg
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-2.5 w-full border-ink border-l fill-ink"
        >
          <rect width={(Math.max(0, selectAmount(row, vat)) / maxAmount) * 100} height={10} />
        </svg>
      ),
    },
    figureColumns('Sales', 'top', (row) => formatWholePounds(selectAmount(row, vat))),
    figureColumns(
      'Change',
      'end',
      (row) => formatChange(selectAmount(row, vat), selectAmount(row.before, vat)) ?? '–',
    ),
  ];
  const keyOf = ({ family }: Family) => family;
  return <Table caption="Sales by family" columns={columns} rows={families} rowKey={keyOf} />;
}

type Sold = ProductsReport['products'][number];

/** The products that sold most, by number of items. */
export const BestSellersReport = memo(function BestSellersReport({ query, vat }: ReportOptions) {
  const load = useProductsReport(query);
  const columns: readonly Column<Sold>[] = [
    {
      head: 'Product',
      phone: 'title',
      cell: ({ productId, name, sku, picture }) => (
        <ProductCell picture={picture}>
          <a href={`/stock?product=${encodeURIComponent(productId)}`}>{name}</a>
          <small>{sku}</small>
        </ProductCell>
      ),
    },
    figureColumns('Items', 'top', ({ quantity }) => quantity, 'sold'),
    figureColumns('Before', 'hide', ({ quantityBefore }) => quantityBefore || '–'),
    figureColumns(`Sales ${vatLabels[vat]}`, 'end', (row) =>
      formatWholePounds(selectAmount(row, vat)),
    ),
  ];
  const keyOf = ({ productId }: Sold) => productId;
  return (
    <Report
      title="Best sellers"
      note="by items, before refunds"
      csv={`/api/reports/products.csv?${query}`}
    >
      <QueryResult load={load} rows={8}>
        {({ products }) =>
          products.length === 0 ? (
            <NoSales />
          ) : (
            <Table caption="Best sellers" columns={columns} rows={products} rowKey={keyOf} />
          )
        }
      </QueryResult>
    </Report>
  );
});

const quarterEnds: Readonly<Record<ReportFilter['quarters'], string>> = {
  march: 'Mar, Jun, Sep, Dec',
  january: 'Jan, Apr, Jul, Oct',
  february: 'Feb, May, Aug, Nov',
};

const box = (name: string, sum: string) => (
  <>
    <span className="phone-only">{name} </span>
    {sum}
  </>
);

const vatColumns: readonly Column<VatQuarter>[] = [
  {
    head: 'Quarter',
    phone: 'title',
    cell: (row) => `${formatQuarter(row)}${row.isOver ? '' : ', so far'}`,
  },
  figureColumns('VAT on sales', 'hide', ({ vatOnSales }) => formatWholePounds(vatOnSales)),
  figureColumns('VAT on refunds', 'hide', ({ vatOnRefunds: vat }) =>
    vat === 0 ? '–' : formatWholePounds(vat),
  ),
  figureColumns('Box 1: VAT due', 'top', ({ box1 }) => box('Box 1', formatWholePounds(box1))),
  figureColumns('Box 6: sales ex VAT', 'end', ({ box6 }) => box('Box 6', wholePounds(box6))),
];

/** The figures that a VAT return needs from sales. */
export const VatReturnReport = memo(function VatReturnReport({
  quarters,
}: Pick<ReportFilter, 'quarters'>) {
  const load = useVatReport(quarters);
  const { searchParams } = useCurrentUrl();
  const choose = (chosen: ReportFilter['quarters'] = 'march') => {
    const filter = { ...readReportFilter(searchParams), quarters: chosen };
    navigate(reportsHref(filter), { replace: true });
  };
  return (
    <Report
      title="VAT by quarter"
      note="sales less refunds"
      csv={`/api/reports/vat.csv?quarters=${quarters}`}
      end={
        <FilterSelect
          label="VAT quarters end in"
          value={quarters}
          choices={vatQuarters.map((each) => [each, `Ends ${quarterEnds[each]}`] as const)}
          onChoose={choose}
        />
      }
    >
      <QueryResult load={load} rows={4}>
        {(rows) => (
          <Table caption="VAT by quarter" columns={vatColumns} rows={rows} rowKey={formatQuarter} />
        )}
      </QueryResult>
      <p className="report-note">
        Box 1: “VAT due in the period on sales and other outputs”. Box 6: “Total value of sales and
        all other outputs excluding any VAT”, in whole pounds. Add what you sold outside this shop.
      </p>
    </Report>
  );
});

type StockLine = Omit<StockFamily, 'family'>;

const stockColumns: readonly Column<StockLine>[] = [
  { head: 'Family', phone: 'title', cell: ({ label }) => label },
  figureColumns('Items', 'end', ({ quantity }) => quantity.toLocaleString('en-GB'), 'on hand'),
  figureColumns('Value ex VAT', 'top', ({ exVat }) => formatWholePounds(exVat)),
];

/** The value of the stock on hand at list price. */
export const StockValueReport = memo(function StockValueReport() {
  const load = useStockReport();
  const withTotal = (families: readonly StockLine[]): StockLine[] => {
    const total = { label: 'Total', quantity: 0, exVat: 0 };
    for (const { quantity, exVat } of families) {
      total.quantity += quantity;
      total.exVat += exVat;
    }
    return [...families, total];
  };
  const keyOf = ({ label }: StockLine) => label;
  return (
    <Report title="Stock value" note="at list price, now" csv="/api/reports/stock.csv">
      <QueryResult load={load} rows={8}>
        {(families) => (
          <Table
            caption="Stock value by family"
            columns={stockColumns}
            rows={withTotal(families)}
            rowKey={keyOf}
          />
        )}
      </QueryResult>
    </Report>
  );
});
