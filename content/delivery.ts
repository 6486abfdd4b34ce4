import type { Product } from '../catalogue/product.ts';

/** What asks for two people at the kerb, and what in one piece is too heavy for them. */
export const loads = { longMetres: 3, heavyKilograms: 50 } as const;

/** Where delivery is not the standard service. */
export const delivery = {
  surchargeAreas:
    'the Scottish Highlands and Islands (postcodes IV, HS, KW and ZE, and parts of PA and PH), Northern Ireland, the Isle of Wight and any other UK address off the mainland',
} as const;

/** What delivery costs. No charge can be set here, because the checkout takes none. */
export function deliveryWords() {
  return {
    name: 'UK mainland delivery',
    value: 'Included',
    beyond: 'Highlands, islands and Northern Ireland: delivery cost agreed before dispatch.',
  };
}

/** For who has ordered and paid: an address that standard delivery does not reach costs nothing unasked. */
export const beyondMainland =
  "Outside the UK mainland or in the Highlands? We'll agree the delivery cost with you before dispatch.";

/** What a product asks for at the kerb beyond one pair of hands. */
export function loadOf(product: Product): 'heavy' | 'long' | undefined {
  if (product.weight > loads.heavyKilograms && !comesInParts(product)) return 'heavy';
  return product.closedLength > loads.longMetres ? 'long' : undefined;
}

/** A tower, or a board with its trestles: its weight is that of many parts, each carried by hand. */
function comesInParts({ standard, model }: Product): boolean {
  return standard === 'EN 1004-1' || model.endsWith('Staging Set');
}
