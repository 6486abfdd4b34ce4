import type { ReactNode } from 'react';

/** Cells of one ruled table, never floating boxes. */
export function CardGrid({ children, className }: { children: ReactNode; className: string }) {
  return <ul className={`grid border-line border-t border-l ${className}`}>{children}</ul>;
}

type Props = { plate: ReactNode; children: ReactNode; foot?: ReactNode };

export function Card({ plate, children, foot }: Props) {
  return (
    <li className="relative flex flex-col border-line border-r border-b bg-plate">
      {plate}
      <div className="flex flex-1 flex-col gap-1 border-line border-t p-4">{children}</div>
      {foot && <div className="px-4 pb-4">{foot}</div>}
    </li>
  );
}
