import { type AnchorHTMLAttributes, type MouseEvent, useState } from 'react';
import { buildShopUrl, type ListingState } from '../../../catalogue/listing-query.ts';
import { isPlainClick } from '../../plain-click.ts';
import { parseListing } from './listing-data.ts';
import { getRequestedQuery, navigate } from './listing-url.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  listing: ListingState;
  /** Maps a listing to the link's target listing. */
  to: (from: ListingState) => ListingState;
  /** The link disappears once followed: it fades at once, and focus moves to the result count. */
  disappears?: boolean;
  onFollow?: () => void;
};

/** A link to another listing. It loads the page until the listing is hydrated, and updates it after that. */
export function ListingLink({ listing, to, disappears, onFollow, className = '', ...rest }: Props) {
  const [leftListing, setLeftListing] = useState<ListingState>();
  const fadeClass = leftListing === listing ? 'opacity-40' : '';
  function handleClick(event: MouseEvent) {
    // The last step may not be rendered yet: this one builds on it.
    if (!navigateOnPlainClick(event, buildShopUrl(to(parseListing(getRequestedQuery()))))) return;
    onFollow?.();
    if (!disappears) return;
    setLeftListing(listing);
    document.getElementById(resultCountId)?.focus({ preventScroll: true });
  }
  return (
    <a
      href={buildShopUrl(to(listing))}
      onClick={handleClick}
      className={`${className} ${fadeClass}`}
      {...rest}
    />
  );
}

/** The id of the element with the result count. */
export const resultCountId = 'towers-found';

/** Handles a plain click on a link within this page, and returns whether the listing changes. */
export function navigateOnPlainClick(event: MouseEvent, href: string): boolean {
  if (!isPlainClick(event)) return false;
  event.preventDefault();
  return navigate(href);
}
