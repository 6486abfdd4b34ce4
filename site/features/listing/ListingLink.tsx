import { type AnchorHTMLAttributes, type MouseEvent, useState } from 'react';
import { type ListingState, shopHref } from '../../../catalogue/query.ts';
import { visit } from './address.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: Partial<ListingState>;
  /**
   * The listing out of which the link leads, where it is gone once followed: it fades at once, and
   * the focus moves to the count of what was found.
   */
  leaves?: ListingState;
  onFollow?: () => void;
};

/** A link to another listing. It loads the page until the listing is awake, and changes it after that. */
export function ListingLink({ to, leaves, onFollow, className = '', ...rest }: Props) {
  const [left, setLeft] = useState<ListingState>();
  const fades = leaves && left === leaves ? 'opacity-40' : '';
  function followed(event: MouseEvent<HTMLAnchorElement>) {
    follow(event);
    if (!event.defaultPrevented) return;
    onFollow?.();
    if (!leaves) return;
    setLeft(leaves);
    document.getElementById(foundId)?.focus({ preventScroll: true });
  }
  return <a href={shopHref(to)} onClick={followed} className={`${className} ${fades}`} {...rest} />;
}

/** The element that says how many were found. */
export const foundId = 'towers-found';

/** A click that means here and now, not a new tab, a new window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Takes a plain click on a link to a listing into this page's own hands. */
export function follow(event: MouseEvent<HTMLAnchorElement>, href = event.currentTarget.href) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  visit(href);
}
