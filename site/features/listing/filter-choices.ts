import {
  type FacetChoice,
  type Filterable,
  type Filters,
  facetNames,
  getFacet,
  selectedValues,
} from '../../../catalogue/facets.ts';
import { withLoadNote } from '../../../catalogue/families.ts';
import { type FacetCounts, filterProducts } from '../../../catalogue/filter.ts';

/** The chosen values, in the order of the chips. */
export function getChoices(filters: Filters): readonly FacetChoice[] {
  return facetNames.flatMap((facet) =>
    selectedValues(filters, facet).map((value) => ({ facet, value }) as FacetChoice),
  );
}

export function isChosen(filters: Filters, { facet, value }: FacetChoice): boolean {
  return selectedValues(filters, facet).includes(value);
}

/** The filters after a value is toggled. Facets with `several` collect values, others hold one. */
export function toggleChoice(filters: Filters, choice: FacetChoice): Filters {
  const { facet, value } = choice;
  const isPressed = isChosen(filters, choice);
  const { [facet]: _, ...others } = filters;
  if (!getFacet(facet).several) return isPressed ? others : { ...others, [facet]: value };
  const chosen = selectedValues(filters, facet);
  const left = isPressed ? chosen.filter((each) => each !== value) : [...chosen, value];
  return left.length === 0 ? others : { ...others, [facet]: left };
}

/** The filters without a value. Calling it twice has no further effect. */
export function removeChoice(filters: Filters, choice: FacetChoice): Filters {
  return isChosen(filters, choice) ? toggleChoice(filters, choice) : filters;
}

/** Drops filter values that no product has, such as a width typed into the address. */
export function dropUnknownFilters(filters: Filters, allCounts: FacetCounts): Filters {
  return getChoices(filters)
    .filter(({ facet, value }) => {
      const counts: ReadonlyMap<unknown, number> = allCounts[facet];
      return !getFacet(facet).panel || counts.has(value);
    })
    .reduce(toggleChoice, {});
}

export const chipLabel = ({ facet, value }: FacetChoice) => getFacet(facet).chip(value);

/** The chip's label with the load, where the weight in it is not the load. */
export const chipText = (choice: FacetChoice) => withLoadNote(chipLabel(choice), choice.value);

interface FilterSuggestion {
  readonly choice: FacetChoice;
  /** The number of products without this choice. */
  readonly count: number;
}

/** If nothing matches: the one filter whose removal finds most products, or undefined if no single one helps. */
export function bestSuggestion(
  products: readonly Filterable[],
  filters: Filters,
): FilterSuggestion | undefined {
  return getChoices(filters)
    .map((choice) => ({
      choice,
      count: filterProducts(products, toggleChoice(filters, choice)).length,
    }))
    .filter(({ count }) => count > 0)
    .reduce<FilterSuggestion | undefined>(
      (best, each) => (each.count > (best?.count ?? 0) ? each : best),
      undefined,
    );
}

/** Splits values into the few most common and the rest, each in their original order. */
export function splitMostCommon<Value>(
  counts: ReadonlyMap<Value, number>,
  few = counts.size,
): readonly [common: readonly Value[], rest: readonly Value[]] {
  const values = [...counts.keys()];
  const common = new Set(
    values.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, few),
  );
  return [
    values.filter((value) => common.has(value)),
    values.filter((value) => !common.has(value)),
  ];
}

/** The shop calls all its products towers. */
export function formatTowerCount(count: number): string {
  return `${count} ${count === 1 ? 'tower' : 'towers'}`;
}
