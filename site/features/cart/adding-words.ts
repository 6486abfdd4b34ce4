import type { ListedProduct } from '../listed-products/listed-product.ts';
import { quantityOf, stockLimit } from './cart.ts';
import type { CartStep } from './cart-store.ts';

export type AddingOutcome = {
  /** Whether anything was added, or the cart has all there is. */
  readonly state: 'added' | 'full';
  /** Said to screen readers, and shown where the buyer asked for more than there is. */
  readonly words: string;
  /** The stock was smaller than what was asked for. */
  readonly limited: boolean;
};

/** What came of adding so many, in words. Apart from the cart's other words, which few pages need. */
export function outcomeOfAdding(
  product: ListedProduct,
  quantity: number,
  { before, after }: CartStep,
): AddingOutcome {
  const stock = stockLimit(product);
  if (stock === 0) return full(`${product.name} is out of stock.`);
  const had = quantityOf(after, product.id);
  const added = after.itemCount - before.itemCount;
  if (added <= 0) return full(allInCart(stock, had));
  // With how many that makes: a screen reader says nothing of the same words again.
  const words = `${added} × ${product.name} added. ${had} in your cart.`;
  const limited = added < quantity;
  return { state: 'added', words: limited ? `${words} ${limitedTo(stock)}` : words, limited };
}

const full = (words: string): AddingOutcome => ({ state: 'full', words, limited: true });

export const limitedTo = (stock: number) => `Quantity limited to ${stock} in stock.`;

function allInCart(stock: number, had: number): string {
  if (had > stock) return `Only ${stock} left in stock. Your cart has ${had}.`;
  return stock === 1
    ? 'The only one in stock is in your cart.'
    : `All ${stock} in stock are in your cart.`;
}
