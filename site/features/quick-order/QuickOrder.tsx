import { type ChangeEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatPrice } from '../../../catalogue/money.ts';
import { deliveryDay } from '../../../content/delivery-day.ts';
import { shortDay } from '../../../content/short-day.ts';
import { Button } from '../../../ui/Button.tsx';
import { OpenPanel } from '../../shell/OpenPanel.tsx';
import { type CartItem, createCart } from '../cart/cart.ts';
import { itemsText } from '../cart/cart-texts.ts';
import { OrderLineRow } from './OrderLineRow.tsx';
import {
  maxOrderLines,
  type QuickOrderLine,
  toQuoteItems,
  useQuickOrder,
} from './use-quick-order.ts';

type Props = {
  onClose: () => void;
  onOpenCart: () => void;
  onQuote: (items: readonly CartItem[]) => void;
};

const exampleLines = 'CAL-GSL8T 2\n4 x GRP step ladder 8 tread\ninspection tags 4';

/** Matches pasted lines with products beside the pasted text, and adds those found to the cart. */
export function QuickOrder({ onClose, onOpenCart, onQuote }: Props) {
  const order = useQuickOrder();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [added, setAdded] = useState<number>();
  const { lines, leftOut, items } = order;
  const { total, itemCount } = createCart(items);
  const day = shortDay(deliveryDay(new Date()));
  const unmatchedCount = lines.filter(({ meant }) => !meant).length;

  function type(text: string) {
    setAdded(undefined);
    order.type(text);
  }

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const text = await file.slice(0, 200_000).text();
    target.value = '';
    type([order.text.trim(), text.replace(/^\uFEFF/, '').trim()].filter(Boolean).join('\n'));
  }

  function add({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const panel = currentTarget.closest('dialog');
    flushSync(() => setAdded(order.addMatched()));
    panel?.querySelector<HTMLElement>('[data-added]')?.focus();
  }

  return (
    <OpenPanel
      title="Quick order"
      sub={lines.length > 0 && <p className="label">{summaryText(lines)}</p>}
      wide
      onClose={onClose}
      foot={
        <div className="grid gap-2.5">
          {added !== undefined && <AddedMessage count={added} onOpenCart={onOpenCart} />}
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="font-semibold text-18">
              {linesText(lines.length - unmatchedCount)} found, inc VAT
            </span>
            <span className="figure font-semibold font-stretch-[68%] text-36 leading-none">
              {formatPrice(total)}
            </span>
          </p>
          <Button
            look={added === undefined ? 'signal' : 'line'}
            size="big"
            disabled={itemCount === 0}
            onClick={add}
          >
            {itemCount === 0 ? 'Add to the cart' : `Add ${itemsText(itemCount)} to the cart`}
          </Button>
          {unmatchedCount > 0 && (
            <p className="label text-center">
              {unmatchedCount === 1
                ? 'The other line stays'
                : `The other ${unmatchedCount} lines stay`}{' '}
              here until you choose or delete {unmatchedCount === 1 ? 'it' : 'them'}.
            </p>
          )}
        </div>
      }
    >
      <p role="status" className="sr-only">
        {lines.length > 0 && summaryText(lines)}
      </p>
      <div className="quick-order">
        <div className="quick-order-typed flex flex-col gap-2">
          <label htmlFor="quick-order-lines" className="font-[560] text-14">
            Paste or type your lines
          </label>
          <textarea
            id="quick-order-lines"
            ref={field}
            spellCheck={false}
            autoComplete="off"
            value={order.text}
            placeholder={exampleLines}
            onChange={({ target }) => type(target.value)}
            className="field quick-order-lines"
          />
          <p className="small">
            SKU or name, with a quantity. Rows from a spreadsheet or a CSV file work too.
          </p>
          <label className="file-choice text-link text-14">
            Choose a CSV file
            <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={readFile} />
          </label>
        </div>
        <div className="min-w-0">
          {lines.length > maxOrderLines && (
            <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-ink border-l-4 bg-plate px-4 py-3 font-[560] text-14">
              That's {lines.length} lines. Ask for a quote instead?
              <Button size="small" onClick={() => onQuote(toQuoteItems(lines))}>
                Ask for a quote
              </Button>
            </p>
          )}
          {lines.length > 0 && (
            <>
              <p aria-hidden="true" className="order-line order-head label max-md:hidden">
                <span>Product</span>
                <span>Stock</span>
                <span className="text-right">Quantity</span>
                <span className="text-right">Inc VAT</span>
              </p>
              <ol className="flex flex-col">
                {lines.map((line) => (
                  <OrderLineRow key={line.key} orderLine={line} day={day} onChoose={order.choose} />
                ))}
              </ol>
            </>
          )}
          {leftOut > 0 && (
            <p className="small mt-3">
              {linesText(leftOut)} skipped: no quantity, or too many lines at once.
            </p>
          )}
          {lines.length === 0 && (
            <p className="small max-md:hidden">Each line appears here with the product we found.</p>
          )}
        </div>
      </div>
    </OpenPanel>
  );
}

const linesText = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

function summaryText(lines: readonly QuickOrderLine[]): string {
  const count = (test: (line: QuickOrderLine) => boolean) => lines.filter(test).length;
  const parts = [
    [count(({ meant }) => meant !== undefined), 'found'],
    [count(({ meant, line }) => !meant && line.kind === 'choice'), 'to choose'],
    [count(({ meant, line }) => !meant && line.kind === 'unknown'), 'not found'],
  ] as const;
  const said = parts.filter(([many]) => many > 0).map(([many, what]) => `${many} ${what}`);
  return `${linesText(lines.length)} read: ${said.join(', ')}`;
}

/** Takes the focus of the button, whose lines have gone into the cart. */
function AddedMessage({ count, onOpenCart }: { count: number; onOpenCart: () => void }) {
  return (
    <div
      tabIndex={-1}
      data-added=""
      className="flex flex-wrap items-center justify-between gap-3 border-good border-l-4 pl-4 font-[560] text-14 outline-none"
    >
      <p role="status">
        {count > 0
          ? `${itemsText(count)} added to your cart.`
          : 'Your cart already has all our stock.'}
      </p>
      <Button look="ink" size="small" onClick={onOpenCart}>
        View cart
      </Button>
    </div>
  );
}
