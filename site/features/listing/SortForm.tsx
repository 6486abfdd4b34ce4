import { useEffect, useRef, useState } from 'react';
import { type ListingState, plainListing, shopHref, writeQuery } from '../../../catalogue/query.ts';
import { type SortKey, sortLabels } from '../../../catalogue/sort.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { askedFor, visit } from './address.ts';
import { listingAt } from './shelf.ts';

const orders = Object.entries(sortLabels) as [SortKey, string][];

function sortBy(sort: SortKey) {
  visit(shopHref({ ...listingAt(askedFor()), sort, page: 1 }));
}

/** Sends itself as a form until the listing is awake. An order picked before that is taken up on waking. */
export function SortForm({ listing }: { listing: ListingState }) {
  const select = useRef<HTMLSelectElement>(null);
  // Shown at once; the listing follows, and where keys run through the orders, when the key is let go.
  const [picked, setPicked] = useState<{ sort: SortKey; from: ListingState; held: boolean }>();
  const isByKey = useRef(false);
  function press() {
    isByKey.current = true;
    // A key that only opens the menu picks nothing: what is picked there comes later.
    setTimeout(() => {
      isByKey.current = false;
    });
  }
  function pick(sort: SortKey) {
    setPicked({ sort, from: listing, held: isByKey.current });
    if (!isByKey.current) sortBy(sort);
  }
  function letGo() {
    if (!picked?.held) return;
    setPicked({ ...picked, held: false });
    sortBy(picked.sort);
  }
  useEffect(() => {
    const early = orders.find(([key]) => key === select.current?.value)?.[0];
    const asked = listingAt(location.search);
    if (early && early !== plainListing.sort && early !== asked.sort) {
      visit(shopHref({ ...asked, sort: early }));
    }
  }, []);
  return (
    <form
      action={paths.shop}
      className="flex items-center gap-3 whitespace-nowrap text-14 text-ink-2 max-md:hidden noscript:hidden"
    >
      {[...writeQuery({ ...listing, sort: 'name', page: 1 })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">Sort products by</label>
      <span className="relative inline-flex items-center text-ink">
        <select
          ref={select}
          id="sort"
          name="sort"
          autoComplete="off"
          value={picked?.from === listing ? picked.sort : listing.sort}
          data-held={picked?.held || undefined}
          onChange={(event) => pick(event.currentTarget.value as SortKey)}
          onKeyDown={press}
          onKeyUp={letGo}
          onBlur={letGo}
          className="h-11 appearance-none rounded-control border border-line-2 bg-plate pr-10 pl-3.5 font-[560] data-held:border-ink hover:border-ink"
        >
          {orders.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute right-3">
          <Icon name="down" small />
        </span>
      </span>
    </form>
  );
}
