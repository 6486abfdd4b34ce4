import type { Product } from './product.ts';

/** The sort orders of a listing, with their labels in the dropdown. The first is the default. */
export const sortLabels = {
  name: 'Name',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  height: 'Height',
  rating: 'Rating',
} as const;

export type SortKey = keyof typeof sortLabels;

export type SortableProduct = Pick<Product, 'id' | 'name' | 'price' | 'height' | 'rating'>;

type SortOrder = (a: SortableProduct, b: SortableProduct) => number;

let collator: Intl.Collator | undefined;

/** Alphabetical, with numbers by size: 4 tread stands before 10 tread. */
function compareNames(a: string, b: string): number {
  // Created on first use, because browsers take long to create a collator.
  collator ??= new Intl.Collator('en-GB', { numeric: true });
  return collator.compare(a, b);
}

const comparators: Readonly<Record<SortKey, SortOrder>> = {
  name: () => 0,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  height: (a, b) => a.height - b.height,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};

/** A sorted copy. Equals are sorted by name, then by id, so that the order is always the same. */
export function sortProducts<P extends SortableProduct>(products: readonly P[], key: SortKey): P[] {
  const order = comparators[key];
  return [...products].sort(
    (a, b) => order(a, b) || compareNames(a.name, b.name) || compareNames(a.id, b.id),
  );
}
