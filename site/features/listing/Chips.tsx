import type { ListingState } from '../../../catalogue/query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chipLabel, choicesIn, takeOff } from './choices.ts';
import { ListingLink } from './ListingLink.tsx';

/** What is chosen, each to be taken off by itself or all at once, and the key to the cards' scale. */
export function Chips({ listing }: { listing: ListingState }) {
  const choices = choicesIn(listing.filters);
  return (
    <div className="flex flex-wrap items-center gap-2.5 py-2.5 md:min-h-19 md:py-4 max-md:not-has-[a]:not-in-data-listing-waits:py-0">
      <p className="hidden min-h-11 items-center text-14 in-data-listing-waits:flex">Filtering…</p>
      <p className="small hidden min-h-11 items-center noscript:flex">
        Filters need JavaScript. Every product is in the index below.
      </p>
      {choices.map((choice) => (
        <ListingLink
          key={`${choice.facet} ${choice.value}`}
          listing={listing}
          to={(from) => ({ ...from, filters: takeOff(from.filters, choice), page: 1 })}
          leaves
          className="inline-flex min-h-11 items-center gap-2.5 rounded-control border border-ink bg-plate pr-2.5 pl-3.5 font-[560] text-14"
        >
          <span>
            <span className="sr-only">Remove filter </span>
            {chipLabel(choice)}
          </span>
          <Icon name="close" small />
        </ListingLink>
      ))}
      {choices.length > 0 && <ClearAll listing={listing} />}
      <Legend />
    </div>
  );
}

export function ClearAll({ listing }: { listing: ListingState }) {
  return (
    <ListingLink
      listing={listing}
      to={(from) => ({ ...from, filters: {}, page: 1 })}
      leaves
      data-drops="height reach width family categoryKey loadRating material"
      className="text-link px-1 text-14"
    >
      Clear all
    </ListingLink>
  );
}

function Legend() {
  return (
    <p className="label ml-auto flex items-center gap-2 max-lg:hidden">
      <span className="h-1.25 w-5.5 forced-color-adjust-none bg-ink" />
      Standing
      <span className="ml-3 h-1.25 w-5.5 forced-color-adjust-none bg-signal" />
      Reach, on a scale of 0 to 14&nbsp;m
    </p>
  );
}
