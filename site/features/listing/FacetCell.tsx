import type { ReactNode } from 'react';
import { FacetCount, FacetLink, type FacetProps } from './FacetLink.tsx';

/** Cells of a ruled table, three abreast. */
export function CellGrid({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <ul className={`grid grid-cols-3 border-line-2 border-t border-l ${className}`}>{children}</ul>
  );
}

export function FacetCell({ children, ...facet }: FacetProps & { children: ReactNode }) {
  return (
    <li className="grid border-line-2 border-r border-b">
      <FacetLink
        {...facet}
        className="group figure flex min-h-11 items-center justify-center gap-1.5 font-[520] text-14 hover:bg-plate aria-disabled:bg-transparent aria-disabled:text-line-2 aria-[current]:bg-ink aria-[current]:text-paper"
      >
        {children}
        <FacetCount count={facet.count} className="text-12 group-aria-[current]:text-on-ink-2" />
      </FacetLink>
    </li>
  );
}
