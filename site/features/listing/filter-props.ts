import type { FacetCounts } from '../../../catalogue/facets.ts';
import type { ListingState } from '../../../catalogue/query.ts';

/** What narrows a listing knows of it. */
export type FilterProps = {
  listing: ListingState;
  counts: FacetCounts;
};
