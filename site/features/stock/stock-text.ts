import type { Product } from '../../../catalogue/product.ts';

type StockFields = Pick<Product, 'inStock' | 'stockCount' | 'estimatedRestock'>;

/** The stock line of a product's page. */
export function stockLine({ inStock, stockCount, estimatedRestock }: StockFields): string {
  if (inStock) return `${stockCount} in stock`;
  return `Out of stock. ${estimatedRestock ?? 'Back in stock soon'}`;
}

type StockAttributeOptions = {
  /** The text after the number. */
  some?: string;
  /** The text if there is no stock. */
  none?: string;
  /** Sold out when rendered. `data-left` says so then and later, and styles depend on it. */
  soldOut?: boolean;
};

/** Marks an element whose text follows the stock. React ignores changes to it before hydration. */
export function stockAttributes(productId: string, { some, none, soldOut }: StockAttributeOptions) {
  return {
    'data-stock': productId,
    'data-some': some,
    'data-none': none,
    'data-left': soldOut ? 0 : undefined,
    suppressHydrationWarning: true,
  };
}

/** Marks the element around a buy button, so that the button is hydrated once its stock turns out to be wrong. */
export function buyButtonAttributes({ id, inStock }: { id: string; inStock: boolean }) {
  return { 'data-buying': id, 'data-for-sale': inStock ? '' : undefined };
}
