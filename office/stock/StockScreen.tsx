import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  readStockFilter,
  type StockFilter,
  stockPageSize,
  stockTabs,
  supplierDays,
  writeStockFilter,
} from '../../contract/stock-list.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Column, figureColumn, Table } from '../../ui/Table.tsx';
import { navigate, useCurrentUrl } from '../app/router.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { useListKeys } from '../app/use-list-keys.ts';
import { ProductCell } from '../order/Picture.tsx';
import { FamilyFilter } from '../ui/FamilyFilter.tsx';
import { ExportLink, ListFooter, numberedPageLinks } from '../ui/ListFooter.tsx';
import { Kbd } from '../ui/marks.tsx';
import { Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { CountImportPanel } from './CountImportPanel.tsx';
import { CountPanel } from './CountPanel.tsx';
import { DaysOfStock } from './DaysOfStock.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { type StockRow, stockHref, tabNames, useStock } from './stock-data.ts';

type OpenDialog =
  | { kind: 'receive'; row?: StockRow }
  | { kind: 'count'; row: StockRow }
  | { kind: 'import' };

/** The stock of every product and how long it lasts, the shortest first. */
export default function StockScreen() {
  const { searchParams } = useCurrentUrl();
  const filter = readStockFilter(searchParams);
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
  const open = searchParams.get('product');
  const load = useStock(filter, page);
  const query = useDeferredValue(writeStockFilter(filter));
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const isOwner = useSignedInUser().role === 'owner';
  const openReceive = () => setOpenDialog({ kind: 'receive' });
  const closeDialog = () => setOpenDialog(undefined);
  useShortcut('r', 'Receive a delivery', openReceive);
  useShortcut(undefined, 'Count products', () => navigate('/stock/count'));
  useEffect(() => {
    // Preloaded, so that counting can begin without a connection.
    import('./CountScreen.tsx');
  }, []);
  useShortcut(undefined, 'Import counts', () => setOpenDialog({ kind: 'import' }), {
    when: isOwner,
  });
  return (
    <Screen
      title="Stock"
      actions={
        <div className="wide-only flex gap-2">
          {isOwner && (
            <>
              <ExportLink href={`/api/stock/export.csv?${writeStockFilter(filter)}`} />
              <Button look="quiet" onClick={() => setOpenDialog({ kind: 'import' })}>
                Import
              </Button>
            </>
          )}
          <Button look="ink" onClick={openReceive}>
            Receive a delivery <Kbd>R</Kbd>
          </Button>
        </div>
      }
    >
      <Tabs
        label="Stock by level"
        tabs={stockTabs.map((tab) => {
          const count = load.data?.counts[tab];
          return {
            name: tabNames[tab],
            href: stockHref({ ...filter, tab }),
            current: tab === filter.tab,
            ...(count !== undefined && { count }),
          };
        })}
      />
      <Filters filter={filter} onReceive={openReceive} />
      <QueryResult load={load} rows={8}>
        {({ rows, total }) => (
          <div aria-busy={load.isPlaceholderData}>
            {rows.length === 0 ? (
              <NoStock filter={filter} />
            ) : (
              <StockTable rows={rows} query={query} page={page} onDo={setOpenDialog} />
            )}
            <Pages filter={filter} page={page} total={total} />
          </div>
        )}
      </QueryResult>
      {open && (
        <LedgerPanel
          productId={open}
          onClose={() => navigate(stockHref(filter, page), { replace: true })}
        />
      )}
      {openDialog?.kind === 'receive' && (
        <DeliveryPanel first={openDialog.row} onClose={closeDialog} />
      )}
      {openDialog?.kind === 'count' && <CountPanel row={openDialog.row} onClose={closeDialog} />}
      {openDialog?.kind === 'import' && <CountImportPanel onClose={closeDialog} />}
    </Screen>
  );
}

function Filters({ filter, onReceive }: { filter: StockFilter; onReceive: () => void }) {
  const change = (changed: Partial<StockFilter>) =>
    navigate(stockHref({ ...filter, ...changed }), { replace: true });
  return (
    <search className="filters" aria-label="Stock">
      <SearchField
        label="Name or SKU"
        value={filter.search}
        onSearch={(text) => change({ search: text })}
      />
      <div className="filter-choices">
        <FamilyFilter value={filter.family} onChoose={(family) => change({ family })} />
        <div className="phone-only">
          <LinkButton href="/stock/count" look="quiet">
            Count
          </LinkButton>
          <Button look="ink" onClick={onReceive}>
            Receive a delivery
          </Button>
        </div>
      </div>
      <p className="ml-auto text-12 text-ink-3 max-md:hidden">
        Days left: free ÷ sold a day in the last 30. The tick is the supplier’s {supplierDays} days.
      </p>
    </search>
  );
}

type TableProps = {
  rows: readonly StockRow[];
  query: string;
  page: number;
  onDo: (openDialog: OpenDialog) => void;
};

const getRowKey = ({ id }: StockRow) => id;

/** Runs out before a new delivery could arrive. */
const isLow = ({ daysLeft }: StockRow) => daysLeft !== undefined && daysLeft <= supplierDays;

function StockTable({ rows, query, page, onDo }: TableProps) {
  const { chosen } = useListKeys(rows.map(getRowKey));
  const columns = useMemo(() => buildColumns(query, page, onDo), [query, page, onDo]);
  return (
    <div className="stock-table">
      <Table caption="Stock" columns={columns} rows={rows} rowKey={getRowKey} chosen={chosen} />
    </div>
  );
}

function buildColumns(
  query: string,
  page: number,
  onDo: TableProps['onDo'],
): readonly Column<StockRow>[] {
  const filter = readStockFilter(new URLSearchParams(query));
  return [
    {
      head: 'Product',
      phone: 'title',
      cell: (row) => (
        <ProductCell picture={row.picture}>
          <a href={stockHref(filter, page, row.id)} data-open="">
            {row.name}
          </a>
          <small>{row.sku}</small>
        </ProductCell>
      ),
    },
    figureColumn('On hand', 'hide', ({ onHand }) => onHand),
    figureColumn('Held', 'hide', ({ held }) => held || '–'),
    figureColumn('Free', 'line', ({ free, waiting }) => (
      <>
        <span className="phone-only">free </span>
        <strong data-none={free === 0 || undefined}>{free}</strong>
        {waiting > 0 && (
          <span className="phone-only">
            {' '}
            wait <strong>{waiting}</strong>
          </span>
        )}
      </>
    )),
    figureColumn('Sold in 30 days', 'hide', ({ sold }) => sold || '–'),
    figureColumn('People waiting', 'hide', ({ waiting }) =>
      waiting ? <strong>{waiting}</strong> : '–',
    ),
    {
      head: 'Days left ↑',
      phone: 'line',
      cell: ({ daysLeft, free }) => <DaysOfStock days={daysLeft} isSoldOut={free === 0} />,
    },
    {
      key: 'action',
      head: <span className="sr-only">Next step</span>,
      align: 'end',
      phone: 'end',
      cell: (row, isMain) => {
        const kind = isLow(row) ? 'receive' : 'count';
        const name = kind === 'receive' ? 'Receive' : 'Count';
        return (
          <Button
            data-main=""
            size="small"
            look={isMain ? 'signal' : 'quiet'}
            aria-label={`${name} ${row.name}`}
            onClick={() => onDo({ kind, row })}
          >
            {name}
          </Button>
        );
      },
    },
  ];
}

function NoStock({ filter }: { filter: StockFilter }) {
  const hasFilters = filter.search !== '' || filter.family !== undefined;
  return (
    <EmptyState
      title={hasFilters ? 'No product matches.' : 'Nothing is here.'}
      link={['Show all products', '/stock']}
    />
  );
}

type PagesProps = { filter: StockFilter; page: number; total: number };

function Pages({ filter, page, total }: PagesProps) {
  const last = Math.ceil(total / stockPageSize);
  return (
    <ListFooter of="stock" pages={numberedPageLinks(page, last, (to) => stockHref(filter, to))}>
      <p role="status">
        {total > 0 && `${total}. Held: in open checkouts and in orders not yet dispatched.`}
      </p>
    </ListFooter>
  );
}
