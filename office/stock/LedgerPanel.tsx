import { useState } from 'react';
import { formatDayAndTime, formatShortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { type Column, figureColumn, Table } from '../../ui/Table.tsx';
import { ChartGrid, chartGridStep } from '../ui/ChartGrid.tsx';
import { Initials } from '../ui/marks.tsx';
import { FactGrid } from '../ui/Panel.tsx';
import { QueryResult } from '../ui/states.tsx';
import { CountPanel } from './CountPanel.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import {
  formatSigned,
  type Movement,
  movementText,
  type StockDetail,
  useMovements,
  useProductStock,
} from './stock-data.ts';

type Props = { productId: string; onClose: () => void };

/** One product: its figures, their history, and every movement with who and why. */
export function LedgerPanel({ productId, onClose }: Props) {
  const load = useProductStock(productId);
  const [openPanel, setOpenPanel] = useState<'receive' | 'count'>();
  const { data } = load;
  const closePanel = () => setOpenPanel(undefined);
  if (data && openPanel === 'count') return <CountPanel row={data} onClose={closePanel} />;
  if (data && openPanel === 'receive') return <DeliveryPanel first={data} onClose={closePanel} />;
  return (
    <SlideOver
      title={data?.name ?? 'Stock'}
      sub={data?.sku}
      onClose={onClose}
      foot={
        <div className="grid grid-cols-2 gap-3">
          <Button look="quiet" size="big" disabled={!data} onClick={() => setOpenPanel('count')}>
            Count
          </Button>
          <Button look="signal" size="big" disabled={!data} onClick={() => setOpenPanel('receive')}>
            Receive
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <QueryResult load={load} rows={4}>
          {({ onHand, held, free, daysLeft, days }) => (
            <>
              <FactGrid
                cells={[
                  { name: 'On hand', value: onHand },
                  { name: 'Held', value: held },
                  { name: 'Free', value: free },
                  { name: 'Days left', value: daysLeft ?? 'no sales' },
                ]}
              />
              <FreeStockChart days={days} />
            </>
          )}
        </QueryResult>
        <MovementTable productId={productId} />
      </div>
    </SlideOver>
  );
}

const size = { width: 440, height: 130, left: 34, top: 10, foot: 22 } as const;

/** Free stock at the end of each day, as a stepped line; the table below has the same figures. */
function FreeStockChart({ days }: { days: StockDetail['days'] }) {
  const { width, height, left, top, foot } = size;
  const step = chartGridStep(Math.max(3, ...days.map(({ free }) => free)));
  const baselineY = height - foot;
  const y = (free: number) => baselineY - ((baselineY - top) * free) / (3 * step);
  const dayWidth = (width - left) / days.length;
  const line = days.map(
    ({ free }, at) =>
      `${at === 0 ? 'M' : 'V'}${at === 0 ? `${left} ` : ''}${y(free)}H${left + (at + 1) * dayWidth}`,
  );
  const soldOut = days.flatMap(({ free }, at) =>
    free === 0 ? [`M${left + at * dayWidth} ${baselineY}h${dayWidth}`] : [],
  );
  const first = days[0];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="stock-line">
      <ChartGrid step={step} left={left} width={width} toY={y} format={String} />
      <path d={line.join('')} data-part="line" />
      <path d={soldOut.join('')} data-part="none" />
      <text x={left} y={height - 6}>
        {first && formatShortDay(new Date(first.day))}
      </text>
      <text x={width} y={height - 6} textAnchor="end">
        today
      </text>
    </svg>
  );
}

function MovementTable({ productId }: { productId: string }) {
  const [before, setBefore] = useState<number>();
  const load = useMovements(productId, before);
  return (
    <QueryResult load={load} rows={6}>
      {({ rows, next }) => (
        <>
          <Table
            caption="Stock movements, newest first"
            rows={rows}
            rowKey={({ id }) => String(id)}
            columns={columns}
          />
          {(before !== undefined || next !== undefined) && (
            <nav aria-label="Pages of movements" className="flex gap-2">
              {before !== undefined && (
                <Button look="quiet" size="small" onClick={() => setBefore(undefined)}>
                  Newest
                </Button>
              )}
              {next !== undefined && (
                <Button look="quiet" size="small" onClick={() => setBefore(next)}>
                  Earlier
                </Button>
              )}
            </nav>
          )}
        </>
      )}
    </QueryResult>
  );
}

const columns: readonly Column<Movement>[] = [
  {
    head: 'Movement',
    phone: 'title',
    cell: (row) => (
      <>
        {row.order ? <a href={`/orders/${row.order}`}>{movementText(row)}</a> : movementText(row)}
        <small>{formatDayAndTime(new Date(row.at))}</small>
      </>
    ),
  },
  figureColumn('Change', 'top', ({ change }) => (
    <span className={change > 0 ? 'text-good' : undefined}>{formatSigned(change)}</span>
  )),
  figureColumn('Free', 'end', ({ free }) => free),
  figureColumn('Who', 'hide', ({ who, reason }) => {
    if (who) return <Initials name={who} />;
    const isByHand = reason === 'received' || reason === 'corrected';
    return <span className="text-ink-3">{isByHand ? 'Command' : 'Shop'}</span>;
  }),
];
