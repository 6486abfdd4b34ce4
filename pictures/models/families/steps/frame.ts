import type { Vector3 } from 'three';
import type { Product } from '../../../../catalogue/product.ts';
import type { PlanLimb as Side, StepsFrame } from '../../../plans/steps.ts';
import { tread } from '../../kit/decks.ts';
import { stileFoot } from '../../kit/feet.ts';
import { lockingStay } from '../../kit/joints.ts';
import { strap } from '../../kit/members.ts';
import { labelPlate, plate } from '../../kit/plates.ts';
import { boxSection, channel, spots } from '../../kit/profiles.ts';
import {
  atHeight,
  direction,
  forward,
  frame,
  move,
  off,
  outward,
  placed,
  point,
  sides,
  turn,
  X,
  Y,
  Z,
} from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';

/** A stile or leg by the middle line of the one on the right; the one on the left mirrors it. */
export interface Limb {
  readonly foot: Vector3;
  readonly head: Vector3;
  readonly material: MaterialName;
  /** From front to back. */
  readonly depth: number;
  /** Across, as seen from the front. */
  readonly face: number;
}

/** A limb of a plan at its places across. */
export function limbOf(
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
export function on(side: number, { x, y, z }: Vector3): Vector3 {
  return point(side * x, y, z);
}

/** Where a limb must end for its highest corner to stay below a ceiling, such as the top of a cap. */
function endBelow({ foot, head, depth }: Limb, ceiling: number): Vector3 {
  const rise = (depth / 2) * Math.abs(direction(foot, head).z);
  return atHeight(foot, head, ceiling - rise);
}

/** Channels on both sides, their webs outside. */
export function addLimbs(piece: Workpiece, limb: Limb, ceiling: number): void {
  const profile = channel(limb.depth, limb.face);
  const end = endBelow(limb, ceiling);
  for (const side of sides) {
    piece.member(limb.material, profile, on(side, limb.foot), on(side, end), outward(side));
  }
}

export function addFeet(piece: Workpiece, { foot, head, face, depth }: Limb, height = 0.075): void {
  for (const side of sides) {
    const boot = { foot: on(side, foot), head: on(side, head), across: face, deep: depth, height };
    piece.join(stileFoot(boot));
  }
}

/** The maker's label along the outside of the right stile, read from the foot up. */
export function addStileLabel(piece: Workpiece, limb: Limb, y: number): void {
  const { foot, head, face, depth } = limb;
  const at = off(atHeight(foot, head, y), X, face / 2 + 0.0006);
  const up = direction(foot, head);
  const size = Math.min(0.15, depth * 0.68 * 2.5);
  piece.add('label', labelPlate(size), frame(at, X, X.clone().cross(up)));
}

/** Ribbed treads between two stiles, riveted through their webs. */
export function addTreads(piece: Workpiece, stile: Limb, plan: StepsFrame): void {
  const { treads, treadDepth: depth, braced } = plan;
  for (const [index, y] of treads.entries()) {
    const axis = atHeight(stile.foot, stile.head, y);
    const middle = axis.z - depth * 0.2;
    const inner = axis.x - stile.face / 2;
    piece.add('aluminium-treads', tread(2 * inner, depth), [0, y, middle]);
    for (const side of sides) {
      addEnd(piece, stile, side, y);
      if (index < braced) {
        const low = point(side * (axis.x + stile.face / 2 - 0.005), y - 0.13, axis.z - depth * 0.1);
        const high = point(side * Math.max(inner - 0.1, inner * 0.4), y - 0.026, middle);
        piece.add('aluminium', strap(low, high, 0.024, 0.003, Z));
        piece.rivets(Z, 0.004, off(off(high, Y, -0.002), Z, 0.002));
      }
    }
  }
}

/** The bracket that carries a tread inside the channel, and its rivets outside. */
function addEnd(piece: Workpiece, limb: Limb, side: number, y: number): void {
  const { foot, head, face, depth } = limb;
  const at = atHeight(foot, head, y - 0.022);
  const bracket = [face - 0.004, 0.04, depth * 0.72, 0.002] as const;
  piece.box('aluminium', bracket, [side * (at.x - 0.003), at.y, at.z]);
  const web = off(on(side, at), outward(side), face / 2);
  const rivets = sides.map((s) => off(off(web, Z, s * depth * 0.24), Y, s * -0.006));
  piece.rivets(outward(side), 0.0055, ...rivets);
}

/** Rails across the back legs, and a pair of braces from the second rail to the middle of the lowest. */
export function addBackRails(piece: Workpiece, leg: Limb, heights: readonly number[]): void {
  const rail = boxSection(0.02, 0.03, 0.004, 0.002);
  for (const y of heights) {
    const axis = atHeight(leg.foot, leg.head, y);
    const end = axis.x - leg.face / 2 + 0.006;
    piece.member('aluminium', rail, [-end, y, axis.z], [end, y, axis.z]);
    for (const side of sides) {
      const web = off(on(side, axis), outward(side), leg.face / 2);
      piece.rivets(outward(side), 0.006, web);
    }
  }
  const [low, high] = heights;
  if (low === undefined || high === undefined) return;
  const foot = atHeight(leg.foot, leg.head, low);
  const knee = atHeight(leg.foot, leg.head, low + Math.min(high - low, 0.4) * 0.8);
  for (const side of sides) {
    const from = point(side * 0.03, low, foot.z - 0.014);
    const to = point(side * (knee.x - leg.face * 0.2), knee.y, knee.z - leg.depth / 2 - 0.003);
    piece.add('aluminium', strap(from, to, 0.02, 0.003, Z));
    piece.rivets(forward(-1), 0.004, off(from, Z, -0.002), off(to, Z, -0.002));
  }
}

/** Locking stays between leg and stile, on both sides, at a height. */
export function addStays(
  piece: Workpiece,
  stile: Limb,
  leg: Limb,
  y: number,
  material: MaterialName = 'aluminium',
): void {
  const front = atHeight(stile.foot, stile.head, y);
  const back = atHeight(leg.foot, leg.head, y);
  const x = Math.min(front.x - stile.face / 2, back.x - leg.face / 2) - 0.004;
  for (const side of sides) {
    const from = point(side * x, y, front.z - stile.depth * 0.36);
    const to = point(side * x, y, back.z + leg.depth * 0.3);
    piece.join(lockingStay({ from, to, facing: outward(-side), material }));
  }
}

/** Steel plates outside the frame: each is fixed to the stile and carries the pin of the leg. */
export function addHingePlates(piece: Workpiece, stile: Limb, leg: Limb, top: number): void {
  const front = atHeight(stile.foot, stile.head, top - 0.1);
  const back = atHeight(leg.foot, leg.head, top - 0.1);
  const x = Math.max(front.x + stile.face / 2, back.x + leg.face / 2) + 0.002;
  // Drawn with y up and x towards the climber.
  const outline = [
    ...spots(back.z - 0.024, top - 0.1, back.z - 0.012, top - 0.126, back.z + 0.012, top - 0.126),
    ...spots(front.z + stile.depth * 0.42, top - 0.12, front.z + stile.depth * 0.36, top - 0.05),
    ...spots(back.z - 0.012, top - 0.074),
  ];
  const shape = plate({ outline }, 0.004);
  for (const side of sides) {
    piece.add('galvanised', shape, placed(move(side * x, 0, 0), turn('y', -Math.PI / 2)));
    const face = side * (x + 0.002);
    piece.bolts(outward(side), 0.009, [face, top - 0.1, back.z]);
    const fixed = (down: number, out: number) => point(face, top - down, front.z + out);
    piece.bolts(outward(side), 0.0065, fixed(0.072, -0.012), fixed(0.102, 0.014));
  }
}

/** Where the maker's label is on the stile: between two treads, about waist high. */
export function labelHeight({ height, treads = 1 }: Product): number {
  const rise = height / treads;
  return (Math.round(Math.min(1, height * 0.55) / rise) + 0.45) * rise;
}
