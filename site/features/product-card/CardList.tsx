import type { ReactNode, Ref } from 'react';
import type { CardView } from './card-facts.ts';

type Props = { view?: CardView; ref?: Ref<HTMLUListElement>; children: ReactNode };

/** A ruled table of product cards, to the screen's edges where there is no room for a margin. */
export function CardList({ view = 'grid', ref, children }: Props) {
  const columns = view === 'grid' ? 'sm:grid-cols-2 min-[80rem]:grid-cols-3' : '';
  return (
    <ul ref={ref} className={`grid border-line border-t max-md:-mx-margin md:border-l ${columns}`}>
      {children}
    </ul>
  );
}
