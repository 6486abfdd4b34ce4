import type { Product } from '../../../../catalogue/product.ts';
import { point } from '../../kit/space.ts';
import type { Flight } from './flight.ts';
import type { Platform } from './platform.ts';

export const platformDepth = 0.95;
const treadSpacing = 0.22;

/** The flight up to a vehicle: wide treads, a deep platform at its head. */
export function vehicleFlight(product: Product): Flight {
  const { width, length, height, material } = product;
  const steel = material === 'Steel';
  return {
    foot: point(0, 0.05, length / 2 - 0.1),
    head: point(0, height, platformDepth - length / 2),
    half: width / 2 - 0.08,
    treads: Math.round(height / treadSpacing),
    tread: steel
      ? { kind: 'punched', material: 'galvanised', corners: height > 3.5 ? 6 : 8 }
      : { kind: 'ribbed', material: 'aluminium-treads' },
    stringer: 0.08,
    material: steel ? 'galvanised' : 'aluminium',
  };
}

export function vehiclePlatform({ half, head, tread, material }: Flight, back: number): Platform {
  return { back, front: head.z + 0.02, height: head.y, half: half + 0.03, tread, material };
}
