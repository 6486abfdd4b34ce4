import type { ReactNode } from 'react';

type Props = {
  /** The order itself, awake: its heading, the column beside it, and the place below it. */
  children: ReactNode;
};

export function OrderConfirmation({ children }: Props) {
  return (
    <section className="sheet py-section print:py-0">
      <div data-screen-only="" className="tick-rule" />
      <div className="pt-8 md:columns-12 md:grid-rows-[auto_1fr] md:pt-12 print:block print:pt-0">
        {children}
      </div>
    </section>
  );
}
