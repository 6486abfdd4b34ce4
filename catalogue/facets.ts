import { type FamilyChoice, type FamilyKey, familiesOf, familyChoices } from './families.ts';
import { type Facet, type Filterable, type Filters, facetTests } from './filter.ts';
import { bandOf, type HeightBandKey, heightBands } from './height-bands.ts';
import { type Material, materials } from './product.ts';

type Counts<Value> = ReadonlyMap<Value, number>;

/**
 * For every value a visitor could choose in the shop, how many products they would see if that facet
 * were set to it and the other facets stayed as they are. A value no product has is not listed, save
 * the bands; nor is a width that only accessories have, since theirs is not the width of a platform.
 */
export interface FacetCounts {
  /** How many products the filters let through as they stand. */
  readonly total: number;
  readonly height: Counts<HeightBandKey>;
  readonly width: Counts<number>;
  readonly family: Counts<FamilyChoice>;
  readonly loadRating: Counts<number>;
  readonly material: Counts<Material>;
}

/** Counts every facet in one pass: a product counts for a facet when no other facet refuses it. */
export function countFacets(products: readonly Filterable[], filters: Filters): FacetCounts {
  const tests = Object.entries(facetTests(filters)) as [Facet, (p: Filterable) => boolean][];
  const height = new Map<HeightBandKey, number>(heightBands.map((band) => [band.key, 0]));
  const width = new Map<number, number>();
  const offeredWidths = new Set<number>();
  const family = new Map<FamilyKey, number>();
  const loadRating = new Map<number, number>();
  const material = new Map<Material, number>();
  let total = 0;

  for (const product of products) {
    const refusedBy = tests.filter(([, passes]) => !passes(product)).map(([facet]) => facet);
    const counts = (facet: Facet): number =>
      refusedBy.length === 0 || (refusedBy.length === 1 && refusedBy[0] === facet) ? 1 : 0;
    if (refusedBy.length === 0) total += 1;
    const band = bandOf(product.height);
    if (band !== undefined) add(height, band, counts('height'));
    add(width, product.width, counts('width'));
    if (product.family !== 'accessories') offeredWidths.add(product.width);
    add(family, product.family, counts('family'));
    if (product.loadRating > 0) add(loadRating, product.loadRating, counts('loadRating'));
    add(material, product.material, counts('material'));
  }

  return {
    total,
    height,
    width: ascending([...width].filter(([metres]) => offeredWidths.has(metres))),
    family: gathered(family),
    loadRating: orMore(ascending([...loadRating])),
    material: new Map(
      materials.flatMap((name) => {
        const count = material.get(name);
        return count === undefined ? [] : [[name, count] as const];
      }),
    ),
  };
}

function add<Value>(counts: Map<Value, number>, value: Value, by: number): void {
  counts.set(value, (counts.get(value) ?? 0) + by);
}

function ascending(counts: [value: number, count: number][]): Map<number, number> {
  return new Map(counts.sort(([a], [b]) => a - b));
}

/** What holds more than a load holds that load too. */
function orMore(counts: Map<number, number>): Map<number, number> {
  const sums: [number, number][] = [];
  let sum = 0;
  for (const [value, count] of [...counts].reverse()) {
    sum += count;
    sums.push([value, sum]);
  }
  return new Map(sums.reverse());
}

/** Sums the counts of single families into the choices that cover them. */
function gathered(counts: ReadonlyMap<FamilyKey, number>): Map<FamilyChoice, number> {
  const sums = new Map<FamilyChoice, number>();
  for (const choice of familyChoices) {
    const present = familiesOf(choice).filter((family) => counts.has(family));
    if (present.length === 0) continue;
    sums.set(
      choice,
      present.reduce((sum, family) => sum + (counts.get(family) ?? 0), 0),
    );
  }
  return sums;
}
