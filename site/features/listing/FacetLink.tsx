import type { MouseEvent, ReactNode } from 'react';
import { type ListingState, shopHref } from '../../../catalogue/query.ts';
import { askedFor } from './address.ts';
import { type Choice, isChosen, press } from './choices.ts';
import { follow } from './ListingLink.tsx';
import { listingAt } from './listing-data.ts';
import { usePressed } from './use-pressed.ts';

export type FacetProps = {
  listing: ListingState;
  choice: Choice;
  /** How many there are if this is chosen as well. */
  count: number;
};

type Props = FacetProps & { children: ReactNode; className: string };

/** One value of a facet. What would find nothing stays in sight but cannot be followed. */
export function FacetLink({ listing, choice, count, children, className }: Props) {
  const { isPressed, pressFrom } = usePressed(listing, isChosen(listing.filters, choice));
  if (count === 0 && !isPressed) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link with nowhere to go is how a disabled link is written
      <a role="link" aria-disabled="true" className={className}>
        {children}
      </a>
    );
  }
  function pressed(event: MouseEvent) {
    if (follow(event, hrefWith(listingAt(askedFor()), choice))) pressFrom(listing);
  }
  return (
    <a
      href={hrefWith(listing, choice)}
      aria-current={isPressed ? 'true' : undefined}
      onClick={pressed}
      className={className}
    >
      {children}
    </a>
  );
}

function hrefWith(listing: ListingState, choice: Choice): string {
  return shopHref({ ...listing, filters: press(listing.filters, choice), page: 1 });
}

/** A facet's count: out of sight while the page does not know yet what is chosen. */
export function FacetCount({ count, className = '' }: { count: number; className?: string }) {
  return (
    <span
      className={`text-ink-3 in-data-listing-waits:invisible group-aria-disabled:text-line-2 ${className}`}
    >
      {count}
    </span>
  );
}
