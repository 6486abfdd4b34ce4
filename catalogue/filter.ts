import { type CategoryKey, isInCategory } from './categories.ts';
import { type FamilyChoice, familiesOf } from './families.ts';
import { bandOf, type HeightBandKey } from './height-bands.ts';
import type { Material, Product } from './product.ts';

/**
 * What a visitor has narrowed the shop to. Facets are joined by AND; several families by OR.
 * A facet that is left out, or an empty list of families, lets everything through.
 */
export interface Filters {
  readonly height?: HeightBandKey;
  /** Metres that hands must come to at least; set where the visitor has said how high the work is. */
  readonly reach?: number;
  readonly width?: number;
  readonly family?: readonly FamilyChoice[];
  readonly categoryKey?: CategoryKey;
  /** Kilograms that it must hold at least. */
  readonly loadRating?: number;
  readonly material?: Material;
}

export type Facet = keyof Filters;

/** What filtering needs to know of a product, so that a page can carry less than a whole one. */
export type Filterable = Pick<
  Product,
  | 'name'
  | 'height'
  | 'workingHeight'
  | 'width'
  | 'family'
  | 'loadRating'
  | 'material'
  | 'standardClass'
>;

type Tests = Readonly<Record<Facet, (product: Filterable) => boolean>>;

/** One test for each facet, prepared once for a whole run over the products. */
export function facetTests(filters: Filters): Tests {
  const { height, reach, width, family, categoryKey, loadRating, material } = filters;
  const chosen = family?.length ? new Set(family.flatMap(familiesOf)) : undefined;
  const belongs = categoryKey && isInCategory(categoryKey);
  return {
    height: (product) => height === undefined || bandOf(product.height) === height,
    reach: (product) => reach === undefined || product.workingHeight >= reach,
    width: (product) => width === undefined || product.width === width,
    family: (product) => chosen === undefined || chosen.has(product.family),
    categoryKey: (product) => belongs === undefined || belongs(product),
    loadRating: (product) => loadRating === undefined || product.loadRating >= loadRating,
    material: (product) => material === undefined || product.material === material,
  };
}

/** The products that pass every facet, in the order they came. */
export function filterProducts<P extends Filterable>(
  products: readonly P[],
  filters: Filters,
): P[] {
  const tests = Object.values(facetTests(filters));
  return products.filter((product) => tests.every((passes) => passes(product)));
}
