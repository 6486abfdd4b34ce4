import type { ReactNode } from 'react';

type Props = { heading: string; text: ReactNode; actions: ReactNode; children?: ReactNode };

/** A page that says one thing: thanks, not found, went wrong. */
export function Message({ heading, text, actions, children }: Props) {
  return (
    <section className="sheet py-section">
      <div className="tick-rule" />
      <div className="pt-8 md:columns-12 md:pt-12">
        <h1 className="head-1 md:col-span-7">{heading}</h1>
        <div className="mt-6 grid content-start gap-6 md:col-span-5 md:col-start-8 md:mt-2">
          <div className="lead grid gap-3">{text}</div>
          <div className="flex flex-wrap gap-3">{actions}</div>
          {children}
        </div>
      </div>
    </section>
  );
}
