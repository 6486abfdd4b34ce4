import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { maxQuoteQuantity } from '../../../contract/quantity-bands.ts';
import { paths } from '../../paths.ts';
import { minQuoteQuantity, toQuotableQuantity } from '../../quantity-band.ts';
import { type CartItem, countItems } from '../cart/cart.ts';
import { itemsText } from '../cart/cart-texts.ts';
import { wrapName } from '../listed-products/product-texts.ts';

type Lines = {
  items: readonly CartItem[];
  /** Whether the items are in the cart, and can be bought there. */
  fromCart: boolean;
};

type Props = Lines & {
  onQuantity: (id: string, quantity: number) => void;
  onRemove: () => void;
};

/** The items sent with the request, from the cart or a product's page, with a button to leave them out. */
export function QuotedItems({ items, fromCart, onQuantity, onRemove }: Props) {
  const [isRemoved, setIsRemoved] = useState(false);
  const count = countItems(items);
  function removeAll() {
    setIsRemoved(true);
    onRemove();
  }
  return (
    <div
      role="status"
      aria-atomic={count > 0 ? false : undefined}
      className="empty:hidden sm:col-span-2"
    >
      {count > 0 && (
        <div className="border-ink border-y">
          <div className="flex items-center justify-between gap-4">
            <p className="font-[560] text-14">Included in your request: {itemsText(count)}</p>
            <button
              type="button"
              onClick={removeAll}
              className="inline-flex min-h-11 items-center text-14 text-ink-2 underline hover:decoration-2"
            >
              Remove
            </button>
          </div>
          <ul className="-mx-1 max-h-52 overflow-auto px-1 pb-3 text-14">
            {items.map(({ product, quantity }) => (
              <li key={product.id} className="grid grid-cols-[5rem_1fr] items-center gap-x-3 py-1">
                <QuotedQuantity
                  label={`Quantity of ${product.name}`}
                  quantity={quantity}
                  onQuantity={(wanted) => onQuantity(product.id, wanted)}
                />
                <span className="min-w-0">
                  {wrapName(product.name)}{' '}
                  <span className="whitespace-nowrap text-ink-3">{product.sku}</span>
                </span>
              </li>
            ))}
          </ul>
          {count < minQuoteQuantity && <TooFewItems items={items} fromCart={fromCart} />}
        </div>
      )}
      {count === 0 && isRemoved && <RemovedMessage />}
    </div>
  );
}

/** A ref that moves the focus when the element is mounted. */
const takeFocus = (words: HTMLElement | null) => words?.focus();

/** Replaces the lines, and takes the focus of the button that was with them. */
function RemovedMessage() {
  return (
    <p ref={takeFocus} tabIndex={-1} className="text-14 text-ink-2 outline-none">
      Removed. Your request won't include a product list.
    </p>
  );
}

/** Shown if there are fewer items than a quote needs, with a link to buy them instead. */
function TooFewItems({ items: [first], fromCart }: Lines) {
  const look = '-my-3 inline-block py-3 underline hover:decoration-2';
  return (
    <p className="border-line border-t py-3 font-[560] text-14">
      Quotes start at {minQuoteQuantity} items. Increase a quantity, or{' '}
      {fromCart ? (
        <button type="button" command="show-modal" commandfor="cart" className={look}>
          order now
        </button>
      ) : (
        <a href={first && paths.product(first.product.id)} className={look}>
          order now
        </a>
      )}
    </p>
  );
}

type QuantityProps = { label: string; quantity: number; onQuantity: (quantity: number) => void };

/** Not limited by stock, because a quote can be for more than the stock. */
function QuotedQuantity({ label, quantity, onQuantity }: QuantityProps) {
  // The field's text while it is not a valid quantity.
  const [draft, setDraft] = useState<string>();

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const wanted = toQuotableQuantity(target.valueAsNumber);
    setDraft(wanted === undefined ? target.value : undefined);
    if (wanted !== undefined) onQuantity(wanted);
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || draft === undefined) return;
    // Enter would send the request with a quantity other than the one in the field.
    event.preventDefault();
    setDraft(undefined);
  }

  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={1}
      max={maxQuoteQuantity}
      step={1}
      value={draft ?? quantity}
      onChange={type}
      onBlur={() => setDraft(undefined)}
      onKeyDown={enter}
      className="field figure min-h-11 px-3 text-16"
    />
  );
}
