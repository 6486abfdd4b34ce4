import { kilograms } from '../../../catalogue/measures.ts';
import { CellGrid, FacetCell } from './FacetCell.tsx';
import { FamilyBoxes } from './FamilyBoxes.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterProps } from './filter-props.ts';
import { HeightScale } from './HeightScale.tsx';
import { everything } from './listing-data.ts';
import { Widths } from './Widths.tsx';

/** Everything that narrows the listing. It stands beside the cards, or in a drawer on small screens. */
export function FilterPanel({ listing, counts }: FilterProps) {
  return (
    <>
      <FilterGroup title="Platform height" note="Ladders by length">
        <HeightScale listing={listing} counts={counts} />
      </FilterGroup>
      <FilterGroup title="Width">
        <Widths listing={listing} counts={counts} />
      </FilterGroup>
      <FilterGroup title="Family">
        <FamilyBoxes listing={listing} counts={counts} />
      </FilterGroup>
      <FilterGroup title="Load rating, at least">
        <CellGrid className="mt-2.5">
          {[...everything.loadRating.keys()].map((value) => (
            <FacetCell
              key={value}
              listing={listing}
              choice={{ facet: 'loadRating', value }}
              count={counts.loadRating.get(value) ?? 0}
            >
              {kilograms(value)}
            </FacetCell>
          ))}
        </CellGrid>
      </FilterGroup>
      <FilterGroup title="Material">
        <CellGrid className="mt-2.5">
          {[...everything.material.keys()].map((value) => (
            <FacetCell
              key={value}
              listing={listing}
              choice={{ facet: 'material', value }}
              count={counts.material.get(value) ?? 0}
            >
              {value}
            </FacetCell>
          ))}
        </CellGrid>
      </FilterGroup>
    </>
  );
}
