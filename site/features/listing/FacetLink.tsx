import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Facet, FacetChoice, FacetPanel, FacetValue } from '../../../catalogue/facets.ts';
import { loadNote } from '../../../catalogue/families.ts';
import type { FacetCounts } from '../../../catalogue/filter.ts';
import { buildShopUrl, type ListingState } from '../../../catalogue/listing-query.ts';
import { isChosen, toggleChoice } from './filter-choices.ts';
import { navigateOnPlainClick } from './ListingLink.tsx';
import { parseListing } from './listing-data.ts';
import { getRequestedQuery } from './listing-url.ts';

/** Whether a control shows as chosen. A press takes effect at once, before the listing has updated. */
export function usePressed(listing: ListingState, isChosen: boolean) {
  const [pressedIn, setPressedIn] = useState<ListingState>();
  const pressFrom = (from: ListingState) =>
    setPressedIn((before) => (before === from ? undefined : from));
  return { isPressed: pressedIn === listing ? !isChosen : isChosen, pressFrom };
}

/** A facet as the filter panel shows it. */
export type FacetProps = {
  listing: ListingState;
  counts: FacetCounts;
  facet: Facet;
  panel: FacetPanel<FacetValue>;
};

type Props = FacetProps & {
  value: FacetValue;
  countClass: string;
  children?: ReactNode;
  className: string;
};

/** One value of a facet. A value that would find nothing stays visible but cannot be followed. */
export function FacetLink(props: Props) {
  const { listing, counts, facet, panel, value, countClass, children, className } = props;
  const choice = { facet, value } as FacetChoice;
  const known: ReadonlyMap<FacetValue, number> = counts[facet];
  /** The number of products if this is chosen as well. */
  const count = known.get(value) ?? 0;
  const { isPressed, pressFrom } = usePressed(listing, isChosen(listing.filters, choice));
  const content = (
    <>
      {children}
      <span>
        {panel.text(value)}
        <LoadNote of={value} />
      </span>
      {/* Hidden while the page does not yet know which filters are chosen. */}
      <span
        className={`text-ink-3 in-data-listing-waits:invisible group-aria-disabled:text-line-2 ${countClass}`}
      >
        {count}
      </span>
    </>
  );
  if (count === 0 && !isPressed) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link with nowhere to go is how a disabled link is written
      <a role="link" aria-disabled="true" className={`group ${className}`}>
        {content}
      </a>
    );
  }
  function handleClick(event: MouseEvent) {
    if (navigateOnPlainClick(event, hrefWith(parseListing(getRequestedQuery()), choice)))
      pressFrom(listing);
  }
  return (
    <a
      href={hrefWith(listing, choice)}
      aria-current={isPressed ? 'true' : undefined}
      onClick={handleClick}
      className={`group ${className}`}
    >
      {content}
    </a>
  );
}

/** The load a product carries, shown where the weight in its label is not the load. */
export function LoadNote({ of }: { of: FacetValue }) {
  const note = loadNote(of);
  return note && <small className="block font-normal text-12 text-ink-3">{note}</small>;
}

function hrefWith(listing: ListingState, choice: FacetChoice): string {
  return buildShopUrl({ ...listing, filters: toggleChoice(listing.filters, choice), page: 1 });
}
