import { memo } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { formatShortDay } from '../../contract/uk-time.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Column, figureColumn, Table, toggleSelection } from '../../ui/Table.tsx';
import { useListKeys } from '../app/use-list-keys.ts';
import { OrderState, SendBy } from '../order/OrderState.tsx';
import { Initials } from '../ui/marks.tsx';
import type { OrderRow } from './orders-data.ts';

type Props = {
  /** Whether these orders wait for someone to act, and so have a day to dispatch by. */
  isWork: boolean;
  rows: readonly OrderRow[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

const getRowKey = ({ reference }: OrderRow) => reference;

/** The rows of a page. With several selected, the bulk bar has the yellow button, otherwise the current row. */
export const OrderTable = memo(function OrderTable({ isWork, rows, selected, onSelect }: Props) {
  const keys = rows.map(getRowKey);
  const { chosen } = useListKeys(keys, {
    onSelect: (key, run) => onSelect(toggleSelection(selected, key, run ? keys : [])),
  });
  return (
    <Table
      caption="Orders"
      columns={isWork ? workColumns : doneColumns}
      rows={rows}
      rowKey={getRowKey}
      chosen={chosen}
      selection={{ selected, onSelect, label: ({ reference }) => `Select ${reference}` }}
    />
  );
});

const firstColumns: readonly Column<OrderRow>[] = [
  {
    head: 'Order',
    phone: 'title',
    width: 'w-52',
    cell: ({ reference, buyer }) => (
      <>
        <a href={`/orders/${reference}`} data-open="">
          {reference}
        </a>
        <small className="wrap-anywhere line-clamp-2">{buyer}</small>
      </>
    ),
  },
  {
    head: 'Goods',
    phone: 'hide',
    cell: (row) => (
      <>
        <span className="line-clamp-1 wrap-anywhere text-ink-2">{formatGoods(row)}</span>
        <OrderRemark row={row} />
      </>
    ),
  },
  {
    head: 'State',
    cell: ({ state, isPartDispatched, issues }) => (
      <OrderState state={state} isPartDispatched={isPartDispatched} isStuck={issues.length > 0} />
    ),
  },
];

const lastColumns: readonly Column<OrderRow>[] = [
  {
    head: 'To',
    width: 'w-36',
    phone: 'hide',
    cell: ({ town, postcode }) => (
      <>
        <span className="whitespace-nowrap">{postcode}</span>
        <small className="line-clamp-1">{town}</small>
      </>
    ),
  },
  figureColumn('Paid inc VAT', 'top', ({ totalPence, refundedPence }) => (
    <>
      {formatPrice(totalPence)}
      {refundedPence > 0 && <small>{formatPrice(refundedPence)} refunded</small>}
    </>
  )),
];

const actionColumn: Column<OrderRow> = {
  key: 'action',
  head: <span className="sr-only">Next step</span>,
  align: 'end',
  phone: 'hide',
  cell: (row, isMain) => {
    const [other] = row.openBy;
    if (other)
      return (
        <span className="inline-flex items-center gap-2 font-normal text-14">
          <Initials name={other} beside /> {other} has it open
        </span>
      );
    const { name, href } = nextStep(row);
    return (
      <LinkButton
        data-main=""
        href={href}
        look={isMain ? 'signal' : 'quiet'}
        size="small"
        aria-label={`${name} ${row.reference}`}
      >
        {name}
      </LinkButton>
    );
  },
};

const workColumns: readonly Column<OrderRow>[] = [
  ...firstColumns,
  {
    head: 'Send by',
    phone: 'end',
    cell: ({ sendBy }) => sendBy && <SendBy {...sendBy} isAlone />,
  },
  ...lastColumns,
  actionColumn,
];

const doneColumns: readonly Column<OrderRow>[] = [
  ...firstColumns,
  {
    head: 'Placed',
    phone: 'end',
    cell: ({ placedAt }) => (
      <span className="whitespace-nowrap">{formatShortDay(new Date(placedAt))}</span>
    ),
  },
  ...lastColumns,
  actionColumn,
];

/** For example '4 × Swingback Steps, 1 × Podium and 2 more'. */
function formatGoods({ lines, lineCount }: OrderRow): string {
  const named = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return lineCount > lines.length ? `${named} and ${lineCount - lines.length} more` : named;
}

/** The most telling thing about an order, under its goods. */
function OrderRemark({ row }: { row: OrderRow }) {
  const { issues, isPartDispatched, itemsToFollow, itemCount, isExpress, poNumber } = row;
  const [issue] = issues;
  if (issue) return <small className="line-clamp-1 text-alert!">{issue}</small>;
  const words = [
    isExpress && 'Express',
    isPartDispatched && `${itemsToFollow} of ${itemCount} to follow`,
    poNumber && (/^PO\b/i.test(poNumber) ? poNumber : `PO ${poNumber}`),
  ].filter(Boolean);
  return (
    words.length > 0 && <small className="line-clamp-1 wrap-anywhere">{words.join(' · ')}</small>
  );
}

function nextStep({ reference, issues, state }: OrderRow) {
  const orderHref = `/orders/${reference}`;
  if (issues.length > 0) return { name: 'Resolve', href: orderHref };
  const isOpen = state === 'paid' || state === 'preparing';
  return isOpen
    ? { name: 'Dispatch', href: `${orderHref}?tab=dispatch` }
    : { name: 'Open', href: orderHref };
}
