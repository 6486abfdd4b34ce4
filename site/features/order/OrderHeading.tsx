import type { ReactNode } from 'react';

type Props = {
  heading: string;
  /** Thanks are not filed; that an order is cancelled must be. */
  screenOnly: boolean;
  /** What stands below it on a visit without a reference. */
  children: ReactNode;
};

/** Two lines are kept for it on a phone, so that nothing below moves when the order is known. */
export function OrderHeading({ heading, screenOnly, children }: Props) {
  return (
    <div data-screen-only={screenOnly ? '' : undefined} className="md:col-span-7">
      <h1 aria-live="polite" className="head-1 max-sm:min-h-[2lh]">
        {heading}
      </h1>
      {children}
    </div>
  );
}
