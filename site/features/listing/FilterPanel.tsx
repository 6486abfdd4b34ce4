import { type ReactNode, useState } from 'react';
import {
  type FacetValue,
  facetNames,
  getFacet,
  selectedValues,
} from '../../../catalogue/facets.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FacetLink, type FacetProps } from './FacetLink.tsx';
import { splitMostCommon } from './filter-choices.ts';
import { HeightScale } from './HeightScale.tsx';
import { allFacetCounts } from './listing-data.ts';
import { useWide } from './use-wide.ts';

type Props = Pick<FacetProps, 'listing' | 'counts'>;

/** All filters of the listing. Shown beside the cards, or in a drawer on small screens. */
export function FilterPanel({ listing, counts }: Props) {
  return facetNames.map((facet) => {
    const { panel } = getFacet(facet);
    if (!panel) return undefined;
    const Values = facetComponents[panel.look];
    return (
      <FilterGroup key={facet} title={panel.title} note={panel.note}>
        <Values {...{ listing, counts, facet, panel }} />
      </FilterGroup>
    );
  });
}

const facetComponents = { scale: HeightScale, cells: FacetCells, boxes: FacetBoxes };

/** Table cells, three per row. */
function FacetCells(props: FacetProps) {
  const cells = (values: readonly FacetValue[], className: string) => (
    <ul className={`grid grid-cols-3 border-line-2 border-l ${className}`}>
      {values.map((value) => (
        <li key={value} className="grid border-line-2 border-r border-b">
          <FacetLink
            {...props}
            value={value}
            className="figure flex min-h-11 items-center justify-center gap-1.5 font-[520] text-14 hover:bg-plate aria-disabled:bg-transparent aria-disabled:text-line-2 aria-[current]:bg-ink aria-[current]:text-paper"
            countClass="text-12 group-aria-[current]:text-on-ink-2"
          />
        </li>
      ))}
    </ul>
  );
  return (
    <FewAndMore
      {...props}
      className="figure flex min-h-11 items-center justify-center border-line-2 border-x border-b font-[520] text-14 hover:bg-plate"
      few={(values) => cells(values, 'mt-2.5 border-t')}
      more={(values) => cells(values, '')}
    />
  );
}

/** A list of checkboxes. */
function FacetBoxes(props: FacetProps) {
  const boxes = (values: readonly FacetValue[], className?: string) => (
    <ul className={className}>
      {values.map((value) => (
        <li key={value}>
          <FacetLink
            {...props}
            value={value}
            className="flex min-h-11 items-center gap-3 text-16 hover:underline aria-disabled:text-line-2 aria-disabled:no-underline md:text-14"
            countClass="ml-auto"
          >
            <span className="grid size-4.5 flex-none place-items-center border border-ink-3 bg-plate text-paper group-aria-disabled:border-line group-aria-[current]:border-ink group-aria-[current]:bg-ink">
              <span className="hidden group-aria-[current]:block">
                <Icon name="check" small />
              </span>
            </span>
          </FacetLink>
        </li>
      ))}
    </ul>
  );
  return (
    <FewAndMore
      {...props}
      className="text-link text-14"
      few={(values) => boxes(values, 'mt-2')}
      more={boxes}
    />
  );
}

type ShowValues = (values: readonly FacetValue[]) => ReactNode;

type FewAndMoreProps = FacetProps & { few: ShowValues; more: ShowValues; className: string };

/** The most common values, with the rest behind More. */
function FewAndMore({ listing, facet, panel, few, more, className }: FewAndMoreProps) {
  const [common, rest] = splitMostCommon<FacetValue>(allFacetCounts[facet], panel.few?.count);
  const chosen = selectedValues(listing.filters, facet);
  return (
    <>
      {few(common)}
      {rest.length > 0 && (
        <More
          summary={panel.few?.more ?? ''}
          holdsChosen={rest.some((value) => chosen.includes(value))}
          className={className}
        >
          {more(rest)}
        </More>
      )}
    </>
  );
}

type GroupProps = { title: string; note?: string | undefined; children: ReactNode };

export function FilterGroup({ title, note, children }: GroupProps) {
  return (
    <section className="border-ink border-t pt-5 pb-6 max-md:first:border-t-0">
      <h3 className="font-semibold font-stretch-[88%] text-16">{title}</h3>
      {note && <p className="label mb-3.5">{note}</p>}
      {children}
    </section>
  );
}

type MoreProps = {
  summary: string;
  /** One of the values inside is chosen: it must be seen. */
  holdsChosen: boolean;
  className: string;
  children: ReactNode;
};

/** The rarer values of a facet. Once opened, it stays open until the visitor closes it. */
function More({ summary, holdsChosen, className, children }: MoreProps) {
  const [open, setOpen] = useState(false);
  const isOpen = open || holdsChosen;
  const wide = useWide();
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary hidden={holdsChosen} className={className}>
        {isOpen ? 'Fewer' : summary}
      </summary>
      {/* After hydration, collapsed content is not rendered, so that updates stay cheap. */}
      {(isOpen || wide === undefined) && children}
    </details>
  );
}
