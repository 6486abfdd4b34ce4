import type Stripe from 'stripe';
import { productByPriceId } from '../../catalogue/catalogue.ts';

/** A line as the provider sold it. */
export type PaidLine = { productId: string; name: string; unitPence: number; quantity: number };

/** Reads a line of a session; `price.product` must have been expanded. */
export function readPaidLine(item: Stripe.LineItem): PaidLine {
  const { price, quantity, description } = item;
  const product = typeof price?.product === 'object' ? price.product : undefined;
  const metadata = product && !product.deleted ? product.metadata : undefined;
  return {
    productId: metadata?.product ?? productByPriceId(price?.id ?? '')?.id ?? `unknown-${item.id}`,
    name: description ?? 'Unknown product',
    unitPence: price?.unit_amount ?? 0,
    quantity: quantity ?? 1,
  };
}
