import type { Product } from '../../../catalogue/product.ts';
import { type PlatformPlan, platformLadderPlan, type StepsFrame } from '../../plans/steps.ts';
import type { Elevations } from './elevations.ts';
import { atHeight, between, box, horizontalLines, roundCorners } from './geometry.ts';
import { bars, discs, faces, fine, finest, type Mark, type Point, run } from './mark.ts';
import { feet, flanges, rivets } from './shared-marks.ts';
import { climbedFront, climbingSide, frames, type LimbLine, limb, stays } from './steps-frame.ts';

/** Steps that end in a guarded platform: the platform is the last tread counted. */
export function platformSteps(product: Product): Elevations {
  const plan = platformLadderPlan(product);
  const middle = (plan.back + plan.front + product.length) / 2;
  return {
    front: platformFront(product, plan),
    side: platformSide(product, plan),
    closeUp: { of: 'side', at: [middle + 0.12, product.height], span: 0.95 },
  };
}

function platformSide({ height, length }: Product, plan: PlatformPlan): Mark[] {
  const [back, front] = [plan.back + length / 2, plan.front + length / 2];
  const [stile, leg] = [limb(plan.stile, length, 0.03), limb(plan.leg, length, 0.03)];
  return [
    bars([leg], plan.leg.depth, frames[plan.frame]),
    ...flanges(...leg, plan.leg.depth),
    ...stays(plan, leg, stile, 0.024),
    ...guard({ ...plan, back, front }, height),
    ...climbingSide(plan, stile),
    ...(plan.handrails ? handrail({ ...plan, front }, stile, height) : []),
    ...platform(plan, back - 0.03, front + 0.03, height),
    feet([stile[0][0]], plan.stile.depth + 0.035, 0.07),
    feet([leg[0][0]], 0.085, 0.055),
  ];
}

function platform({ frame }: StepsFrame, from: number, to: number, height: number): Mark[] {
  return [
    faces([box(from, height - 0.06, to - from, 0.06)], frame === 'grp' ? 'grp' : 'dark'),
    ...finest(bars(horizontalLines([height - 0.012, height - 0.048], from, to), 0.004, 'steel')),
    ...rivets(run(from + 0.06, height - 0.03, to - 0.06, height - 0.03), 0.01),
  ];
}

/** The knee or waist rail round three sides, and the toeboard where the rail is waist high. */
function guard({ back, front, rails, toeboards }: PlatformPlan, height: number): Mark[] {
  const [from, to, top] = [back + 0.015, front - 0.02, height + rails - 0.016];
  const middle = height + rails * 0.52;
  return [
    bars([run(from, middle, to, middle)], 0.022),
    bars(
      [roundCorners(run(from, height - 0.05, from, top, to, top, to, height - 0.05), 0.09)],
      0.032,
    ),
    ...(toeboards ? [faces([box(from - 0.02, height, to - from + 0.04, 0.1)])] : []),
    ...fine(discs(run(from, middle, to, middle), 0.022, 'dark')),
  ];
}

/** The handrail from the first tread to the platform, at a constant height above the stile. */
function handrail({ front, rails }: PlatformPlan, stile: LimbLine, height: number): Mark[] {
  const above = Math.min(rails, 0.9) - 0.06;
  const foot = atHeight(...stile, 0.16);
  const low: Point = [foot[0], foot[1] + above];
  const high: Point = [front + 0.03, height + above];
  const middle = between(low, high, 0.5);
  return [
    bars([[middle, atHeight(...stile, middle[1] - above)]], 0.022),
    bars([roundCorners([foot, low, high, [front - 0.02, high[1]]], 0.1)], 0.032),
    ...fine(discs([[front - 0.02, high[1]]], 0.022, 'dark')),
  ];
}

function platformFront({ width, height }: Product, plan: PlatformPlan): Mark[] {
  const { face, inset, rails } = plan;
  const left: LimbLine = [
    [face / 2, 0.03],
    [inset, plan.stile.top],
  ];
  const rail = height + rails - 0.016;
  const [from, to] = [inset, width - inset];
  const middle = height + rails * 0.52;
  const closed = height + 0.86;
  const hold = height + Math.min(rails, 0.9) - 0.06;
  const handrails = [run(0.02, 0.2, 0.04, hold), run(width - 0.02, 0.2, width - 0.04, hold)];
  return [
    bars([run(from, middle, to, middle)], 0.022),
    bars([roundCorners(run(from, height, from, rail, to, rail, to, height), 0.09)], 0.032),
    ...(plan.closingBar ? [bars([run(from, closed, to, closed)], 0.026, 'dark')] : []),
    ...(plan.handrails ? [bars(handrails, 0.03)] : []),
    ...climbedFront(plan, left, width),
    ...(plan.toeboards ? [faces([box(from, height, to - from, 0.1)])] : []),
    ...platform(plan, from - 0.03, to + 0.03, height),
    feet([face / 2 + 0.004, width - face / 2 - 0.004], face + 0.024, 0.075),
  ];
}
