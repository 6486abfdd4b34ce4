import type { Product } from '../../../catalogue/product.ts';
import {
  type PlatformPlan,
  platformLadderPlan,
  type PlanLimb as Side,
  type StepsFrame,
  type StepsPlan,
  stepLadderPlan,
} from '../../plans/steps.ts';
import type { Elevations } from './elevations.ts';
import { atHeight, bent, between, box, crossbars } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  finest,
  hairs,
  type Mark,
  mirrored,
  type Point,
  run,
  type Tone,
} from './mark.ts';
import { feet, flanges, rivets, treadEnds, treadFaces } from './pen.ts';

/** Foot and head of a stile or leg. */
type LimbLine = readonly [Point, Point];

const frames: Readonly<Record<StepsFrame['frame'], Tone>> = {
  aluminium: 'alloy',
  grp: 'grp',
  timber: 'timber',
};

/** From its foot, so far off the ground; x = 0 is the back of the base. */
function limb({ foot, inset, head, top }: Side, length: number, up: number): LimbLine {
  return [
    [foot > 0 ? length - inset : inset, up],
    [head + length / 2, top],
  ];
}

function treadTone({ frame }: StepsFrame): Tone {
  return frame === 'timber' ? 'timber' : 'alloy';
}

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
    ...rubber(plan, leg[0][0], behind.depth + 0.03, 0.055),
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
    ...mirrored(half, length / 2),
    ...half,
    ...top(plan, plan.top.back + length / 2, plan.top.front + length / 2, height),
  ];
}

function stepsClimbed(plan: StepsPlan, stile: LimbLine): Mark[] {
  return [
    ...climbingSide(plan, stile),
    ...rubber(plan, stile[0][0], plan.stile.depth + 0.035, 0.07),
  ];
}

/** Stile and treads of a side that is climbed. */
function climbingSide(plan: StepsFrame, stile: LimbLine): Mark[] {
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

/** Timber stands on its own ends. */
function rubber({ frame }: StepsFrame, x: number, width: number, height: number): Mark[] {
  return frame === 'timber' ? [] : [feet([x], width, height)];
}

/** Locking bars hold the frames apart; timber steps have a cord. */
function stepsStays(plan: StepsPlan, leg: LimbLine, stile: LimbLine): Mark[] {
  if (plan.frame !== 'timber')
    return stays(plan, leg, stile, 0.022, plan.heavy ? 'steel' : 'alloy');
  const [from, to] = [atHeight(...leg, plan.stay), atHeight(...stile, plan.stay)];
  const sag: Point = [(from[0] + to[0]) / 2, from[1] - 0.05];
  const quarter = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.012];
  return [hairs([[from, quarter(from, sag), sag, quarter(sag, to), to]])];
}

function stays(
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
      rubber(plan, x, face + 0.022, 0.075),
    ),
    ...top(plan, taper - 0.04, width - taper + 0.04, height),
  ];
}

/** Treads between two stiles that draw in towards the head. */
function climbedFront(plan: StepsFrame, left: LimbLine, width: number): Mark[] {
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
    ...finest(bars(crossbars([height - 0.012, height - 0.048], from, to), 0.004, 'steel')),
    ...rivets(run(from + 0.06, height - 0.03, to - 0.06, height - 0.03), 0.01),
  ];
}

/** The knee or waist rail round three sides, and the toeboard where the rail is waist high. */
function guard({ back, front, rails, toeboards }: PlatformPlan, height: number): Mark[] {
  const [from, to, top] = [back + 0.015, front - 0.02, height + rails - 0.016];
  const middle = height + rails * 0.52;
  return [
    bars([run(from, middle, to, middle)], 0.022),
    bars([bent(run(from, height - 0.05, from, top, to, top, to, height - 0.05), 0.09)], 0.032),
    ...(toeboards ? [faces([box(from - 0.02, height, to - from + 0.04, 0.1)])] : []),
    ...fine(discs(run(from, middle, to, middle), 0.022, 'dark')),
  ];
}

/** From the first tread to the platform, as far above the stile all the way. */
function handrail({ front, rails }: PlatformPlan, stile: LimbLine, height: number): Mark[] {
  const above = Math.min(rails, 0.9) - 0.06;
  const foot = atHeight(...stile, 0.16);
  const low: Point = [foot[0], foot[1] + above];
  const high: Point = [front + 0.03, height + above];
  const middle = between(low, high, 0.5);
  return [
    bars([[middle, atHeight(...stile, middle[1] - above)]], 0.022),
    bars([bent([foot, low, high, [front - 0.02, high[1]]], 0.1)], 0.032),
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
    bars([bent(run(from, height, from, rail, to, rail, to, height), 0.09)], 0.032),
    ...(plan.closingBar ? [bars([run(from, closed, to, closed)], 0.026, 'dark')] : []),
    ...(plan.handrails ? [bars(handrails, 0.03)] : []),
    ...climbedFront(plan, left, width),
    ...(plan.toeboards ? [faces([box(from, height, to - from, 0.1)])] : []),
    ...platform(plan, from - 0.03, to + 0.03, height),
    feet([face / 2 + 0.004, width - face / 2 - 0.004], face + 0.024, 0.075),
  ];
}
