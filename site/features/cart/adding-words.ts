import type { ListedProduct } from '../listed-products/listed-product.ts';
import { quantityOf, stockLimit } from './cart.ts';
import type { CartStep } from './cart-store.ts';

export type AddingOutcome = {
  /** Said to screen readers, and shown where the buyer asked for more than there is. */
  readonly words: string;
  /** The stock was smaller than what was asked for. */
  readonly limited: boolean;
  /** How many more the cart holds now. */
  readonly difference: number;
};

/** What came of adding so many, in words. Apart from the cart's other words, which few pages need. */
export function outcomeOfAdding(
  product: ListedProduct,
  quantity: number,
  { before, after }: CartStep,
): AddingOutcome {
  const difference = after.itemCount - before.itemCount;
  const tell = (words: string, limited = true) => ({ words, limited, difference });
  const stock = stockLimit(product);
  if (stock === 0) return tell(`${product.name} is out of stock.`);
  const had = quantityOf(after, product.id);
  if (difference <= 0) return tell(allInCart(stock, had));
  // With how many that makes: a screen reader says nothing of the same words again.
  const added = `${difference} × ${product.name} added. ${had} in your cart.`;
  return difference < quantity ? tell(`${added} ${limitedTo(stock)}`) : tell(added, false);
}

export const limitedTo = (stock: number) => `Quantity limited to ${stock} in stock.`;

function allInCart(stock: number, had: number): string {
  if (had > stock) return `Only ${stock} left in stock. Your cart has ${had}.`;
  return stock === 1
    ? 'The only one in stock is in your cart.'
    : `All ${stock} in stock are in your cart.`;
}
