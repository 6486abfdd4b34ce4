import { type FamilyChoice, familyLabel } from '../../../catalogue/families.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FacetCount, FacetLink, type FacetProps } from './FacetLink.tsx';
import { More } from './FilterGroup.tsx';
import type { FilterProps } from './filter-props.ts';
import { everything } from './listing-data.ts';
import { mostCommon } from './most-common.ts';

const [common, rest] = mostCommon(everything.family, 10);

/** The families we have products of, to be ticked one by one. */
export function FamilyBoxes({ listing, counts }: FilterProps) {
  const box = (family: FamilyChoice) => (
    <li key={family}>
      <FamilyBox listing={listing} family={family} count={counts.family.get(family) ?? 0} />
    </li>
  );
  return (
    <>
      <ul className="mt-2">{common.map(box)}</ul>
      {rest.length > 0 && (
        <More
          summary="All families"
          holdsChosen={rest.some((family) => listing.filters.family?.includes(family))}
          className="text-link text-14"
        >
          <ul>{rest.map(box)}</ul>
        </More>
      )}
    </>
  );
}

type BoxProps = Omit<FacetProps, 'choice'> & { family: FamilyChoice };

function FamilyBox({ family, ...facet }: BoxProps) {
  return (
    <FacetLink
      {...facet}
      choice={{ facet: 'family', value: family }}
      className="group flex min-h-11 items-center gap-3 text-16 hover:underline aria-disabled:text-line-2 aria-disabled:no-underline md:text-14"
    >
      <span className="grid size-4.5 flex-none place-items-center border border-ink-3 bg-plate text-paper group-aria-disabled:border-line group-aria-[current]:border-ink group-aria-[current]:bg-ink">
        <span className="hidden group-aria-[current]:block">
          <Icon name="check" small />
        </span>
      </span>
      {familyLabel(family)}
      <FacetCount count={facet.count} className="ml-auto" />
    </FacetLink>
  );
}
