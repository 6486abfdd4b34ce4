import type { ReactNode } from 'react';
import { orderSuccess } from '../../../content/shop-texts.ts';

type Props = {
  /** The hydrated order: its heading, the column beside it, and the content below. */
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

/** The payment's reference, shown if the address has one: see inline/show-order-reference.ts. */
export function OrderReference() {
  return (
    <dl data-with-reference="" hidden className="mt-3 border-line border-t pt-3">
      <dt className="label">{orderSuccess.referenceLabel}</dt>
      <dd data-order-reference="" className="break-all text-13 text-ink-2" />
    </dl>
  );
}
