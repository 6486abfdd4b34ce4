import type { ReactNode } from 'react';

/** A short word about a product or a project. */
export function Badge({ children, solid = false }: { children: ReactNode; solid?: boolean }) {
  const look = solid ? 'bg-ink text-paper' : 'bg-plate text-ink';
  return (
    <span
      className={`inline-block rounded-control border border-ink px-1.75 py-1.25 font-semibold font-stretch-[88%] text-12 leading-none ${look}`}
    >
      {children}
    </span>
  );
}
