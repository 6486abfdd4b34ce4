import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { countFacets } from '../../../catalogue/facets.ts';
import { filterProducts } from '../../../catalogue/filter.ts';
import { useQuery } from './address.ts';
import { notePlace, returnToPlace } from './keep-place.ts';
import { inOrder, listingAt } from './listing-data.ts';

/** What the address asks for and what that finds. */
export function useListing() {
  const query = useQuery();
  const listing = useMemo(() => listingAt(query), [query]);
  const counts = useMemo(() => countFacets(inOrder('name'), listing.filters), [listing]);
  const found = useMemo(() => filterProducts(inOrder(listing.sort), listing.filters), [listing]);

  const adopted = useRef(false);
  useLayoutEffect(() => {
    // The first thing drawn is the page as it was built, whatever the address says.
    if (adopted.current || query !== location.search) return;
    adopted.current = true;
    delete document.documentElement.dataset.listingWaits;
    returnToPlace();
  }, [query]);
  useEffect(notePlace, []);

  return { listing, counts, found };
}
