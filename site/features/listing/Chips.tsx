import { facetNames } from '../../../catalogue/facets.ts';
import type { ListingState } from '../../../catalogue/listing-query.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LoadNote } from './FacetLink.tsx';
import { chipLabel, getChoices, removeChoice } from './filter-choices.ts';
import { ListingLink } from './ListingLink.tsx';

/** The chosen filters, which can be removed one by one or all at once. */
export function Chips({ listing }: { listing: ListingState }) {
  const choices = getChoices(listing.filters);
  return (
    <div className="flex flex-wrap items-center gap-2.5 md:pb-4 has-[a]:pt-3 in-data-listing-waits:pt-3 max-md:has-[a]:pb-3 max-md:in-data-listing-waits:pb-3">
      <p className="hidden min-h-11 items-center text-14 in-data-listing-waits:flex">Filtering…</p>
      <p className="small hidden min-h-11 items-center noscript:flex">
        Filters need JavaScript. Every product is in the index below.
      </p>
      {choices.map((choice) => (
        <span
          key={`${choice.facet} ${choice.value}`}
          className="flex flex-wrap items-center gap-x-2.5"
        >
          <ListingLink
            listing={listing}
            to={(from) => ({ ...from, filters: removeChoice(from.filters, choice), page: 1 })}
            disappears
            className="inline-flex min-h-11 items-center gap-2.5 rounded-control border border-ink bg-plate pr-2.5 pl-3.5 font-[560] text-14"
          >
            <span>
              <span className="sr-only">Remove filter </span>
              {chipLabel(choice)}
            </span>
            <Icon name="close" small />
          </ListingLink>
          <LoadNote of={choice.value} />
        </span>
      ))}
      {choices.length > 0 && <ClearAll listing={listing} />}
      {/* Shown if there is a size chart. */}
      <a href="#sizes" className="to-size-chart text-link ml-auto text-14">
        Size chart
      </a>
    </div>
  );
}

export function ClearAll({ listing }: { listing: ListingState }) {
  return (
    <ListingLink
      listing={listing}
      to={(from) => ({ ...from, filters: {}, page: 1 })}
      disappears
      data-drops={facetNames.join(' ')}
      className="text-link whitespace-nowrap px-1 text-14"
    >
      Clear all
    </ListingLink>
  );
}
