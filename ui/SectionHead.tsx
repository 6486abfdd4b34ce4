import type { ReactNode } from 'react';

type Props = { id?: string; title: string; lead?: ReactNode; end?: ReactNode };

/** The head of a section: a rule with ticks, a heading, a sentence and at most one link. */
export function SectionHead({ id, title, lead, end }: Props) {
  return (
    <>
      <div className="tick-rule" />
      <div className="mb-7 pt-5 md:mb-12 md:columns-12 md:items-end md:pt-6">
        <h2 id={id} className="head-2 md:col-span-6">
          {title}
        </h2>
        {lead && <p className="mt-3 text-pretty text-ink-2 md:col-span-4 md:mt-0">{lead}</p>}
        {end && (
          <div className="mt-2 md:col-start-11 md:col-end-13 md:-mb-2.5 md:justify-self-end">
            {end}
          </div>
        )}
      </div>
    </>
  );
}
