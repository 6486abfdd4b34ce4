import type { PlanLimb as Side, StepsFrame } from '../../plans/steps.ts';
import { atHeight, between } from './geometry.ts';
import { bars, discs, fine, hairs, type Mark, type Point, run, type Tone } from './mark.ts';
import { feet, flanges, rivets, treadEnds, treadFaces } from './shared-marks.ts';

/** Foot and head of a stile or leg. */
export type LimbLine = readonly [Point, Point];

export const frames: Readonly<Record<StepsFrame['frame'], Tone>> = {
  aluminium: 'alloy',
  grp: 'grp',
  timber: 'timber',
};

/** A stile or leg, with its foot `up` metres above the ground. x = 0 is the back of the base. */
export function limb({ foot, inset, head, top }: Side, length: number, up: number): LimbLine {
  return [
    [foot > 0 ? length - inset : inset, up],
    [head + length / 2, top],
  ];
}

export function treadTone({ frame }: StepsFrame): Tone {
  return frame === 'timber' ? 'timber' : 'alloy';
}

/** Stile and treads of a side that is climbed. */
export function climbingSide(plan: StepsFrame, stile: LimbLine): Mark[] {
  const { treadDepth, frame } = plan;
  const points = plan.treads.map((y) => atHeight(...stile, y));
  const underneath = points.map(([x, y]): Point => [x + 0.004, y - 0.055]);
  const braces = points.map(([x, y]) => run(x - treadDepth * 0.65, y - 0.03, x, y - 0.1));
  return [
    bars([stile], plan.stile.depth, frames[frame]),
    ...(frame === 'timber' ? [] : flanges(...stile, plan.stile.depth)),
    ...(plan.heavy ? [hairs(braces)] : []),
    ...treadEnds(points, treadDepth, treadTone(plan)),
    ...rivets(underneath, frame === 'timber' ? 0.009 : 0.007),
  ];
}

/** The rubber foot of a stile. Timber steps have none. */
export function rubberFoot(
  { frame }: StepsFrame,
  x: number,
  width: number,
  height: number,
): Mark[] {
  return frame === 'timber' ? [] : [feet([x], width, height)];
}

export function stays(
  { stay }: StepsFrame,
  leg: LimbLine,
  stile: LimbLine,
  thickness: number,
  tone?: Tone,
): Mark[] {
  const [from, to] = [atHeight(...leg, stay), atHeight(...stile, stay)];
  return [
    bars([[from, to]], thickness, tone),
    ...fine(discs([between(from, to, 0.5)], 0.018, 'dark')),
  ];
}

/** Treads between two stiles that taper towards the head. */
export function climbedFront(plan: StepsFrame, left: LimbLine, width: number): Mark[] {
  const right = left.map(([x, y]): Point => [width - x, y]);
  const treads = plan.treads.map((y) => {
    const [x] = atHeight(...left, y - 0.015);
    return { from: x, to: width - x, y };
  });
  return [
    ...treadFaces(treads, treadTone(plan), 0.034),
    bars([left, right], plan.face, frames[plan.frame]),
  ];
}
