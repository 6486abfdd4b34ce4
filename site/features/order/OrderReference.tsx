import { orderSuccess } from '../../../content/shop-texts.ts';

/** The payment's own reference, shown where the address has one: see inline/show-order-reference.ts. */
export function OrderReference() {
  return (
    <dl data-with-reference="" hidden className="mt-3 border-line border-t pt-3">
      <dt className="label">{orderSuccess.referenceLabel}</dt>
      <dd data-order-reference="" className="break-all text-13 text-ink-2" />
    </dl>
  );
}
