import fc from 'fast-check';
import { categoryKeys } from './categories.ts';
import type { Filterable, Filters } from './facets.ts';
import { familyChoices, familyKeys } from './families.ts';
import { heightBands } from './height-bands.ts';
import { materials } from './product.ts';

const widths = [0.42, 0.45, 0.7, 0.75, 0.85, 1.45];
const metres = fc.integer({ min: 1, max: 140 }).map((tenths) => tenths / 10);
const loads = [150, 200, 225, 250];

/** Any mix of filters a visitor could reach; used by the property tests. */
export const arbitraryFilters: fc.Arbitrary<Filters> = fc.record(
  {
    height: fc.constantFrom(...heightBands.map((band) => band.key)),
    reach: metres,
    width: fc.constantFrom(...widths),
    family: fc.subarray([...familyChoices], { minLength: 1, maxLength: 3 }),
    use: fc.constant('work' as const),
    categoryKey: fc.constantFrom(...categoryKeys),
    loadRating: fc.constantFrom(...loads),
    material: fc.constantFrom(...materials),
  },
  { requiredKeys: [] },
);

const arbitraryFilterable: fc.Arbitrary<Filterable> = fc.record(
  {
    height: metres,
    workingHeight: metres,
    width: fc.constantFrom(...widths),
    family: fc.constantFrom(...familyKeys),
    loadRating: fc.constantFrom(0, ...loads),
    material: fc.constantFrom(...materials),
    domestic: fc.constant(true as const),
  },
  { requiredKeys: ['height', 'workingHeight', 'width', 'family', 'loadRating', 'material'] },
);

/** A shop of random products. */
export const arbitraryProducts = fc.array(arbitraryFilterable, { maxLength: 60 });
