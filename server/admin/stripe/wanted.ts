import type Stripe from 'stripe';
import type { Product } from '../../../catalogue/product.ts';

/** A product as the payment provider is to know it. */
export function wantedProduct({ id, name, sku }: Product) {
  return { name, description: sku, metadata: { product: id, sku } };
}

/** Its price, found by the product's id as lookup key. */
export function wantedPrice({ id, price }: Product) {
  return {
    product: id,
    currency: 'gbp',
    unit_amount: price,
    tax_behavior: 'inclusive',
    lookup_key: id,
  } as const;
}

/** Whether the provider knows a product as it is to be known. */
export function isWanted(known: Stripe.Product, product: Product): boolean {
  const { name, description, metadata } = wantedProduct(product);
  return (
    known.active &&
    known.name === name &&
    known.description === description &&
    known.metadata.product === metadata.product &&
    known.metadata.sku === metadata.sku
  );
}

/** Whether a price is the one that the catalogue asks for. */
export function isWantedPrice(known: Stripe.Price, product: Product): boolean {
  const wanted = wantedPrice(product);
  return (
    known.active &&
    known.lookup_key === wanted.lookup_key &&
    productIdOf(known) === wanted.product &&
    known.currency === wanted.currency &&
    known.unit_amount === wanted.unit_amount &&
    known.tax_behavior === wanted.tax_behavior
  );
}

/** The product of a price, which comes by its id or in full. */
export function productIdOf({ product }: Stripe.Price): string {
  return typeof product === 'string' ? product : product.id;
}
