import type { Product } from '../../../../catalogue/product.ts';
import { point, sides } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { addBlockFoot } from './carriage.ts';
import type { Flight } from './flight.ts';
import type { Platform } from './platform.ts';

/** Wheels, the height of the base rail, and the hollow section that mobile ladders are welded of. */
export const [wheel, low, tube] = [0.16, 0.24, 0.044];

/** A flight whose head is at a place along Z. */
export function mobileFlight(product: Product, head: number): Flight {
  const { width, length, height } = product;
  const galvanised = product.name.includes('Slip-Resistant');
  return {
    foot: point(0, 0.06, length / 2 - 0.12),
    head: point(0, height, head),
    half: width / 2 - 0.08,
    treads: product.treads ?? Math.round(height / 0.24),
    tread: { kind: galvanised ? 'punched' : 'ribbed', material: 'galvanised' },
    stringer: 0.07,
    material: galvanised ? 'galvanised' : 'steel',
  };
}

export function mobilePlatform(
  { half, tread, material, head }: Flight,
  back: number,
  front: number,
): Platform {
  return { back, front, height: head.y, half: half + 0.03, tread, material };
}

export function addStringerFeet(piece: Workpiece, { foot, half, material }: Flight): void {
  for (const side of sides) {
    addBlockFoot(piece, material, point(side * half, 0, foot.z + 0.04), 0.15, 0.075);
  }
}
