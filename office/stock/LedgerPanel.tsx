import { useState } from 'react';
import { dayAndTime, shortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { Table } from '../../ui/Table.tsx';
import { Initials } from '../ui/marks.tsx';
import { Cells } from '../ui/Panel.tsx';
import { scaleStep } from '../ui/scale-step.ts';
import { Loaded } from '../ui/states.tsx';
import { CountPanel } from './CountPanel.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import {
  type Movement,
  movementWords,
  type StockDetail,
  signed,
  useMovements,
  useStockOf,
} from './stock-data.ts';

type Props = { productId: string; onClose: () => void };

/** One product: its figures, their history, and every movement with who and why. */
export function LedgerPanel({ productId, onClose }: Props) {
  const load = useStockOf(productId);
  const [doing, setDoing] = useState<'receive' | 'count'>();
  const { data } = load;
  const done = () => setDoing(undefined);
  if (data && doing === 'count') return <CountPanel row={data} onClose={done} />;
  if (data && doing === 'receive') return <DeliveryPanel first={data} onClose={done} />;
  return (
    <SlideOver
      title={data?.name ?? 'Stock'}
      sub={data?.sku}
      onClose={onClose}
      foot={
        <div className="grid grid-cols-2 gap-3">
          <Button look="quiet" size="big" disabled={!data} onClick={() => setDoing('count')}>
            Count
          </Button>
          <Button look="signal" size="big" disabled={!data} onClick={() => setDoing('receive')}>
            Receive
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <Loaded load={load} rows={4}>
          {({ onHand, held, free, daysLeft, days }) => (
            <>
              <Cells
                cells={[
                  { name: 'On hand', value: onHand },
                  { name: 'Held', value: held },
                  { name: 'Free', value: free },
                  { name: 'Days left', value: daysLeft ?? 'no sales' },
                ]}
              />
              <FreeLine days={days} />
            </>
          )}
        </Loaded>
        <Movements productId={productId} />
      </div>
    </SlideOver>
  );
}

const size = { width: 440, height: 130, left: 34, top: 10, foot: 22 } as const;

/** Free stock at the end of each day, as a stepped line; the table below has the same figures. */
function FreeLine({ days }: { days: StockDetail['days'] }) {
  const { width, height, left, top, foot } = size;
  const step = scaleStep(Math.max(3, ...days.map(({ free }) => free)));
  const ground = height - foot;
  const y = (free: number) => ground - ((ground - top) * free) / (3 * step);
  const wide = (width - left) / days.length;
  const line = days.map(
    ({ free }, at) =>
      `${at === 0 ? 'M' : 'V'}${at === 0 ? `${left} ` : ''}${y(free)}H${left + (at + 1) * wide}`,
  );
  const soldOut = days.flatMap(({ free }, at) =>
    free === 0 ? [`M${left + at * wide} ${ground}h${wide}`] : [],
  );
  const first = days[0];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="stock-line">
      {[0, 1, 2, 3].map((times) => (
        <g key={times}>
          <path
            d={`M${left} ${Math.round(y(times * step)) + 0.5}H${width}`}
            data-part={times === 0 ? 'ground' : 'scale'}
          />
          <text x={left - 8} y={y(times * step) + 4} textAnchor="end">
            {times * step}
          </text>
        </g>
      ))}
      <path d={line.join('')} data-part="line" />
      <path d={soldOut.join('')} data-part="none" />
      <text x={left} y={height - 6}>
        {first && shortDay(new Date(first.day))}
      </text>
      <text x={width} y={height - 6} textAnchor="end">
        today
      </text>
    </svg>
  );
}

function Movements({ productId }: { productId: string }) {
  const [before, setBefore] = useState<number>();
  const load = useMovements(productId, before);
  return (
    <Loaded load={load} rows={6}>
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
    </Loaded>
  );
}

const columns = [
  {
    key: 'what',
    head: 'Movement',
    phone: 'title',
    cell: (row: Movement) => (
      <>
        {row.order ? <a href={`/orders/${row.order}`}>{movementWords(row)}</a> : movementWords(row)}
        <small>{dayAndTime(new Date(row.at))}</small>
      </>
    ),
  },
  {
    key: 'change',
    head: 'Change',
    align: 'end',
    phone: 'top',
    cell: ({ change }: Movement) => (
      <span className={change > 0 ? 'text-good' : undefined}>{signed(change)}</span>
    ),
  },
  { key: 'free', head: 'Free', align: 'end', phone: 'end', cell: ({ free }: Movement) => free },
  {
    key: 'who',
    head: 'Who',
    align: 'end',
    phone: 'hide',
    cell: ({ who, reason }: Movement) => {
      if (who) return <Initials name={who} />;
      const isByHand = reason === 'received' || reason === 'corrected';
      return <span className="text-ink-3">{isByHand ? 'Command' : 'Shop'}</span>;
    },
  },
] as const;
