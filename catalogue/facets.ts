import { categories, categoryKeys, categoryTest } from './categories.ts';
import { isDomestic } from './domestic.ts';
import { expandFamilyChoice, familyChoices, familyLabel } from './families.ts';
import { findHeightBand, heightBands } from './height-bands.ts';
import { formatKilograms, formatMetres, formatMetresToCm } from './measures.ts';
import { type Material, materials, type Product } from './product.ts';

/** The product fields that filtering needs, so that a page need not load whole products. */
export type Filterable = Pick<
  Product,
  | 'height'
  | 'workingHeight'
  | 'width'
  | 'family'
  | 'loadRating'
  | 'material'
  | 'standardClass'
  | 'domestic'
>;

export type FacetValue = string | number;

/** How the filter panel offers the values of a facet. */
export interface FacetPanel<Value extends FacetValue> {
  readonly title: string;
  readonly note?: string;
  readonly look: 'scale' | 'cells' | 'boxes';
  /** How many values are shown at first, those with the most products, and the text that reveals the rest. */
  readonly few?: { readonly count: number; readonly more: string };
  text(value: Value): string;
  /** The values to choose from among these products, in the order they are shown. */
  values(products: readonly Filterable[]): readonly Value[];
}

interface FacetDefinition<Value extends FacetValue> {
  /** If several values can be chosen (joined by OR): all possible values, in the order of the address. */
  readonly several?: readonly Value[];
  /** The value of a text in the address; undefined if it is unknown. */
  parse(text: string): Value | undefined;
  /** Returns a test, which is prepared once and then run on every product. */
  test(value: Value): (product: Filterable) => boolean;
  /** The text of its chip. */
  chip(value: Value): string;
  /** A facet without a panel can only be chosen by a link. */
  readonly panel?: FacetPanel<Value>;
}

const single = <Value extends FacetValue>(facet: Omit<FacetDefinition<Value>, 'several'>) => facet;
const multiple = <Value extends FacetValue>(
  facet: FacetDefinition<Value> & { several: readonly Value[] },
) => facet;

const oneOf =
  <Value extends string>(known: readonly Value[]) =>
  (text: string) =>
    known.find((value) => value === text);

/** Parses metres or kilograms: a plain positive number such as 0.7 or 150. */
function positive(text: string): number | undefined {
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

const ascending = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

const bandKeys = heightBands.map((band) => band.key);
const bandLabel = (key: string) => heightBands.find((band) => band.key === key)?.label ?? key;

/**
 * The shop's filters, in the order of the address, the chips and the panel. Facets are joined by AND.
 * To add a facet, add it here: filtering, counting, addresses, chips and panel follow.
 */
const facets = {
  categoryKey: single({
    parse: oneOf(categoryKeys),
    test: categoryTest,
    chip: (key) => categories[key].label,
  }),
  /** Set unless the visitor has said that the job is at home. */
  use: single({
    parse: oneOf(['work']),
    test: () => (product) => !isDomestic(product),
    chip: () => 'For use at work',
  }),
  height: single({
    parse: oneOf(bandKeys),
    test: (key) => (product) => findHeightBand(product.height) === key,
    chip: (key) => `Height ${bandLabel(key)}`,
    panel: {
      title: 'Platform height',
      note: 'Ladders by length',
      look: 'scale',
      text: bandLabel,
      values: () => bandKeys,
    },
  }),
  /** The least reach in metres, set if the visitor has said how high the work is. */
  reach: single({
    parse: positive,
    test: (least) => (product) => product.workingHeight >= least,
    chip: (least) => `Reaches ${formatMetres(least)}`,
  }),
  width: single({
    parse: positive,
    test: (width) => (product) => product.width === width,
    chip: (width) => `Width ${formatMetresToCm(width)}`,
    panel: {
      title: 'Width',
      look: 'cells',
      few: { count: 9, more: 'More' },
      text: formatMetresToCm,
      // The width of an accessory is not that of a platform.
      values: (products) =>
        ascending(
          products.filter(({ family }) => family !== 'accessories').map(({ width }) => width),
        ),
    },
  }),
  family: multiple({
    several: familyChoices,
    parse: oneOf(familyChoices),
    test: (choice) => {
      const families = new Set(expandFamilyChoice(choice));
      return (product) => families.has(product.family);
    },
    chip: familyLabel,
    panel: {
      title: 'Family',
      look: 'boxes',
      few: { count: 10, more: 'All families' },
      text: familyLabel,
      values: (products) => {
        const present = new Set(products.map(({ family }) => family));
        return familyChoices.filter((choice) =>
          expandFamilyChoice(choice).some((family) => present.has(family)),
        );
      },
    },
  }),
  /** The least load rating in kilograms. */
  loadRating: single({
    parse: positive,
    test: (least) => (product) => product.loadRating >= least,
    chip: (least) => `Load ${formatKilograms(least)} or more`,
    panel: {
      title: 'Load rating, at least',
      look: 'cells',
      text: formatKilograms,
      values: (products) =>
        ascending(products.map(({ loadRating }) => loadRating).filter((load) => load > 0)),
    },
  }),
  material: single<Material>({
    parse: oneOf(materials),
    test: (material) => (product) => product.material === material,
    chip: (material) => material,
    panel: {
      title: 'Material',
      look: 'cells',
      text: (material) => material,
      values: (products) =>
        materials.filter((name) => products.some(({ material }) => material === name)),
    },
  }),
};

export type Facet = keyof typeof facets;

export type ValueOf<F extends Facet> = Exclude<ReturnType<(typeof facets)[F]['parse']>, undefined>;

/** A visitor's filters. An omitted facet lets every product through. */
export type Filters = {
  readonly [F in Facet]?: (typeof facets)[F] extends { several: readonly unknown[] }
    ? readonly ValueOf<F>[]
    : ValueOf<F>;
};

/** One value of one facet that a visitor can choose. */
export type FacetChoice = {
  [F in Facet]: { readonly facet: F; readonly value: ValueOf<F> };
}[Facet];

export const facetNames = Object.keys(facets) as readonly Facet[];

/** A facet's definition, for code that treats all facets alike. */
export const getFacet = (name: Facet): FacetDefinition<FacetValue> => facets[name];

/** A facet's chosen values, in the order of the address. */
export function selectedValues(filters: Filters, name: Facet): readonly FacetValue[] {
  const chosen: FacetValue | readonly FacetValue[] | undefined = filters[name];
  if (chosen === undefined) return [];
  if (typeof chosen !== 'object') return [chosen];
  return getFacet(name).several?.filter((value) => chosen.includes(value)) ?? chosen;
}
