import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import {
  effectiveSort,
  isWorkTab,
  maxOrderCount,
  type OrderFilter,
  type OrderTab,
  orderTabs,
  readOrderFilter,
  writeOrderFilter,
} from '../../contract/order-list.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { navigate, useCurrentUrl } from '../app/router.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { DateRangeFilter, FilterSelect } from '../ui/FilterSelect.tsx';
import { cursorPageLinks, ExportLink, ListFooter } from '../ui/ListFooter.tsx';
import { Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { BulkBar } from './BulkBar.tsx';
import { OrderTable } from './OrderTable.tsx';
import {
  formatCount,
  hasFilters,
  ordersHref,
  tabNames,
  useOrderCounts,
  useOrders,
} from './orders-data.ts';
import { SavedViews } from './SavedViews.tsx';

/** All orders: tabs by state, search, filters, and what can be done with several at once. */
export default function OrdersScreen() {
  const { searchParams } = useCurrentUrl();
  const filter = readOrderFilter(searchParams);
  const after = searchParams.get('after') ?? undefined;
  const { role } = useSignedInUser();
  const query = writeOrderFilter(filter);
  // The list renders as a deferred update, so that the pressed control is painted first.
  const currentList = useMemo(() => ({ query, after }), [query, after]);
  const deferredList = useDeferredValue(currentList);
  const counts = useOrderCounts(readOrderFilter(new URLSearchParams(deferredList.query)));
  const open = counts.get('to-dispatch');
  return (
    <Screen
      title="Orders"
      sub={
        open && (
          <span className="wide-only">
            {formatCount(open.count)} to dispatch, {formatPrice(open.pence)}
          </span>
        )
      }
      actions={
        role === 'owner' && (
          <ExportLink href={`/api/orders/export.csv?${query}`} className="wide-only" />
        )
      }
    >
      <StateTabs tab={filter.tab} query={deferredList.query} counts={counts} />
      <Filters filter={filter} later={deferredList.query} />
      <OrderList {...deferredList} total={counts.get(filter.tab)?.count} />
    </Screen>
  );
}

type StateTabsProps = { tab: OrderTab; query: string; counts: ReturnType<typeof useOrderCounts> };

const StateTabs = memo(function StateTabs({ tab: current, query, counts }: StateTabsProps) {
  const filter = readOrderFilter(new URLSearchParams(query));
  return (
    <Tabs
      label="Orders by state"
      tabs={orderTabs.map((tab) => {
        const count = counts.get(tab)?.count;
        return {
          name: tabNames[tab],
          href: ordersHref({ ...filter, tab }),
          current: tab === current,
          ...(count !== undefined && { count: formatCount(count) }),
        };
      })}
      end={<SavedViews query={query} />}
    />
  );
});

function Filters({ filter, later }: { filter: OrderFilter; later: string }) {
  const change = (changed: Partial<OrderFilter>) =>
    navigate(ordersHref({ ...filter, ...changed }), { replace: true });
  const { tab, search, service, paidBy, days, from, to } = filter;
  return (
    <search className="filters" aria-label="Orders">
      <SearchField
        label="Order, name, postcode, PO or tracking"
        value={search}
        onSearch={(text) => change({ search: text })}
      />
      <div className="filter-choices">
        <DateRangeFilter days={days} from={from} to={to} onChoose={change} />
        <FilterSelect
          label="Delivery"
          none="Any delivery"
          value={service}
          choices={[
            ['standard', 'Standard'],
            ['express', 'Express'],
          ]}
          onChoose={(chosen) => change({ service: chosen })}
        />
        <FilterSelect
          label="Paid by"
          none="Any payment"
          value={paidBy}
          choices={[
            ['card', 'Card'],
            ['bank-transfer', 'Bank transfer'],
          ]}
          onChoose={(chosen) => change({ paidBy: chosen })}
        />
        {isWorkTab(tab) && (
          <FilterSelect
            label="Sort"
            value={effectiveSort(filter)}
            choices={[
              ['send-by', 'Due first'],
              ['newest', 'Newest'],
              ['total', 'Largest'],
            ]}
            onChoose={(sort) => change({ sort: sort === 'send-by' ? undefined : sort })}
          />
        )}
        {hasFilters(filter) && (
          <a href={ordersHref({ tab, search: '' })} className="text-link">
            Clear filters
          </a>
        )}
        <div className="phone-only">
          <SavedViews query={later} />
        </div>
      </div>
    </search>
  );
}

const sortText = {
  'send-by': 'Earliest due first.',
  newest: 'Newest first.',
  total: 'Largest first.',
};

type OrderListProps = { query: string; after: string | undefined; total: number | undefined };

const OrderList = memo(function OrderList({ query, after, total }: OrderListProps) {
  const filter = readOrderFilter(new URLSearchParams(query));
  const load = useOrders(filter, after);
  const { role } = useSignedInUser();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const clear = useCallback(() => setSelected(new Set()), []);
  const [tab, setTab] = useState(filter.tab);
  if (tab !== filter.tab) {
    setTab(filter.tab);
    clear();
  }
  // The first rows are shown at once; later ones are deferred.
  const data = useDeferredValue(load.data) ?? load.data;
  if (!data && load.isPending) return <Skeleton rows={8} />;
  if (!data) return <ErrorState error={load.error} onRetry={() => load.refetch()} />;
  const { rows, next } = data;
  const chosen = rows.filter(({ reference }) => selected.has(reference));
  const ofTotal = total === undefined || total >= maxOrderCount ? '' : ` of ${total}`;
  return (
    <>
      <BulkBar rows={chosen} onDone={clear} onClear={clear} />
      {rows.length === 0 ? (
        <NoOrders filter={filter} />
      ) : (
        <div aria-busy={load.isPlaceholderData}>
          <OrderTable
            isWork={isWorkTab(filter.tab)}
            rows={rows}
            selected={selected}
            onSelect={setSelected}
          />
        </div>
      )}
      <ListFooter
        of="orders"
        pages={cursorPageLinks(!after, next, (key) => ordersHref(filter, key))}
      >
        <p role="status">
          {rows.length > 0 && `${rows.length}${ofTotal}. ${sortText[effectiveSort(filter)]}`}
        </p>
        {role === 'owner' && (
          <div className="phone-only">
            <a
              href={`/api/orders/export.csv?${writeOrderFilter(filter)}`}
              download=""
              className="text-link"
            >
              Export
            </a>
          </div>
        )}
      </ListFooter>
    </>
  );
});

function NoOrders({ filter }: { filter: OrderFilter }) {
  const { tab } = filter;
  if (hasFilters(filter))
    return (
      <EmptyState title="No order matches.">
        {tab !== 'all' && (
          <a href={ordersHref({ ...filter, tab: 'all' })} className="text-link">
            Search all orders
          </a>
        )}{' '}
        <a href={ordersHref({ tab, search: '' })} className="text-link">
          Clear filters
        </a>
      </EmptyState>
    );
  return tab === 'to-dispatch' ? (
    <EmptyState title="Nothing to dispatch.">The next order appears here by itself.</EmptyState>
  ) : (
    <EmptyState title={`No orders are in ${tabNames[tab]}.`} />
  );
}
