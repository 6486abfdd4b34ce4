import type { InferOutput } from 'valibot';
import type { productSchema } from './product-schema.ts';

type ProductFields = InferOutput<typeof productSchema>;

/** A product: its fields and what they may hold are in its schema. */
export type Product = { readonly [Field in keyof ProductFields]: Readonly<ProductFields[Field]> };

export type HeightKind = Product['heightKind'];

export const castorHolds = [
  'Braked',
  'Feet drop under load',
  'Lift clear when the lever is down',
  'Lever brake at each end',
  'Two, for moving only',
  'Lifted by the jackscrews',
] as const;

export const materials = ['Aluminium', 'GRP', 'Timber', 'Steel', 'Rubber', 'Polymer'] as const;

export type Material = (typeof materials)[number];

export const heightLabels: Readonly<Record<HeightKind, string>> = {
  platform: 'Platform height',
  tread: 'Top tread height',
  extended: 'Extended length',
  size: 'Size',
};
