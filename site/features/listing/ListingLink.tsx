import { type AnchorHTMLAttributes, type MouseEvent, useState } from 'react';
import { type ListingState, shopHref } from '../../../catalogue/query.ts';
import { isPlainClick } from '../../plain-click.ts';
import { askedFor, visit } from './address.ts';
import { listingAt } from './listing-data.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** The listing that it stands in. */
  listing: ListingState;
  /** The listing that it makes of another. */
  to: (from: ListingState) => ListingState;
  /** Gone once followed: it fades at once, and the focus moves to the count of what was found. */
  leaves?: boolean;
  onFollow?: () => void;
};

/** A link to another listing. It loads the page until the listing is awake, and changes it after that. */
export function ListingLink({ listing, to, leaves, onFollow, className = '', ...rest }: Props) {
  const [left, setLeft] = useState<ListingState>();
  const fades = left === listing ? 'opacity-40' : '';
  function followed(event: MouseEvent) {
    // The last step may not be in sight yet: this one adds to it.
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

/** The element that says how many were found. */
export const foundId = 'towers-found';

/** Takes a plain click on a link into this page's own hands, and says whether it leads elsewhere. */
export function follow(event: MouseEvent, href: string): boolean {
  if (!isPlainClick(event)) return false;
  event.preventDefault();
  return visit(href);
}
