import type { sandboxPrice, sandboxProduct } from '../schema.ts';
import { seconds, type WirePrice, type WireProduct } from '../wire.ts';

export type ProductRow = typeof sandboxProduct.$inferSelect;
export type PriceRow = typeof sandboxPrice.$inferSelect;

/** A product as Stripe shows it. */
export function productObject(row: ProductRow): WireProduct {
  const { id, active, facts, createdAt, updatedAt } = row;
  return {
    id,
    object: 'product',
    active,
    created: seconds(createdAt),
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    statement_descriptor: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: seconds(updatedAt),
    ...facts,
  };
}

/** A price as Stripe shows it, with its product in full. */
export function priceObject(row: PriceRow, product: WireProduct): WirePrice {
  const { id, active, lookupKey, facts, createdAt } = row;
  return {
    id,
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created: seconds(createdAt),
    currency: 'gbp',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    product,
    recurring: null,
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount_decimal: String(facts.unit_amount),
    ...facts,
  };
}
