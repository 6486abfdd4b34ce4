import { type CartItem, itemCountOf } from '../cart/cart.ts';
import { itemsWord } from '../cart/cart-words.ts';
import { nameInLines } from '../product-card/card-facts.ts';

type Props = { items: readonly CartItem[]; onLeaveOut: () => void };

/** What goes with the request, from the cart or a product's page, and the way to leave it out. */
export function QuotedItems({ items, onLeaveOut }: Props) {
  const count = itemCountOf(items);
  return (
    <div role="status" className="empty:hidden sm:col-span-2">
      {count > 0 && (
        <div className="border-ink border-y">
          <div className="flex items-center justify-between gap-4">
            <p className="font-[560] text-14">With your request, {itemsWord(count)}</p>
            <button
              type="button"
              onClick={onLeaveOut}
              className="inline-flex min-h-11 items-center text-14 text-ink-2 underline hover:decoration-2"
            >
              Leave out
            </button>
          </div>
          <ul className="max-h-52 overflow-auto pb-3 text-14">
            {items.map(({ product, quantity }) => (
              <li key={product.id} className="grid grid-cols-[2.5rem_1fr] items-baseline py-1">
                <span className="font-[560]">{quantity} ×</span>
                <span className="min-w-0">
                  {nameInLines(product.name)}{' '}
                  <span className="whitespace-nowrap text-ink-3">{product.sku}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
