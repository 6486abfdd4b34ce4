import { formatPrice, parsePounds } from '../../catalogue/money.ts';
import { exVatAt, type VatPercent, vatPercents } from '../../catalogue/vat.ts';
import { compareVersions, type OfferTotals } from '../../contract/offer.ts';
import { SquareButton } from '../../ui/SquareButton.tsx';
import { type Column, figureColumn, Table } from '../../ui/Table.tsx';
import { Picture } from '../order/Picture.tsx';
import { NumberField, readCount, readPercent } from './NumberField.tsx';
import {
  type DraftState,
  discountedPrice,
  type EditLine,
  type OfferDetailVersion,
  percentOff,
  toIncVatPrice,
} from './offer-data.ts';

type Line = EditLine & { sumExVat: number };

const unitExVat = ({ unitPence, vatPercent }: EditLine) => exVatAt(unitPence, vatPercent);

/** A line's SKU and free stock, or a note that the product is no longer sold. */
function LineNote({ line }: { line: EditLine }) {
  const { kind, sku, free, quantity, isGone } = line;
  if (isGone) return <span className="short">No longer sold</span>;
  if (kind !== 'product' || free === undefined) return null;
  return (
    <span className="label">
      {sku}, <span className={free < quantity ? 'short' : undefined}>{free} free</span>
    </span>
  );
}

type Props = { state: DraftState; totals: OfferTotals };

/** The lines of a draft. Discount and price are two views of one number: typing in one changes the other. */
export function OfferLines({ state, totals }: Props) {
  const { draft, change, changeLine } = state;
  const rows = draft.lines
    .map((line, lineIndex) => ({ ...line, sumExVat: totals.lines[lineIndex] ?? 0 }))
    .filter(({ kind }) => kind !== 'delivery');
  const remove = (key: string) => change({ lines: draft.lines.filter((line) => line.key !== key) });
  const columns: readonly Column<Line>[] = [
    {
      head: 'Product',
      phone: 'title',
      cell: (line) =>
        line.kind === 'text' ? (
          <TextLine line={line} onChange={(changed) => changeLine(line.key, changed)} />
        ) : (
          <span className="flex items-center gap-3 text-left font-normal">
            <Picture file={line.picture} size="small" />
            <span className="min-w-0">
              <span className="block font-semibold">{line.name}</span>
              <LineNote line={line} />
            </span>
          </span>
        ),
    },
    figureColumn('Quantity', 'line', ({ key, name, quantity }) => (
      <NumberField
        label={`Quantity of ${name || 'the line'}`}
        name="quantity"
        width="w-16"
        whole
        shown={String(quantity)}
        read={readCount}
        onType={(value) => changeLine(key, { quantity: value })}
      />
    )),
    figureColumn(
      'List ex VAT',
      'hide',
      ({ listPence, vatPercent }) =>
        listPence !== null && (
          <span className="font-normal text-ink-3">
            {formatPrice(exVatAt(listPence, vatPercent))}
          </span>
        ),
    ),
    figureColumn(
      'Off list',
      'line',
      ({ key, name, listPence, unitPence }) =>
        listPence !== null && (
          <NumberField
            label={`Percent off list of ${name}`}
            name="percent"
            width="w-20"
            shown={`${percentOff(listPence, unitPence)}%`}
            read={readPercent}
            onType={(percent) =>
              changeLine(key, { unitPence: discountedPrice(listPence, percent) })
            }
          />
        ),
    ),
    figureColumn('Price ex VAT', 'line', (line) => (
      <NumberField
        label={`Price ex VAT of ${line.name || 'the line'}`}
        name="price"
        width="w-26"
        shown={formatPrice(unitExVat(line))}
        read={parsePounds}
        onType={(pence) =>
          changeLine(line.key, {
            unitPence: toIncVatPrice(pence, line.vatPercent, line.unitPence),
          })
        }
      />
    )),
    figureColumn('Sum ex VAT', 'end', ({ sumExVat, unitPence }) =>
      unitPence === 0 ? 'no charge' : formatPrice(sumExVat),
    ),
    {
      key: 'remove',
      head: <span className="sr-only">Remove</span>,
      align: 'end',
      phone: 'top',
      cell: ({ key, name }) => (
        <SquareButton
          icon="close"
          label={`Remove ${name || 'the line'}`}
          onClick={() => remove(key)}
        />
      ),
    },
  ];
  return (
    <div className="offer-lines">
      <Table caption="Lines of the offer" columns={columns} rows={rows} rowKey={({ key }) => key} />
    </div>
  );
}

type TextLineProps = { line: EditLine; onChange: (changed: Partial<EditLine>) => void };

/** Work, or an item outside the catalogue, with its VAT rate. Changing the rate keeps the price ex VAT. */
function TextLine({ line, onChange }: TextLineProps) {
  const { name, vatPercent } = line;
  const setVat = (percent: VatPercent) =>
    onChange({ vatPercent: percent, unitPence: toIncVatPrice(unitExVat(line), percent, -1) });
  return (
    <span className="flex flex-wrap gap-2 font-normal">
      <input
        className="field min-w-0 flex-[1_1_180px]"
        aria-label="Description"
        placeholder="What it is"
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: it has just been added, to be filled in
        autoFocus={name === ''}
        value={name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <select
        className="field w-auto"
        aria-label={`VAT rate of ${name || 'the line'}`}
        value={vatPercent}
        onChange={({ target }) => {
          const chosen = vatPercents.find((percent) => String(percent) === target.value);
          if (chosen !== undefined) setVat(chosen);
        }}
      >
        {vatPercents.map((percent) => (
          <option key={percent} value={percent}>
            VAT {percent}%
          </option>
        ))}
      </select>
    </span>
  );
}

type SentLine = OfferDetailVersion['lines'][number] & { sumExVat: number; note: string };

/** The lines of a version that was sent, with what changed since the one before. */
export function SentLines({
  version,
  before,
  totals,
}: {
  version: OfferDetailVersion;
  before: OfferDetailVersion | undefined;
  totals: OfferTotals;
}) {
  const { changes, removed } = compareVersions(before?.lines ?? [], version.lines);
  const rows = version.lines.map((line, lineIndex): SentLine => {
    const change = before && changes[lineIndex];
    const note =
      change?.kind === 'new'
        ? 'New'
        : change?.kind === 'changed'
          ? `Before: ${change.before.quantity} × ${formatPrice(exVatAt(change.before.unitPence, line.vatPercent))}`
          : '';
    return { ...line, sumExVat: totals.lines[lineIndex] ?? 0, note };
  });
  const columns: readonly Column<SentLine>[] = [
    {
      head: 'Product',
      phone: 'title',
      cell: ({ kind, name, sku, picture, note }) => (
        <span className="flex items-center gap-3 text-left font-normal">
          {kind === 'product' && <Picture file={picture} size="small" />}
          <span className="min-w-0">
            <span className="block font-semibold">{name}</span>
            <span className="label">{[sku, note].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      ),
    },
    figureColumn('Quantity', 'hide', ({ quantity }) => quantity),
    figureColumn('Price ex VAT', 'line', ({ quantity, unitPence, vatPercent }) => (
      <>
        <span className="phone-only">{quantity} × </span>
        {formatPrice(exVatAt(unitPence, vatPercent))}
      </>
    )),
    figureColumn('Sum ex VAT', 'end', ({ sumExVat, unitPence }) =>
      unitPence === 0 ? 'no charge' : formatPrice(sumExVat),
    ),
  ];
  return (
    <div>
      <Table
        caption={`Lines of version ${version.number}`}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line)}
      />
      {removed.length > 0 && (
        <p className="label py-2">Removed: {removed.map(({ name }) => name).join(', ')}</p>
      )}
    </div>
  );
}
