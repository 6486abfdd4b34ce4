import type { Product } from '../../../catalogue/product.ts';

type Stocked = Pick<Product, 'inStock' | 'stockCount' | 'estimatedRestock'>;

/** The stock line of a product's page. */
export function stockLine({ inStock, stockCount, estimatedRestock }: Stocked): string {
  if (inStock) return `${stockCount} in stock`;
  return `Out of stock. ${estimatedRestock ?? 'Back in stock soon'}`;
}
