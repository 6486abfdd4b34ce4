import type { ReactNode } from 'react';
import { orderSuccess } from '../../../content/notices.ts';

type Props = {
  /** The order itself, awake: it fills the column beside the heading, and the place below it. */
  children: ReactNode;
};

export function OrderConfirmation({ children }: Props) {
  return (
    <section className="sheet py-section">
      <div className="tick-rule" />
      <div className="pt-8 md:columns-12 md:grid-rows-[auto_1fr] md:pt-12">
        <div className="md:col-span-7">
          <h1 className="head-1">{orderSuccess.heading}</h1>
          {/* Hidden where the address has a reference: see inline/show-order-reference.ts. */}
          <p data-without-reference="" className="lead mt-6 max-w-[36em]">
            {orderSuccess.withoutReference}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
