import {
  type Facet,
  type Filterable,
  type Filters,
  facetNames,
  getFacet,
  selectedValues,
  type ValueOf,
} from './facets.ts';

type FacetTest = (product: Filterable) => boolean;

/** One test for each facet with a chosen value. */
function buildFacetTests(filters: Filters): [name: Facet, passes: FacetTest][] {
  return facetNames.flatMap((name) => {
    const tests = selectedValues(filters, name).map((value) => getFacet(name).test(value));
    const passes: FacetTest = (product) => tests.some((test) => test(product));
    return tests.length === 0 ? [] : [[name, passes]];
  });
}

/** The products that pass every facet, in the given order. */
export function filterProducts<P extends Filterable>(
  products: readonly P[],
  filters: Filters,
): P[] {
  const tests = buildFacetTests(filters);
  return products.filter((product) => tests.every(([, passes]) => passes(product)));
}

/**
 * For every value a visitor could choose in the filter panel, how many products they would see if
 * that facet were set to it and the other facets stayed as they are.
 */
export type FacetCounts = {
  /** How many products pass the current filters. */
  readonly total: number;
} & { readonly [F in Facet]: ReadonlyMap<ValueOf<F>, number> };

/** Counts every facet: a product counts towards a facet if no other facet rejects it. */
export function countFacets(products: readonly Filterable[], filters: Filters): FacetCounts {
  const tests = buildFacetTests(filters);
  const rejections = products.map((product) => ({
    product,
    by: tests.filter(([, passes]) => !passes(product)).map(([name]) => name),
  }));
  const countFacet = (name: Facet) => {
    const { test, panel } = getFacet(name);
    const counted = rejections
      .filter(({ by }) => by.every((other) => other === name))
      .map(({ product }) => product);
    const values = panel?.values(products) ?? [];
    return new Map(values.map((value) => [value, counted.filter(test(value)).length]));
  };
  return {
    total: rejections.filter(({ by }) => by.length === 0).length,
    ...Object.fromEntries(facetNames.map((name) => [name, countFacet(name)])),
  } as FacetCounts;
}
