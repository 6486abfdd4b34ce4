import type { Product } from '../../../catalogue/product.ts';
import { type PlanLimb as Side, type StepsPlan, stepLadderPlan } from '../../plans/steps.ts';
import type { Elevations } from './elevations.ts';
import { atHeight, box } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  finest,
  hairs,
  type Mark,
  mirrorMarks,
  type Point,
  run,
} from './mark.ts';
import { flanges, rivets } from './shared-marks.ts';
import {
  climbedFront,
  climbingSide,
  frames,
  type LimbLine,
  limb,
  rubberFoot,
  stays,
  treadTone,
} from './steps-frame.ts';

/** Swingback, double-sided, GRP and timber steps: the top tread, or cap, is the last one counted. */
export function steps(product: Product): Elevations {
  const plan = stepLadderPlan(product);
  const { length, height } = product;
  const side = plan.leg ? singleSide(plan, plan.leg, product) : doubleSide(plan, product);
  return {
    front: stepsFront(product, plan),
    side,
    closeUp: { of: 'side', at: [length * (plan.leg ? 0.45 : 0.5), height - 0.21], span: 0.66 },
  };
}

function singleSide(plan: StepsPlan, behind: Side, { length, height }: Product): Mark[] {
  const [stile, leg] = [limb(plan.stile, length, 0.015), limb(behind, length, 0.015)];
  return [
    bars([leg], behind.depth, frames[plan.frame]),
    ...flanges(...leg, behind.depth),
    ...stepsStays(plan, leg, stile),
    ...stepsClimbed(plan, stile),
    ...rubberFoot(plan, leg[0][0], behind.depth + 0.03, 0.055),
    ...top(plan, plan.top.back + length / 2, plan.top.front + length / 2, height),
    ...rivets([[leg[1][0] - 0.005, height - 0.1]], 0.014),
  ];
}

function doubleSide(plan: StepsPlan, { length, height }: Product): Mark[] {
  const stile = limb(plan.stile, length, 0.015);
  const half = stepsClimbed(plan, stile);
  const [foot, head] = stile.map(([x, y]): Point => [length - x, y]) as [Point, Point];
  return [
    ...stepsStays(plan, [foot, head], stile),
    ...mirrorMarks(half, length / 2),
    ...half,
    ...top(plan, plan.top.back + length / 2, plan.top.front + length / 2, height),
  ];
}

function stepsClimbed(plan: StepsPlan, stile: LimbLine): Mark[] {
  return [
    ...climbingSide(plan, stile),
    ...rubberFoot(plan, stile[0][0], plan.stile.depth + 0.035, 0.07),
  ];
}

/** Locking bars that hold the frames apart, or the cord of timber steps. */
function stepsStays(plan: StepsPlan, leg: LimbLine, stile: LimbLine): Mark[] {
  if (plan.frame !== 'timber')
    return stays(plan, leg, stile, 0.022, plan.heavy ? 'steel' : 'alloy');
  const [from, to] = [atHeight(...leg, plan.stay), atHeight(...stile, plan.stay)];
  const sag: Point = [(from[0] + to[0]) / 2, from[1] - 0.05];
  const quarter = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.012];
  return [hairs([[from, quarter(from, sag), sag, quarter(sag, to), to]])];
}

/** The top tread: a board on timber and swingback steps, else a moulded cap. */
function top(plan: StepsPlan, from: number, to: number, height: number): Mark[] {
  const tone = plan.top.kind === 'board' ? treadTone(plan) : 'dark';
  const bolts = run(from + 0.05, height - 0.023, to - 0.05, height - 0.023);
  return [
    faces([box(from, height - 0.045, to - from, 0.045)], tone),
    ...fine(discs(bolts, 0.009, tone === 'dark' ? 'steel' : 'dark')),
    ...finest(
      bars([run(from, height - 0.008, to, height - 0.008)], 0.004, 'steel'),
      hairs([run(from, height - 0.036, to, height - 0.036)]),
    ),
  ];
}

function stepsFront({ width, height }: Product, plan: StepsPlan): Mark[] {
  const { face, taper } = plan;
  const left: LimbLine = [
    [face / 2, 0.005],
    [taper + face / 2, plan.stile.top],
  ];
  return [
    ...climbedFront(plan, left, width),
    ...[face / 2 + 0.004, width - face / 2 - 0.004].flatMap((x) =>
      rubberFoot(plan, x, face + 0.022, 0.075),
    ),
    ...top(plan, taper - 0.04, width - taper + 0.04, height),
  ];
}
