import { useEffect, useRef, useState } from 'react';
import { type ListingState, plainListing, shopHref, writeQuery } from '../../../catalogue/query.ts';
import { type SortKey, sortLabels } from '../../../catalogue/sort.ts';
import { paths } from '../../paths.ts';
import { askedFor, visit } from './address.ts';
import { listingAt } from './listing-data.ts';

const orders = Object.entries(sortLabels) as [SortKey, string][];

function sortBy(sort: SortKey) {
  visit(shopHref({ ...listingAt(askedFor()), sort, page: 1 }));
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
  function press() {
    isByKey.current = true;
    // A key that only opens the menu chooses nothing: the choice in the menu comes later.
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
    const early = select.current?.value as SortKey;
    const asked = listingAt(askedFor()).sort;
    if (early !== plainListing.sort && early !== asked) sortBy(early);
  }, []);
  return (
    <select
      ref={select}
      name="sort"
      autoComplete="off"
      value={picked?.from === listing ? picked.sort : listing.sort}
      data-held={picked?.held || undefined}
      onChange={(event) => pick(event.currentTarget.value as SortKey)}
      onKeyDown={press}
      onKeyUp={letGo}
      onBlur={letGo}
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
      {[...writeQuery({ ...listing, sort: 'name', page: 1 })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">Sort products by</label>
      <SortSelect listing={listing} id="sort" />
    </form>
  );
}
