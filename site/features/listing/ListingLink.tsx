import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type ListingState, shopHref } from '../../../catalogue/query.ts';
import { visit } from './address.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: Partial<ListingState>;
  /** The link is gone once it has been followed: the focus moves to the count of what was found. */
  vanishes?: boolean;
  onFollow?: () => void;
};

/** A link to another listing. It loads the page until the listing is awake, and changes it after that. */
export function ListingLink({ to, vanishes = false, onFollow, ...rest }: Props) {
  function followed(event: MouseEvent<HTMLAnchorElement>) {
    follow(event);
    if (!event.defaultPrevented) return;
    onFollow?.();
    if (vanishes) document.getElementById(foundId)?.focus({ preventScroll: true });
  }
  return <a href={shopHref(to)} onClick={followed} {...rest} />;
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
