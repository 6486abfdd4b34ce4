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
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { navigate, useAddress } from '../app/router.tsx';
import { useMe } from '../app/session.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { useListKeys } from '../app/use-list-keys.ts';
import { Picture } from '../order/Picture.tsx';
import { FamilyChoice } from '../ui/FamilyChoice.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { ListFoot, numberedPages } from '../ui/ListFoot.tsx';
import { Kbd } from '../ui/marks.tsx';
import { Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, Loaded } from '../ui/states.tsx';
import { CountPanel } from './CountPanel.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { type StockRow, stockHref, tabNames, useStock } from './stock-data.ts';

type Doing =
  | { kind: 'receive'; row?: StockRow }
  | { kind: 'count'; row: StockRow }
  | { kind: 'import' };

/** The stock of every product and how long it lasts, the shortest first. */
export default function StockScreen() {
  const { searchParams } = useAddress();
  const filter = readStockFilter(searchParams);
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
  const open = searchParams.get('product');
  const load = useStock(filter, page);
  const query = useDeferredValue(writeStockFilter(filter));
  const [doing, setDoing] = useState<Doing>();
  const isOwner = useMe().role === 'owner';
  const receive = () => setDoing({ kind: 'receive' });
  const done = () => setDoing(undefined);
  useShortcut('r', 'Receive a delivery', receive);
  useShortcut(undefined, 'Count products', () => navigate('/stock/count'));
  useEffect(() => {
    // Preloaded, so that counting can begin without a connection.
    import('./CountScreen.tsx');
  }, []);
  useShortcut(undefined, 'Import counts', () => setDoing({ kind: 'import' }), { when: isOwner });
  return (
    <Screen
      title="Stock"
      actions={
        <div className="wide-only flex gap-2">
          {isOwner && (
            <>
              <LinkButton
                href={`/api/stock/export.csv?${writeStockFilter(filter)}`}
                download=""
                look="quiet"
              >
                <Icon name={downloadIcon} /> Export
              </LinkButton>
              <Button look="quiet" onClick={() => setDoing({ kind: 'import' })}>
                Import
              </Button>
            </>
          )}
          <Button look="ink" onClick={receive}>
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
      <Filters filter={filter} onReceive={receive} />
      <Loaded load={load} rows={8}>
        {({ rows, total }) => (
          <div aria-busy={load.isPlaceholderData}>
            {rows.length === 0 ? (
              <NoStock filter={filter} />
            ) : (
              <StockTable rows={rows} query={query} page={page} onDo={setDoing} />
            )}
            <Pages filter={filter} page={page} total={total} />
          </div>
        )}
      </Loaded>
      {open && (
        <LedgerPanel
          productId={open}
          onClose={() => navigate(stockHref(filter, page), { replace: true })}
        />
      )}
      {doing?.kind === 'receive' && <DeliveryPanel first={doing.row} onClose={done} />}
      {doing?.kind === 'count' && <CountPanel row={doing.row} onClose={done} />}
      {doing?.kind === 'import' && <ImportPanel onClose={done} />}
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
        <FamilyChoice value={filter.family} onChoose={(family) => change({ family })} />
        <div className="phone-only">
          <LinkButton href="/stock/count" look="quiet">
            Count
          </LinkButton>
          <Button look="ink" onClick={onReceive}>
            Receive a delivery
          </Button>
        </div>
      </div>
      <p className="stock-scale">
        Days left: free ÷ sold a day in the last 30. The tick is the supplier’s {supplierDays} days.
      </p>
    </search>
  );
}

type TableProps = {
  rows: readonly StockRow[];
  query: string;
  page: number;
  onDo: (doing: Doing) => void;
};

const keyOf = ({ id }: StockRow) => id;

/** Runs out before a new delivery could arrive. */
const isLow = ({ daysLeft }: StockRow) => daysLeft !== undefined && daysLeft <= supplierDays;

function StockTable({ rows, query, page, onDo }: TableProps) {
  const { chosen } = useListKeys(rows.map(keyOf));
  const columns = useMemo(() => columnsOf(query, page, onDo), [query, page, onDo]);
  return (
    <div className="stock-table">
      <Table caption="Stock" columns={columns} rows={rows} rowKey={keyOf} chosen={chosen} />
    </div>
  );
}

function columnsOf(
  query: string,
  page: number,
  onDo: TableProps['onDo'],
): readonly Column<StockRow>[] {
  const filter = readStockFilter(new URLSearchParams(query));
  return [
    {
      key: 'product',
      head: 'Product',
      phone: 'title',
      cell: (row) => (
        <span className="stock-product">
          <Picture file={row.picture} size="small" />
          <span>
            <a href={stockHref(filter, page, row.id)} data-open="">
              {row.name}
            </a>
            <small>{row.sku}</small>
          </span>
        </span>
      ),
    },
    { key: 'on-hand', head: 'On hand', align: 'end', phone: 'hide', cell: ({ onHand }) => onHand },
    { key: 'held', head: 'Held', align: 'end', phone: 'hide', cell: ({ held }) => held || '–' },
    {
      key: 'free',
      head: 'Free',
      align: 'end',
      phone: 'line',
      cell: ({ free, waiting }) => (
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
      ),
    },
    {
      key: 'sold',
      head: 'Sold in 30 days',
      align: 'end',
      phone: 'hide',
      cell: ({ sold }) => sold || '–',
    },
    {
      key: 'waiting',
      head: 'People waiting',
      align: 'end',
      phone: 'hide',
      cell: ({ waiting }) => (waiting ? <strong>{waiting}</strong> : '–'),
    },
    {
      key: 'days',
      head: 'Days left ↑',
      phone: 'line',
      cell: ({ daysLeft, free }) => <DaysLeft days={daysLeft} isSoldOut={free === 0} />,
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
  const isNarrowed = filter.search !== '' || filter.family !== undefined;
  return (
    <EmptyState title={isNarrowed ? 'No product matches.' : 'Nothing is here.'}>
      <a href="/stock" className="text-link">
        Show all products
      </a>
    </EmptyState>
  );
}

type PagesProps = { filter: StockFilter; page: number; total: number };

function Pages({ filter, page, total }: PagesProps) {
  const last = Math.ceil(total / stockPageSize);
  return (
    <ListFoot of="stock" pages={numberedPages(page, last, (to) => stockHref(filter, to))}>
      <p role="status">
        {total > 0 && `${total}. Held: in open checkouts and in orders not yet dispatched.`}
      </p>
    </ListFoot>
  );
}
