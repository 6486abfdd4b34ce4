import type { Product } from '../../../catalogue/product.ts';

type StockFields = Pick<Product, 'inStock' | 'stockCount' | 'estimatedRestock'>;

/** The stock line of a product's page. */
export function stockLine({ inStock, stockCount, estimatedRestock }: StockFields): string {
  if (inStock) return `${stockCount} in stock`;
  return `Out of stock. ${estimatedRestock ?? 'Back in stock soon'}`;
}

type StockPlace = {
  /** What follows the number. */
  some?: string;
  /** What stands there instead when there is none. */
  none?: string;
  /** There is none as this is drawn. `data-left` says so then and later, and the look follows it. */
  soldOut?: boolean;
};

/** Marks an element whose text follows the stock. React does not mind that it changed before waking. */
export function stockPlace(productId: string, { some, none, soldOut }: StockPlace) {
  return {
    'data-stock': productId,
    'data-some': some,
    'data-none': none,
    'data-left': soldOut ? 0 : undefined,
    suppressHydrationWarning: true,
  };
}

/** Marks what holds a sleeping button that buys a product, so that it wakes once that is told wrong. */
export function buyingPlace({ id, inStock }: { id: string; inStock: boolean }) {
  return { 'data-buying': id, 'data-for-sale': inStock ? '' : undefined };
}
