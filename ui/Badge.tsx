import type { ReactNode } from 'react';

/** A short word about a product or a project. */
export function Badge({ children, solid = false }: { children: ReactNode; solid?: boolean }) {
  const look = solid ? 'bg-ink text-paper' : 'bg-plate text-ink';
  return <span className={`badge ${look}`}>{children}</span>;
}
