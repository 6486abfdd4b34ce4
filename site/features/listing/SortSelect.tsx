import { useEffect, useRef, useState } from 'react';
import {
  buildListingParams,
  buildShopUrl,
  defaultListing,
  type ListingState,
} from '../../../catalogue/listing-query.ts';
import { type SortKey, sortLabels } from '../../../catalogue/sort.ts';
import { paths } from '../../paths.ts';
import { parseListing } from './listing-data.ts';
import { getRequestedQuery, navigate } from './listing-url.ts';

const orders = Object.entries(sortLabels) as [SortKey, string][];

function sortBy(sort: SortKey) {
  navigate(buildShopUrl({ ...parseListing(getRequestedQuery()), sort, page: 1 }));
}

type Props = {
  listing: ListingState;
  id: string;
  /** The name, if there is no label beside it. */
  'aria-label'?: string;
};

/** The sort order. An order chosen before hydration is adopted on hydration. */
export function SortSelect({ listing, ...rest }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  // Shows the choice at once. The listing follows, or if arrow keys change the order, on key up.
  const [picked, setPicked] = useState<{ sort: SortKey; from: ListingState; held: boolean }>();
  const isByKey = useRef(false);
  function handleKeyDown() {
    isByKey.current = true;
    // A key that only opens the menu chooses nothing: the choice in the menu comes later.
    setTimeout(() => {
      isByKey.current = false;
    });
  }
  function handleChange(sort: SortKey) {
    setPicked({ sort, from: listing, held: isByKey.current });
    if (!isByKey.current) sortBy(sort);
  }
  function applyHeldSort() {
    if (!picked?.held) return;
    setPicked({ ...picked, held: false });
    sortBy(picked.sort);
  }
  useEffect(() => {
    const early = select.current?.value as SortKey;
    const requestedSort = parseListing(getRequestedQuery()).sort;
    if (early !== defaultListing.sort && early !== requestedSort) sortBy(early);
  }, []);
  return (
    <select
      ref={select}
      name="sort"
      autoComplete="off"
      value={picked?.from === listing ? picked.sort : listing.sort}
      data-held={picked?.held || undefined}
      onChange={(event) => handleChange(event.currentTarget.value as SortKey)}
      onKeyDown={handleKeyDown}
      onKeyUp={applyHeldSort}
      onBlur={applyHeldSort}
      className="field sort-select"
      {...rest}
    >
      {orders.map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A native form that submits itself until the listing is hydrated. */
export function SortForm({ listing }: { listing: ListingState }) {
  return (
    <form
      action={paths.shop}
      className="ml-auto flex items-center gap-3 whitespace-nowrap text-14 text-ink-2 max-md:hidden noscript:hidden"
    >
      {[...buildListingParams({ ...listing, sort: 'name', page: 1 })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">Sort products by</label>
      <SortSelect listing={listing} id="sort" />
    </form>
  );
}
