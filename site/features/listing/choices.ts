import { categories } from '../../../catalogue/categories.ts';
import type { FacetCounts } from '../../../catalogue/facets.ts';
import { familyLabel } from '../../../catalogue/families.ts';
import type { Facet, Filters } from '../../../catalogue/filter.ts';
import { heightBands } from '../../../catalogue/height-bands.ts';
import { exactMetres, kilograms, metres } from '../../../catalogue/measures.ts';

type ValueOf<F extends Facet> = F extends 'family'
  ? NonNullable<Filters['family']>[number]
  : NonNullable<Filters[F]>;

/** One value of one facet, as a visitor can press it. */
export type Choice = { [F in Facet]: { readonly facet: F; readonly value: ValueOf<F> } }[Facet];

/** What is chosen, one by one, in the order the chips stand. */
export function choicesIn(filters: Filters): readonly Choice[] {
  const { height, reach, width, family = [], categoryKey, loadRating, material } = filters;
  return [
    ...(categoryKey === undefined ? [] : [{ facet: 'categoryKey', value: categoryKey } as const]),
    ...(height === undefined ? [] : [{ facet: 'height', value: height } as const]),
    ...(reach === undefined ? [] : [{ facet: 'reach', value: reach } as const]),
    ...(width === undefined ? [] : [{ facet: 'width', value: width } as const]),
    ...family.map((value) => ({ facet: 'family', value }) as const),
    ...(loadRating === undefined ? [] : [{ facet: 'loadRating', value: loadRating } as const]),
    ...(material === undefined ? [] : [{ facet: 'material', value: material } as const]),
  ];
}

export function isChosen(filters: Filters, { facet, value }: Choice): boolean {
  return facet === 'family' ? (filters.family ?? []).includes(value) : filters[facet] === value;
}

/** The filters once a value has been pressed: families add up, any other facet holds one value. */
export function press(filters: Filters, choice: Choice): Filters {
  const chosen = isChosen(filters, choice);
  const { [choice.facet]: _, ...others } = filters;
  if (choice.facet !== 'family')
    return chosen ? others : { ...others, [choice.facet]: choice.value };
  const family = filters.family ?? [];
  const left = chosen ? family.filter((key) => key !== choice.value) : [...family, choice.value];
  return left.length === 0 ? others : { ...others, family: left };
}

/** The filters without a value, however often it is taken off. */
export function takeOff(filters: Filters, choice: Choice): Filters {
  return isChosen(filters, choice) ? press(filters, choice) : filters;
}

/** Drops what no product of ours has, such as a width typed into the address, and keeps the rest. */
export function knownFilters(filters: Filters, everything: FacetCounts): Filters {
  return choicesIn(filters)
    .filter(
      ({ facet, value }) =>
        facet === 'categoryKey' ||
        facet === 'reach' ||
        (everything[facet] as ReadonlyMap<unknown, number>).has(value),
    )
    .reduce(press, {});
}

/** The words of a chip. */
export function chipLabel({ facet, value }: Choice): string {
  switch (facet) {
    case 'height':
      return `Height ${heightBands.find((band) => band.key === value)?.label}`;
    case 'reach':
      return `Reaches ${metres(value)}`;
    case 'width':
      return `Width ${exactMetres(value)}`;
    case 'family':
      return familyLabel(value);
    case 'categoryKey':
      return categories[value].label;
    case 'loadRating':
      return `Load ${kilograms(value)} or more`;
    case 'material':
      return value;
  }
}
