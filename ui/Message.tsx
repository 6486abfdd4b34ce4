import type { ReactNode, Ref } from 'react';

type Props = {
  heading: string;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** A page with a single message: thanks, not found, an error. */
export function Message({ heading, text, actions, children, ref }: Props) {
  return (
    <section ref={ref} className="sheet py-section [.sheet_&]:px-0">
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
