import type { ListingState } from '../../../catalogue/query.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { chipLabel, takeOff } from './choices.ts';
import { bestSuggestion } from './filter-suggestion.ts';
import { ListingLink } from './ListingLink.tsx';
import { inOrder } from './listing-data.ts';
import { towers } from './words.ts';

/** Nothing found: what to take off to find most, or everything. */
export function NoMatch({ listing }: { listing: ListingState }) {
  const relief = bestSuggestion(inOrder('name'), listing.filters);
  return (
    <div className="grid justify-items-start gap-4 border border-line bg-plate px-5 py-12 md:px-12 md:py-16">
      <h3 className="head-3">No towers match your criteria</h3>
      {relief && (
        <p className="text-ink-2">
          Without the filter ‘{chipLabel(relief.choice)}’ there {relief.count === 1 ? 'is' : 'are'}{' '}
          {towers(relief.count)}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {relief && (
          <ListingLink
            listing={listing}
            to={(from) => ({ ...from, filters: takeOff(from.filters, relief.choice), page: 1 })}
            leaves
            className={buttonClass('ink', 'normal')}
          >
            Remove {chipLabel(relief.choice)}
          </ListingLink>
        )}
        <ListingLink
          listing={listing}
          to={(from) => ({ ...from, filters: {}, page: 1 })}
          leaves
          className={buttonClass('line', 'normal')}
        >
          Clear All Filters
        </ListingLink>
      </div>
    </div>
  );
}
