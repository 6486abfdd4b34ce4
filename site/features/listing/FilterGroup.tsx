import { type ReactNode, useState } from 'react';
import { useWide } from './use-wide.ts';

type GroupProps = { title: string; note?: string; children: ReactNode };

export function FilterGroup({ title, note, children }: GroupProps) {
  return (
    <section className="border-ink border-t pt-5 pb-6 max-md:first:border-t-0">
      <h3 className="font-semibold font-stretch-[88%] text-16">{title}</h3>
      {note && <p className="label mb-3.5">{note}</p>}
      {children}
    </section>
  );
}

type MoreProps = {
  summary: string;
  /** One of the values inside is chosen: it must be seen. */
  holdsChosen: boolean;
  className: string;
  children: ReactNode;
};

/** The rarer values of a facet. Once open it stays so, whatever is chosen, until it is folded again. */
export function More({ summary, holdsChosen, className, children }: MoreProps) {
  const [open, setOpen] = useState(false);
  const isOpen = open || holdsChosen;
  const wide = useWide();
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary hidden={holdsChosen} className={className}>
        {isOpen ? 'Fewer' : summary}
      </summary>
      {/* Once awake, what is folded away costs nothing at every change. */}
      {(isOpen || wide === undefined) && children}
    </details>
  );
}
