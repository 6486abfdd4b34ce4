import { exactMetres } from '../../../catalogue/measures.ts';
import { CellGrid, FacetCell } from './FacetCell.tsx';
import { More } from './FilterGroup.tsx';
import type { FilterProps } from './filter-props.ts';
import { everything } from './listing-data.ts';
import { mostCommon } from './most-common.ts';

const [common, rest] = mostCommon(everything.width, 9);

/** The widths that most products have; the rest behind More. */
export function Widths({ listing, counts }: FilterProps) {
  const cell = (value: number) => (
    <FacetCell
      key={value}
      listing={listing}
      choice={{ facet: 'width', value }}
      count={counts.width.get(value) ?? 0}
    >
      {exactMetres(value)}
    </FacetCell>
  );
  return (
    <>
      <CellGrid className="mt-2.5">{common.map(cell)}</CellGrid>
      {rest.length > 0 && (
        <More
          summary="More"
          holdsChosen={rest.some((value) => value === listing.filters.width)}
          className="figure flex min-h-11 items-center justify-center border-line-2 border-x border-b font-[520] text-14 hover:bg-plate"
        >
          <CellGrid className="border-t-0">{rest.map(cell)}</CellGrid>
        </More>
      )}
    </>
  );
}
