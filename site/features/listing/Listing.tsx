import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { countFacets, filterProducts } from '../../../catalogue/filter.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { PictureZoom } from '../product-card/PictureZoom.tsx';
import { Chips } from './Chips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { resultCountId } from './ListingLink.tsx';
import { getSorted, parseListing } from './listing-data.ts';
import { useQuery } from './listing-url.ts';
import { NoMatch, Results } from './Results.tsx';
import { restoreScrollPosition, trackScrollPosition } from './scroll-position.ts';
import { Toolbar } from './Toolbar.tsx';
import { useWide } from './use-wide.ts';

export function Listing() {
  return (
    <ErrorBoundary>
      <FiltersAndCards />
    </ErrorBoundary>
  );
}

function FiltersAndCards() {
  const { listing, counts, found } = useListing();
  const panel = useMemo(() => <FilterPanel listing={listing} counts={counts} />, [listing, counts]);
  const wide = useWide();

  const [zoomed, setZoomed] = useState<ListedProduct>();
  const lightbox = useRef<HTMLDialogElement>(null);
  const zoom = useCallback((product: ListedProduct) => {
    setZoomed(product);
    lightbox.current?.showModal();
  }, []);

  return (
    <div
      data-listing=""
      className="md:grid md:grid-cols-[220px_minmax(0,1fr)] md:items-start md:gap-x-8 lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-x-12 noscript:block!"
    >
      <aside aria-labelledby="filters-heading" className="filter-sidebar">
        <a href={`#${resultCountId}`} className="skip-link">
          Skip to products
        </a>
        <h2 id="filters-heading" className="sr-only">
          Filters
        </h2>
        {wide === false ? undefined : panel}
      </aside>
      <section aria-labelledby="products-heading">
        <h2 id="products-heading" className="sr-only">
          Products
        </h2>
        <Toolbar listing={listing} total={counts.total} />
        <Chips listing={listing} />
        <div className="in-data-listing-waits:invisible">
          {found.length === 0 ? (
            <NoMatch listing={listing} />
          ) : (
            <Results listing={listing} found={found} onZoom={zoom} />
          )}
        </div>
      </section>
      <FilterDrawer listing={listing} total={counts.total}>
        {panel}
      </FilterDrawer>
      <PictureZoom ref={lightbox} product={zoomed} onClose={() => setZoomed(undefined)} />
    </div>
  );
}

/** The listing in the address, its products and its facet counts. */
function useListing() {
  const query = useQuery();
  const listing = useMemo(() => parseListing(query), [query]);
  const counts = useMemo(() => countFacets(getSorted('name'), listing.filters), [listing]);
  const found = useMemo(() => filterProducts(getSorted(listing.sort), listing.filters), [listing]);

  const adopted = useRef(false);
  useLayoutEffect(() => {
    // The first render must match the built page, whatever the address says.
    if (adopted.current || query !== location.search) return;
    adopted.current = true;
    delete document.documentElement.dataset.listingWaits;
    restoreScrollPosition();
  }, [query]);
  useEffect(trackScrollPosition, []);
  useEffect(() => {
    // A list of one family shows that family's size chart.
    for (const chart of document.querySelectorAll<HTMLElement>('[data-chart]'))
      chart.hidden = chart.dataset.chart !== `${listing.filters.family}`;
  }, [listing]);

  return { listing, counts, found };
}
