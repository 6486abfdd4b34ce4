import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import {
  isWorkTab,
  mostCounted,
  type OrderFilter,
  type OrderTab,
  orderTabs,
  readOrderFilter,
  sortOf,
  writeOrderFilter,
} from '../../contract/order-list.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { navigate, useAddress } from '../app/router.tsx';
import { useMe } from '../app/session.tsx';
import { Choice, DaysChoice } from '../ui/Choice.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { ListFoot, pagesAfter } from '../ui/ListFoot.tsx';
import { Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { BulkBar } from './BulkBar.tsx';
import { OrderTable } from './OrderTable.tsx';
import {
  countWords,
  isNarrowed,
  ordersHref,
  tabNames,
  useOrderCounts,
  useOrders,
} from './orders-data.ts';
import { SavedViews } from './SavedViews.tsx';

/** All orders: tabs by state, search, filters, and what can be done with several at once. */
export default function OrdersScreen() {
  const { searchParams } = useAddress();
  const filter = readOrderFilter(searchParams);
  const after = searchParams.get('after') ?? undefined;
  const { role } = useMe();
  const query = writeOrderFilter(filter);
  // The list renders as a deferred update, so that the pressed control is painted first.
  const here = useMemo(() => ({ query, after }), [query, after]);
  const later = useDeferredValue(here);
  const counts = useOrderCounts(readOrderFilter(new URLSearchParams(later.query)));
  const open = counts.get('to-dispatch');
  return (
    <Screen
      title="Orders"
      sub={
        open && (
          <span className="wide-only">
            {countWords(open.count)} to dispatch, {formatPrice(open.pence)}
          </span>
        )
      }
      actions={
        role === 'owner' && (
          <LinkButton
            href={`/api/orders/export.csv?${query}`}
            download=""
            look="quiet"
            className="wide-only"
          >
            <Icon name={downloadIcon} /> Export
          </LinkButton>
        )
      }
    >
      <StateTabs tab={filter.tab} query={later.query} counts={counts} />
      <Filters filter={filter} later={later.query} />
      <List {...later} total={counts.get(filter.tab)?.count} />
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
          ...(count !== undefined && { count: countWords(count) }),
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
        <DaysChoice days={days} from={from} to={to} onChoose={change} />
        <Choice
          label="Delivery"
          none="Any delivery"
          value={service}
          choices={[
            ['standard', 'Standard'],
            ['express', 'Express'],
          ]}
          onChoose={(chosen) => change({ service: chosen })}
        />
        <Choice
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
          <Choice
            label="Sort"
            value={sortOf(filter)}
            choices={[
              ['send-by', 'Due first'],
              ['newest', 'Newest'],
              ['total', 'Largest'],
            ]}
            onChoose={(sort) => change({ sort: sort === 'send-by' ? undefined : sort })}
          />
        )}
        {isNarrowed(filter) && (
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

const sortWords = {
  'send-by': 'Earliest due first.',
  newest: 'Newest first.',
  total: 'Largest first.',
};

type ListProps = { query: string; after: string | undefined; total: number | undefined };

const List = memo(function List({ query, after, total }: ListProps) {
  const filter = readOrderFilter(new URLSearchParams(query));
  const load = useOrders(filter, after);
  const { role } = useMe();
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
  const of = total === undefined || total >= mostCounted ? '' : ` of ${total}`;
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
      <ListFoot of="orders" pages={pagesAfter(!after, next, (key) => ordersHref(filter, key))}>
        <p role="status">
          {rows.length > 0 && `${rows.length}${of}. ${sortWords[sortOf(filter)]}`}
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
      </ListFoot>
    </>
  );
});

function NoOrders({ filter }: { filter: OrderFilter }) {
  const { tab } = filter;
  if (isNarrowed(filter))
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
