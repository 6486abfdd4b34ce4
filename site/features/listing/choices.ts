import {
  chosenIn,
  type FacetChoice,
  type Filterable,
  type Filters,
  facetNamed,
  facetNames,
} from '../../../catalogue/facets.ts';
import { withLoadNote } from '../../../catalogue/families.ts';
import { type FacetCounts, filterProducts } from '../../../catalogue/filter.ts';

/** What is chosen, one by one, in the order the chips stand. */
export function choicesIn(filters: Filters): readonly FacetChoice[] {
  return facetNames.flatMap((facet) =>
    chosenIn(filters, facet).map((value) => ({ facet, value }) as FacetChoice),
  );
}

export function isChosen(filters: Filters, { facet, value }: FacetChoice): boolean {
  return chosenIn(filters, facet).includes(value);
}

/** The filters once a value has been pressed: a facet that takes several adds up, any other holds one. */
export function press(filters: Filters, choice: FacetChoice): Filters {
  const { facet, value } = choice;
  const isPressed = isChosen(filters, choice);
  const { [facet]: _, ...others } = filters;
  if (!facetNamed(facet).several) return isPressed ? others : { ...others, [facet]: value };
  const chosen = chosenIn(filters, facet);
  const left = isPressed ? chosen.filter((each) => each !== value) : [...chosen, value];
  return left.length === 0 ? others : { ...others, [facet]: left };
}

/** The filters without a value, however often it is taken off. */
export function takeOff(filters: Filters, choice: FacetChoice): Filters {
  return isChosen(filters, choice) ? press(filters, choice) : filters;
}

/** Drops what no product of ours has, such as a width typed into the address, and keeps the rest. */
export function knownFilters(filters: Filters, everything: FacetCounts): Filters {
  return choicesIn(filters)
    .filter(({ facet, value }) => {
      const counts: ReadonlyMap<unknown, number> = everything[facet];
      return !facetNamed(facet).panel || counts.has(value);
    })
    .reduce(press, {});
}

export const chipLabel = ({ facet, value }: FacetChoice) => facetNamed(facet).chip(value);

/** The same with what is carried, where the chip's kilograms are no load. */
export const chipText = (choice: FacetChoice) => withLoadNote(chipLabel(choice), choice.value);

interface FilterSuggestion {
  readonly choice: FacetChoice;
  /** How many products there are without it. */
  readonly count: number;
}

/** When nothing matches: the one filter whose removal brings back most. None if no single one helps. */
export function bestSuggestion(
  products: readonly Filterable[],
  filters: Filters,
): FilterSuggestion | undefined {
  return choicesIn(filters)
    .map((choice) => ({ choice, count: filterProducts(products, press(filters, choice)).length }))
    .filter(({ count }) => count > 0)
    .reduce<FilterSuggestion | undefined>(
      (best, each) => (each.count > (best?.count ?? 0) ? each : best),
      undefined,
    );
}

/** Splits values into the few that most products have and the rest, each in its own order. */
export function mostCommon<Value>(
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

/** The shop calls whatever it lists towers. */
export function towers(count: number): string {
  return `${count} ${count === 1 ? 'tower' : 'towers'}`;
}
