import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatPrice } from '../../../catalogue/money.ts';
import { stockLimit } from '../cart/cart.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { wrapName } from '../listed-products/product-texts.ts';
import type { LineMatch } from './parse-lines.ts';
import type { QuickOrderLine } from './use-quick-order.ts';

type Props = {
  orderLine: QuickOrderLine;
  /** The delivery day on the mainland for items in stock. */
  day: string;
  onChoose: (key: string, choice: LineMatch<ListedProduct> | undefined) => void;
};

/** A matched line, or the products to choose from. Choosing completes the line in place. */
export function OrderLineRow({ orderLine, day, onChoose }: Props) {
  const { line, key, meant, chosen } = orderLine;

  function choose({ currentTarget }: MouseEvent, choice?: LineMatch<ListedProduct>) {
    const row = currentTarget.closest('li');
    flushSync(() => onChoose(key, choice));
    // The pressed button has gone, so its counterpart takes the focus.
    row?.querySelector('button')?.focus();
  }

  if (meant) {
    const { product, quantity } = meant;
    const left = stockLimit(product);
    const availableCount = Math.min(quantity, left);
    return (
      <li className="order-line">
        <span className={`order-mark ${left > 0 ? 'order-mark-clear' : ''}`} />
        <div className="min-w-0">
          <p className="title text-16">{wrapName(product.name)}</p>
          <p className="label flex flex-wrap items-center gap-x-3">
            {product.sku}
            {chosen && (
              <button type="button" className="text-link text-13" onClick={choose}>
                Change<span className="sr-only"> {line.text}</span>
              </button>
            )}
          </p>
        </div>
        <p className="order-stock text-13">
          <StockText left={left} quantity={quantity} />
          {left > 0 && <span className="text-ink-3"> by {day}</span>}
        </p>
        <p className="figure text-right text-16">
          <span className="sr-only">Quantity </span>
          {quantity}
        </p>
        <p className="figure text-right text-16">
          {left > 0 ? formatPrice(product.price * availableCount) : 'Not added'}
        </p>
      </li>
    );
  }

  if (line.kind === 'clear') return null;
  const isChoice = line.kind === 'choice';
  const quantitiesDiffer = new Set(line.options.map(({ quantity }) => quantity)).size > 1;
  return (
    <li className="order-line order-open">
      <span className={`order-mark ${isChoice ? 'order-mark-choice' : ''}`} />
      <div className="order-choice min-w-0">
        <p className="title text-16">{isChoice ? 'Which one?' : 'Not found'}</p>
        <p className="label wrap-anywhere">
          You wrote: {line.text}
          {!isChoice && line.options.length > 0 && '. Is it one of these?'}
        </p>
        {line.options.length > 0 && (
          <fieldset className="mt-2 grid gap-1.5">
            <legend className="sr-only">Products for {line.text}</legend>
            {line.options.map((option) => (
              <button
                key={`${option.product.id} ${option.quantity}`}
                type="button"
                onClick={(event) => choose(event, option)}
              >
                <span aria-hidden="true" />
                <span>
                  {quantitiesDiffer && `${option.quantity} × `}
                  {wrapName(option.product.name)}
                </span>
                <span className="figure text-16">{formatPrice(option.product.price)}</span>
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {!quantitiesDiffer && (
        <p className="order-quantity figure text-right text-16">{line.quantity}</p>
      )}
    </li>
  );
}

function StockText({ left, quantity }: { left: number; quantity: number }) {
  if (left === 0) return <span className="font-[560] text-alert">Out of stock</span>;
  if (left < quantity) return <span className="changed font-[560]">Only {left} in stock</span>;
  return <span className="stock-line font-[560] text-good">{left} in stock</span>;
}
