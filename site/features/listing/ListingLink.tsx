import { type AnchorHTMLAttributes, type MouseEvent, useState } from 'react';
import { type ListingState, shopHref } from '../../../catalogue/query.ts';
import { isPlainClick } from '../../plain-click.ts';
import { askedFor, visit } from './address.ts';
import { listingAt } from './listing-data.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** The listing that contains the link. */
  listing: ListingState;
  /** Maps a listing to the link's target listing. */
  to: (from: ListingState) => ListingState;
  /** The link disappears once followed: it fades at once, and focus moves to the result count. */
  leaves?: boolean;
  onFollow?: () => void;
};

/** A link to another listing. It loads the page until the listing is hydrated, and updates it after that. */
export function ListingLink({ listing, to, leaves, onFollow, className = '', ...rest }: Props) {
  const [left, setLeft] = useState<ListingState>();
  const fades = left === listing ? 'opacity-40' : '';
  function followed(event: MouseEvent) {
    // The last step may not be rendered yet: this one builds on it.
    if (!follow(event, shopHref(to(listingAt(askedFor()))))) return;
    onFollow?.();
    if (!leaves) return;
    setLeft(listing);
    document.getElementById(foundId)?.focus({ preventScroll: true });
  }
  return (
    <a
      href={shopHref(to(listing))}
      onClick={followed}
      className={`${className} ${fades}`}
      {...rest}
    />
  );
}

/** The id of the element with the result count. */
export const foundId = 'towers-found';

/** Handles a plain click on a link within this page, and returns whether the listing changes. */
export function follow(event: MouseEvent, href: string): boolean {
  if (!isPlainClick(event)) return false;
  event.preventDefault();
  return visit(href);
}
