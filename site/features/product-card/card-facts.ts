import { familyKeys, familyLabel } from '../../../catalogue/families.ts';
import { isForHome } from '../../../catalogue/for-home.ts';
import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import { exactMetres, kilograms, metres } from '../../../catalogue/measures.ts';
import type { ListingState } from '../../../catalogue/query.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';

export type CardView = ListingState['view'];

interface Figure {
  readonly name: string;
  readonly value: string;
}

/** As `heightLabels`, short enough for a third of a card. */
const heightNames = {
  platform: 'Platform',
  tread: 'Top tread',
  extended: 'Length',
  size: 'Size',
} as const;

/** What follows the number of those in stock. */
export const inStockWords: Readonly<Record<CardView, string>> = {
  grid: 'in stock',
  list: 'available',
};

type Stocked = Pick<ListedProduct, 'inStock' | 'stockCount' | 'estimatedRestock'>;

/**
 * What a card says of stock. Out of stock, the date of the next delivery wins; without one, a grid
 * card says 'Back in stock soon' and a list card, which has less room, 'Back soon'.
 */
export function stockText(product: Stocked, view: CardView): string {
  if (product.inStock) return `${product.stockCount} ${inStockWords[view]}`;
  return product.estimatedRestock ?? (view === 'grid' ? 'Back in stock soon' : 'Back soon');
}

/** Whom it is made for. */
export function gradeOf(product: Pick<ListedProduct, 'standardClass' | 'name'>): string {
  return isForHome(product) ? 'For domestic use' : 'Professional Grade';
}

/** The figures under the scale. An accessory has no height to stand at: it shows its size and weight. */
export function figuresOf(product: ListedProduct): readonly Figure[] {
  if (product.heightKind === 'size') {
    return [
      { name: 'Size', value: `${product.width.toFixed(2)} × ${exactMetres(product.length)}` },
      { name: 'Weight', value: kilograms(product.weight) },
    ];
  }
  return [
    { name: heightNames[product.heightKind], value: metres(product.height) },
    { name: 'Working height', value: metres(product.workingHeight) },
    ...(product.loadRating > 0 ? [{ name: 'Load', value: kilograms(product.loadRating) }] : []),
  ];
}

/** What an accessory fits: two families by name, the rest by number. */
export function fitsText({ compatibleWith = [] }: Pick<ListedProduct, 'compatibleWith'>): string {
  if (compatibleWith.length === 0) return '';
  if (familyKeys.every((key) => key === 'accessories' || compatibleWith.includes(key))) {
    return 'Fits every family';
  }
  const names = compatibleWith.map(familyLabel);
  if (names.length <= 2) return `Fits ${names.join(' and ')}`;
  return `Fits ${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}

/** At most so many badges stand beside the SKU; what nobody may miss stands first. */
export function badgesOf(product: ListedProduct, view: CardView): readonly string[] {
  const all = [
    ...(product.isTest ? ['Test item'] : []),
    ...(isIndoorOnly(product) ? [indoorsOnly] : []),
    ...product.badges,
  ];
  return all.slice(0, view === 'grid' ? 2 : 3);
}

/** A name that breaks after its comma and not inside the size that follows: 'Ladder, / 2 × 8 rung'. */
export function nameInLines(name: string): string {
  const comma = name.lastIndexOf(', ') + 2;
  if (comma < 2 || name.length - comma > 16) return name;
  return name.slice(0, comma) + name.slice(comma).replaceAll(' ', '\u00a0');
}
