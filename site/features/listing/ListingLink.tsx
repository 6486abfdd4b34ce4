import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type ListingState, shopHref } from '../../../catalogue/query.ts';
import { visit } from './address.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: Partial<ListingState>;
  /** The link is gone once it has been followed: the focus moves to the count of what was found. */
  vanishes?: boolean;
};

/** A link to another listing. It loads the page until the listing is awake, and changes it after that. */
export function ListingLink({ to, vanishes = false, ...rest }: Props) {
  return <a href={shopHref(to)} onClick={vanishes ? followAndLeave : follow} {...rest} />;
}

/** The element that says how many were found. */
export const foundId = 'towers-found';

/** A click that means here and now, not a new tab, a new window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function follow(event: MouseEvent<HTMLAnchorElement>) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  visit(event.currentTarget.href);
}

function followAndLeave(event: MouseEvent<HTMLAnchorElement>) {
  follow(event);
  if (event.defaultPrevented) document.getElementById(foundId)?.focus({ preventScroll: true });
}
