import type { Product } from '../../../catalogue/product.ts';

/** The sections of a product's page in their order. An accessory says what it fits. */
export function sectionsOf({ category, compatibleWith }: Product) {
  return [
    { id: 'specifications', title: 'Technical Specifications' },
    ...(category === 'Ladders' ? [{ id: 'to-scale', title: 'To scale' }] : []),
    ...(compatibleWith ? [{ id: 'fits', title: 'What it fits' }] : []),
    { id: 'description', title: 'Product Description' },
    { id: 'spare-parts', title: 'Compatible Spare Parts' },
    { id: 'related', title: 'Related Products' },
  ];
}
