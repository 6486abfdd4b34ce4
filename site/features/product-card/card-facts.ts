import { isDomestic } from '../../../catalogue/domestic.ts';
import { familyDisplayName, includesAllFamilies } from '../../../catalogue/families.ts';
import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import type { ListingState } from '../../../catalogue/listing-query.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';

export type CardView = ListingState['view'];

/** The text after the stock count. */
export const inStockLabels: Readonly<Record<CardView, string>> = {
  grid: 'in stock',
  list: 'available',
};

type CardStock = Pick<ListedProduct, 'inStock' | 'stockCount' | 'estimatedRestock'>;

/** A card's stock text: the count, the date of the next delivery, or that it is back soon. Shorter in a list. */
export function stockText(product: CardStock, view: CardView): string {
  if (product.inStock) return `${product.stockCount} ${inStockLabels[view]}`;
  return product.estimatedRestock ?? (view === 'grid' ? 'Back in stock soon' : 'Back soon');
}

export function getUseGrade(product: Pick<ListedProduct, 'standardClass' | 'domestic'>): string {
  return isDomestic(product) ? 'For domestic use' : 'Professional Grade';
}

/** The families an accessory fits: two by name, the rest as a number. */
export function fitsText({ compatibleWith = [] }: Pick<ListedProduct, 'compatibleWith'>): string {
  if (compatibleWith.length === 0) return '';
  if (includesAllFamilies(compatibleWith)) return 'Fits every family';
  const names = compatibleWith.map(familyDisplayName);
  if (names.length <= 2) return `Fits ${names.join(' and ')}`;
  return `Fits ${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}

/** The badges beside the SKU, the most important first. */
export function getBadges(product: ListedProduct): readonly string[] {
  return [
    ...(product.isTest ? ['Test item'] : []),
    ...(isIndoorOnly(product) ? [indoorsOnly] : []),
    ...product.badges,
  ];
}
