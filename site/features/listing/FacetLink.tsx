import type { ReactNode } from 'react';
import type { ListingState } from '../../../catalogue/query.ts';
import { type Choice, isChosen, press } from './choices.ts';
import { ListingLink } from './ListingLink.tsx';

export type FacetProps = {
  listing: ListingState;
  choice: Choice;
  /** How many there are if this is chosen as well. */
  count: number;
};

type Props = FacetProps & { children: ReactNode; className: string };

/** One value of a facet. What would find nothing stays in sight but cannot be followed. */
export function FacetLink({ listing, choice, count, children, className }: Props) {
  const chosen = isChosen(listing.filters, choice);
  if (count === 0 && !chosen) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link with nowhere to go is how a disabled link is written
      <a role="link" aria-disabled="true" className={className}>
        {children}
      </a>
    );
  }
  return (
    <ListingLink
      to={{ ...listing, filters: press(listing.filters, choice), page: 1 }}
      aria-current={chosen ? 'true' : undefined}
      className={className}
    >
      {children}
    </ListingLink>
  );
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
