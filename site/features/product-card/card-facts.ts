import { isDomestic } from '../../../catalogue/domestic.ts';
import { familyText, isEveryFamily } from '../../../catalogue/families.ts';
import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import type { ListingState } from '../../../catalogue/query.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';

export type CardView = ListingState['view'];

/** What follows the number of those in stock. */
export const inStockWords: Readonly<Record<CardView, string>> = {
  grid: 'in stock',
  list: 'available',
};

type CardStock = Pick<ListedProduct, 'inStock' | 'stockCount' | 'estimatedRestock'>;

/** What a card says of stock: the date of the next delivery, or that it is back soon, shorter in a list. */
export function stockText(product: CardStock, view: CardView): string {
  if (product.inStock) return `${product.stockCount} ${inStockWords[view]}`;
  return product.estimatedRestock ?? (view === 'grid' ? 'Back in stock soon' : 'Back soon');
}

/** Whom it is made for. */
export function gradeOf(product: Pick<ListedProduct, 'standardClass' | 'domestic'>): string {
  return isDomestic(product) ? 'For domestic use' : 'Professional Grade';
}

/** What an accessory fits: two families by name, the rest by number. */
export function fitsText({ compatibleWith = [] }: Pick<ListedProduct, 'compatibleWith'>): string {
  if (compatibleWith.length === 0) return '';
  if (isEveryFamily(compatibleWith)) return 'Fits every family';
  const names = compatibleWith.map(familyText);
  if (names.length <= 2) return `Fits ${names.join(' and ')}`;
  return `Fits ${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}

/** The badges beside the SKU; what nobody may miss stands first. */
export function badgesOf(product: ListedProduct): readonly string[] {
  return [
    ...(product.isTest ? ['Test item'] : []),
    ...(isIndoorOnly(product) ? [indoorsOnly] : []),
    ...product.badges,
  ];
}
