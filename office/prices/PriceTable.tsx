import { exVat, formatPrice } from '../../catalogue/money.ts';
import { changeInBasisPoints } from '../../catalogue/price-rules.ts';
import { formatDayAndTime } from '../../contract/uk-time.ts';
import { SquareButton } from '../../ui/SquareButton.tsx';
import { type Column, figureColumn, Table, toggleSelection } from '../../ui/Table.tsx';
import { useListKeys } from '../app/use-list-keys.ts';
import { ProductCell } from '../order/Picture.tsx';
import { undoIcon } from '../ui/icons.ts';
import { DraftPriceField } from './DraftPriceField.tsx';
import { formatPercent } from './price-texts.ts';
import { formatFieldName, type PriceRow, useDiscardDraft } from './prices-data.ts';
import { WasPriceNote } from './WasNote.tsx';

type Props = {
  rows: readonly PriceRow[];
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
};

const getRowKey = ({ id }: PriceRow) => id;

/** Products with the current and the new price, edited in the row. */
export function PriceTable({ rows, selected, onSelect }: Props) {
  const keys = rows.map(getRowKey);
  const { chosen } = useListKeys(keys, {
    onSelect: (key, run) => onSelect(toggleSelection(selected, key, run ? keys : [])),
  });
  return (
    <div className="price-table">
      <Table
        caption="Prices including VAT"
        columns={columns}
        rows={rows}
        rowKey={getRowKey}
        chosen={chosen}
        selection={{ selected, onSelect, label: ({ name }) => `Select ${name}` }}
      />
    </div>
  );
}

const columns: readonly Column<PriceRow>[] = [
  {
    head: 'Product',
    phone: 'title',
    cell: (row) => (
      <ProductCell picture={row.picture}>
        <a href={`/products/${row.id}`} data-open="">
          {row.name}
        </a>
        <small>{[row.sku, ...priceNotes(row)].join(', ')}</small>
      </ProductCell>
    ),
  },
  figureColumn('Now inc VAT', 'line', ({ price }) => (
    <>
      <span className="phone-only">now </span>
      {formatPrice(price)}
    </>
  )),
  figureColumn('New inc VAT', 'end', ({ id, name, price, draft }) => (
    <DraftPriceField
      productId={id}
      field="price"
      label={`New price of ${name}`}
      drafted={draft.price?.value}
      live={price}
    />
  )),
  {
    head: 'Change',
    phone: 'line',
    cell: ({ price, draft }) =>
      draft.price?.value ? <PriceChangeBar before={price} after={draft.price.value} /> : null,
  },
  figureColumn('New ex VAT', 'hide', ({ price, draft }) =>
    formatPrice(exVat(draft.price?.value ?? price)),
  ),
  figureColumn('Was', 'hide', (row) => (
    <>
      <DraftPriceField
        productId={row.id}
        field="originalPrice"
        label={`Was-price of ${row.name}`}
        drafted={row.draft.originalPrice?.value}
        live={row.originalPrice ?? null}
      />
      <WasPriceNote row={row} />
    </>
  )),
  {
    key: 'revert',
    head: <span className="sr-only">Remove from the draft</span>,
    align: 'end',
    phone: 'hide',
    cell: (row) => <RevertButton row={row} />,
  },
];

/** Notes on a price beside its product: drafted by whom, scheduled for when. */
function priceNotes({ draft, scheduled, withdrawn }: PriceRow): string[] {
  const drafted = draft.price ?? draft.originalPrice;
  const originLabels = { hand: 'typed', rule: 'set by rule', import: 'imported' } as const;
  const now = Date.now();
  return [
    ...(drafted
      ? [[originLabels[drafted.origin], drafted.by?.split(' ')[0]].filter(Boolean).join(' by ')]
      : []),
    ...(withdrawn ? ['withdrawn'] : []),
    ...draft.others.map((field) =>
      field === 'newSize' ? 'new size' : `${formatFieldName(field).toLowerCase()} changed`,
    ),
    ...scheduled.map(({ from, until, price }) =>
      until !== null && Date.parse(from) <= now
        ? `on offer until ${formatDayAndTime(new Date(until))}`
        : `${formatPrice(price)} from ${formatDayAndTime(new Date(from))}`,
    ),
  ];
}

/** The change as a bar to scale, full at 10%, with its figure. */
export function PriceChangeBar({ before, after }: { before: number; after: number }) {
  const change = changeInBasisPoints(before, after);
  const isExtreme = Math.abs(change) > 2000;
  const width = Math.max(1, Math.min(36, (Math.abs(change) / 1000) * 36));
  return (
    <span
      className={`inline-flex items-center gap-2.5 whitespace-nowrap font-[580] font-stretch-[78%] ${isExtreme ? 'text-warn' : ''}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 38 12"
        className={`h-3 w-9.5 stroke-ink max-md:hidden ${isExtreme ? 'fill-warn' : 'fill-ink'}`}
      >
        <path d="M0.5 0V12" />
        <rect x="0.5" y="3.5" width={width} height="5" className="stroke-none" />
      </svg>
      {formatPercent(change)}
    </span>
  );
}

function RevertButton({ row }: { row: PriceRow }) {
  const discard = useDiscardDraft();
  const { price, originalPrice, others } = row.draft;
  if (!price && !originalPrice && others.length === 0) return null;
  return (
    <SquareButton
      icon={undoIcon}
      label={`Remove ${row.name} from the draft`}
      onClick={() => discard.mutate([row.id])}
    />
  );
}
