import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  note?: ReactNode;
  /** Left out of the printed data sheet. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** The frame that every section of a product's page shares: heading in columns 1-3, content in 4-12. */
export function ProductSection({ id, title, note, screenOnly = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-screen-only={screenOnly ? '' : undefined}
      className="waiting-section scroll-mt-0 border-line border-t py-10 md:columns-12 md:py-16"
    >
      <div className="mb-5 md:col-span-3 md:mb-0">
        <h2 id={`${id}-title`} className="head-3">
          {title}
        </h2>
        {note && <p className="label mt-2.5 max-w-[22em]">{note}</p>}
      </div>
      <div className="md:col-[4/-1]">{children}</div>
    </section>
  );
}
