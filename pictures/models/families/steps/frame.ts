import type { Vector3 } from 'three';
import type { Product } from '../../../../catalogue/product.ts';
import type { PlanLimb as Side, StepsFrame } from '../../../plans/steps.ts';
import { stileFoot } from '../../kit/feet.ts';
import { labelPlate } from '../../kit/plates.ts';
import { channel } from '../../kit/profiles.ts';
import {
  atHeight,
  bothSides,
  direction,
  frame,
  outward,
  point,
  pointAlong,
  X,
} from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';

/** The centreline of the right-hand stile or leg. The left-hand one mirrors it. */
export interface Limb {
  readonly foot: Vector3;
  readonly head: Vector3;
  readonly material: MaterialName;
  /** From front to back. */
  readonly depth: number;
  /** Across, as seen from the front. */
  readonly face: number;
}

/** A limb of the plan, positioned across the width. */
export function buildLimb(
  { foot, head, top, depth }: Side,
  plan: Pick<StepsFrame, 'frame' | 'face'>,
  at: { readonly foot: number; readonly head: number; readonly up: number },
): Limb {
  return {
    foot: point(at.foot, at.up, foot),
    head: point(at.head, top, head),
    material: plan.frame,
    depth,
    face: plan.face,
  };
}

/** The same point on the left (−1) or the right (1). */
export function mirrorToSide(side: number, { x, y, z }: Vector3): Vector3 {
  return point(side * x, y, z);
}

/** The point where a limb must end for its highest corner to stay below `ceiling`, such as a cap's top. */
function endBelow({ foot, head, depth }: Limb, ceiling: number): Vector3 {
  const rise = (depth / 2) * Math.abs(direction(foot, head).z);
  return atHeight(foot, head, ceiling - rise);
}

/** Adds channels on both sides, with their webs on the outside. */
export function addLimbs(piece: Workpiece, limb: Limb, ceiling: number): void {
  const profile = channel(limb.depth, limb.face);
  const end = endBelow(limb, ceiling);
  for (const side of bothSides) {
    piece.member(
      limb.material,
      profile,
      mirrorToSide(side, limb.foot),
      mirrorToSide(side, end),
      outward(side),
    );
  }
}

export function addFeet(piece: Workpiece, { foot, head, face, depth }: Limb, height = 0.075): void {
  for (const side of bothSides) {
    const boot = {
      foot: mirrorToSide(side, foot),
      head: mirrorToSide(side, head),
      across: face,
      deep: depth,
      height,
    };
    piece.join(stileFoot(boot));
  }
}

/** The maker's label along the outside of the right stile, read from the foot up. */
export function addStileLabel(piece: Workpiece, limb: Limb, y: number): void {
  const { foot, head, face, depth } = limb;
  const at = pointAlong(atHeight(foot, head, y), X, face / 2 + 0.0006);
  const up = direction(foot, head);
  const size = Math.min(0.15, depth * 0.68 * 2.5);
  piece.add('label', labelPlate(size), frame(at, X, X.clone().cross(up)));
}

/** Where the maker's label is on the stile: between two treads, about waist high. */
export function labelHeight({ height, treads = 1 }: Product): number {
  const rise = height / treads;
  return (Math.round(Math.min(1, height * 0.55) / rise) + 0.45) * rise;
}
