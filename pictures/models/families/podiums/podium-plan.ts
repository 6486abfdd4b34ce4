import type { Vector3 } from 'three';
import type { Product } from '../../../../catalogue/product.ts';
import { stepsUpTo } from '../../../plans/geometry.ts';
import { atHeight, point } from '../../kit/space.ts';
import type { MaterialName } from '../../materials.ts';

/** What every part of podium steps is placed by, in metres. Tubes by their radius. */
export interface PodiumPlan {
  /** From the middle to the posts, and to the stiles of the ladder between them. */
  readonly hx: number;
  readonly stile: number;
  /** The back posts, the gate at the edge of the platform, the front castors. */
  readonly back: number;
  readonly gate: number;
  readonly front: number;
  readonly height: number;
  /** The axis of the top rail. */
  readonly rail: number;
  readonly material: MaterialName;
  /** GRP tube is not bent: moulded joints hold it. */
  readonly moulded: boolean;
}

export const tube = 0.02;
/** The level of the frame that the castors carry. */
export const baseLevel = 0.2;
export const wheel = 0.125;

export function podiumPlan(product: Product): PodiumPlan {
  const { width, length, height, overallHeight = height + 1, material } = product;
  const moulded = material === 'GRP';
  return {
    hx: width / 2 - 0.03,
    stile: width / 2 - 0.1,
    back: 0.05 - length / 2,
    gate: length / 2 - 0.3,
    front: length / 2 - 0.05,
    height,
    // A moulded corner stands a little higher than the tube in it.
    rail: overallHeight - tube - (moulded ? 0.005 : 0),
    material: moulded ? 'grp' : 'aluminium',
    moulded,
  };
}

/** The line of the ladder's stiles at a height: from the front castors to the edge of the platform. */
export function onLadder({ front, gate, height }: PodiumPlan, x: number, y: number): Vector3 {
  return atHeight(point(x, wheel, front), point(x, height - 0.04, gate), y);
}

/** The treads below the platform, a quarter of a metre apart or nearly so. */
export function treadHeights({ height }: PodiumPlan): number[] {
  return stepsUpTo(height, Math.max(3, Math.round(height / 0.25))).slice(0, -1);
}
