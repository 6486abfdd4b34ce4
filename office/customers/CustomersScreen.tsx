import { formatPrice } from '../../catalogue/money.ts';
import { formatRelativeDay } from '../../contract/uk-time.ts';
import { type Column, figureColumn, Table } from '../../ui/Table.tsx';
import { navigate, useCurrentUrl } from '../app/router.tsx';
import { useListKeys } from '../app/use-list-keys.ts';
import { cursorPageLinks, ListFooter } from '../ui/ListFooter.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { type CustomerRow, customersHref, useCustomers } from './customers-data.ts';

/** Everyone who has ordered or enquired, by email address, the latest contact first. */
export default function CustomersScreen() {
  const { searchParams } = useCurrentUrl();
  const search = searchParams.get('search') ?? '';
  const after = searchParams.get('after') ?? undefined;
  const load = useCustomers(search, after);
  return (
    <Screen title="Customers">
      <search className="filters" aria-label="Customers">
        <SearchField
          label="Name, company or email"
          value={search}
          onSearch={(text) => navigate(customersHref(text), { replace: true })}
        />
      </search>
      <QueryResult load={load} rows={8}>
        {({ rows, next }) => (
          <div aria-busy={load.isPlaceholderData}>
            {rows.length === 0 ? <NoCustomers search={search} /> : <CustomerList rows={rows} />}
            {(after || next) && (
              <ListFooter
                of="customers"
                pages={cursorPageLinks(!after, next, (key) => customersHref(search, key))}
              >
                <p>Latest contact first.</p>
              </ListFooter>
            )}
          </div>
        )}
      </QueryResult>
    </Screen>
  );
}

const getRowKey = ({ id }: CustomerRow) => String(id);

const columns: readonly Column<CustomerRow>[] = [
  {
    head: 'Customer',
    phone: 'title',
    cell: ({ id, title, person, email }) => (
      <>
        <a href={`/customers/${id}`} data-open="" data-main="" className="wrap-anywhere">
          {title}
        </a>
        <small className="wrap-anywhere">
          {[person, title === email ? '' : email].filter(Boolean).join(' · ')}
        </small>
      </>
    ),
  },
  {
    head: 'Last order',
    phone: 'hide',
    cell: ({ lastOrderAt }) => lastOrderAt && <Day at={lastOrderAt} />,
  },
  {
    head: 'Orders',
    align: 'end',
    cell: ({ orders }) => (
      <>
        {orders}
        <span className="md:hidden">{orders === 1 ? ' order' : ' orders'}</span>
      </>
    ),
  },
  figureColumn('Spent inc VAT', 'top', ({ spentPence, orders }) =>
    orders > 0 ? formatPrice(spentPence) : '',
  ),
  figureColumn('Last contact', 'end', ({ lastContactAt }) => <Day at={lastContactAt} />),
];

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatRelativeDay(new Date(at))}
    </time>
  );
}

function CustomerList({ rows }: { rows: readonly CustomerRow[] }) {
  const { chosen } = useListKeys(rows.map(getRowKey));
  return (
    <Table caption="Customers" columns={columns} rows={rows} rowKey={getRowKey} chosen={chosen} />
  );
}

function NoCustomers({ search }: { search: string }) {
  if (search === '')
    return (
      <EmptyState title="No customers yet.">
        People who order or ask a question appear here.
      </EmptyState>
    );
  return <EmptyState title="No customer matches." link={['Show all customers', '/customers']} />;
}
