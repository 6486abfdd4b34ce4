import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type OrderDetail, useStartPacking } from './order-data.ts';
import { pluralize } from './order-texts.ts';
import { Picture } from './Picture.tsx';

export type Picked = Readonly<Record<number, number>>;

type Props = { order: OrderDetail; picked: Picked; onPick: (picked: Picked) => void };

/** The picking list, one press for each item. The first press marks the order as being packed. */
export function PickPanel({ order, picked, onPick }: Props) {
  const { reference, may } = order;
  const prepare = useStartPacking(order);
  const lines = order.lines.filter(({ left }) => left > 0);
  const remaining = lines.reduce((sum, { line, left }) => sum + left - (picked[line] ?? 0), 0);
  const pick = (line: number, left: number) => {
    const nextCount = ((picked[line] ?? 0) + 1) % (left + 1);
    onPick({ ...picked, [line]: nextCount });
    // Picking continues even if the order could not be marked.
    if (may.prepare && Object.keys(picked).length === 0) prepare().catch(() => {});
  };
  return (
    <>
      <ul className="grid">
        {lines.map(({ line, name, sku, left, picture }) => {
          const count = picked[line] ?? 0;
          return (
            <li key={line} className="border-line border-b">
              <button
                type="button"
                className="flex w-full items-center gap-3.5 py-3 text-left"
                onClick={() => pick(line, left)}
              >
                <Picture file={picture} size="large" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{name}</span>
                  <span className="label block">{sku}</span>
                </span>
                <span className={`figure text-28 ${count === left ? 'text-good' : ''}`}>
                  {count}
                  <span className="text-18 text-ink-3">/{left}</span>
                </span>
                <span className="sr-only">picked. Press for one more.</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="label">Press a row once for each piece. After the last it starts again.</p>
      <div className="panel-action">
        {remaining === 0 ? (
          <LinkButton
            look="signal"
            size="big"
            className="w-full"
            href={`/orders/${reference}?tab=dispatch`}
          >
            {`Dispatch ${pluralize(order.itemsLeft, 'item')}`}
          </LinkButton>
        ) : (
          <Button
            look="quiet"
            size="big"
            className="w-full"
            onClick={() => onPick(Object.fromEntries(lines.map(({ line, left }) => [line, left])))}
          >
            {`All picked, ${remaining} to go`}
          </Button>
        )}
      </div>
    </>
  );
}
