import type { Product } from '../../catalogue/product.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import { stepHeights } from './geometry.ts';
import { type Plan, requireShape, toComponents } from './plan.ts';

/** A stile or leg seen from the side: the distances of foot and head from the base's middle to the climber. */
export interface PlanLimb {
  readonly foot: number;
  /** The distance from its end of the base to its foot. */
  readonly inset: number;
  readonly head: number;
  /** How high its head is. */
  readonly top: number;
  /** From front to back. */
  readonly depth: number;
}

/** The common part of steps and platform steps. */
export interface StepsFrame extends Plan {
  readonly frame: 'aluminium' | 'grp' | 'timber';
  readonly heavy: boolean;
  /** The number of treads, from the lowest, that have braces under them. */
  readonly braced: number;
  /** The width of a stile or leg, seen from the front. */
  readonly face: number;
  readonly stile: PlanLimb;
  /** The heights of the treads on the stiles. The top or platform counts as a tread but is not included. */
  readonly treads: readonly number[];
  readonly treadDepth: number;
  /** The height of the stays that hold the frame open. */
  readonly stay: number;
}

/** The top tread: its back and front edges, measured from the middle of the base, and its width. */
interface TopTread {
  readonly kind: 'board' | 'tray' | 'cap';
  readonly back: number;
  readonly front: number;
  readonly width: number;
}

export interface StepsPlan extends StepsFrame {
  /** Undefined where both sides are climbed. */
  readonly leg: PlanLimb | undefined;
  /** How much the frame narrows from foot to head, on each side. */
  readonly taper: number;
  readonly top: TopTread;
  readonly hingePlates: boolean;
}

interface StepsBuild {
  readonly top: TopTread['kind'];
  readonly heavy?: true;
  readonly bothSides?: true;
  readonly hingePlates?: true;
}

const steps: Readonly<Record<Shape<'step-ladders'>, StepsBuild>> = {
  'swingback-steps': { top: 'board', hingePlates: true },
  'tray-steps': { top: 'tray' },
  'cap-steps': { top: 'cap' },
  'heavy-duty-steps': { top: 'cap', heavy: true, hingePlates: true },
  'double-sided-steps': { top: 'cap', bothSides: true },
  'timber-steps': { top: 'board' },
};

const face = { timber: 0.028, metal: 0.034 } as const;
/** The depths of stiles and legs. GRP is thicker than aluminium for the same load. */
const depths = {
  light: { stile: 0.072, leg: 0.045 },
  grp: { stile: 0.085, leg: 0.058 },
  heavy: { stile: 0.095, leg: 0.065 },
} as const;

/** Swingback, double-sided, GRP, home and timber steps. */
export function stepLadderPlan(product: Product): StepsPlan {
  const { width, height, length } = product;
  const build = steps[requireShape(product, 'step-ladders')];
  const depth = limbDepths(product, build.heavy);
  const taper = Math.min(width * 0.15, 0.09);
  const half = length / 2;
  const apex = length * 0.4 - half;
  const [middle, ahead, back, reach] = build.bothSides
    ? [0, 0.03, 0.05 + depth.stile, 0.05]
    : [apex, 0.07, 0.1, 0.15];
  const top = height - 0.02;
  const head = middle + ahead + depth.stile / 2;
  const stile = placeStile(length, { head, top, depth: depth.stile });
  const leg = placeLeg(length, {
    inset: depth.leg * 0.75,
    head: apex - 0.03,
    top,
    depth: depth.leg,
  });
  const plan = {
    ...frameSizes(product, stile, build.heavy),
    leg: build.bothSides ? undefined : leg,
    stay: height * 0.4,
    taper,
    top: {
      kind: build.top,
      back: middle - back,
      front: middle + reach + depth.stile,
      width: width - 2 * taper + 0.08,
    },
    hingePlates: build.hingePlates === true,
  };
  const edge = build.bothSides ? half - 0.12 : length * 0.4 - 0.1;
  return {
    ...plan,
    components: toComponents(plan.frame === 'timber' ? timberParts(plan) : stepsParts(plan)),
    extent: { left: 0, right: length, top: height, edge },
  };
}

const topNames = { board: 'Top board', tray: 'Tool tray', cap: 'Top cap' } as const;

type Unpacked<P extends Plan> = Omit<P, keyof Plan>;

function stepsParts(plan: Unpacked<StepsPlan>): Record<string, number> {
  const sides = plan.leg ? 1 : 2;
  return {
    Stile: 2 * sides,
    'Back leg': 2 * (2 - sides),
    Tread: plan.treads.length * sides,
    'Tread brace': 2 * plan.braced * sides,
    [topNames[plan.top.kind]]: 1,
    'Back rail': plan.leg ? backRailHeights(plan).length : 0,
    'Locking stay': 2,
    'Hinge plate': plan.hingePlates ? 2 : 0,
    'Rubber foot': 4,
  };
}

/** Timber steps have no rubber feet, but a rod under each tread and ropes between the frames. */
function timberParts({ treads }: Unpacked<StepsPlan>): Record<string, number> {
  return {
    Stile: 2,
    'Back leg': 2,
    Tread: treads.length,
    'Tread rod': treads.length,
    'Top board': 1,
    'Back slat': 3,
    'Rope stay': 2,
    'Butt hinge': 2,
  };
}

export interface PlatformPlan extends StepsFrame {
  readonly leg: PlanLimb;
  /** The platform's back and front edge, from the middle of the base. */
  readonly back: number;
  readonly front: number;
  /** From the platform to the top of the rails. */
  readonly rails: number;
  /** The distance of the rails from the widest point inwards. */
  readonly inset: number;
  readonly handrails: boolean;
  /** Whether there are toeboards. Waist-high rails have them. */
  readonly toeboards: boolean;
  /** Whether a sprung bar closes the climbing side. */
  readonly closingBar: boolean;
}

type PlatformBuild = Pick<PlatformPlan, 'rails' | 'handrails' | 'closingBar' | 'heavy'> & {
  readonly deep: number;
};

const kneeRails: PlatformBuild = {
  rails: 0.65,
  handrails: false,
  closingBar: false,
  heavy: false,
  deep: 0.4,
};

const platforms: Readonly<Record<Shape<'platform-ladders'>, PlatformBuild>> = {
  'platform-steps': kneeRails,
  'handrail-platform-steps': { ...kneeRails, rails: 0.95, handrails: true },
  'safety-rail-platform-steps': {
    ...kneeRails,
    rails: 1,
    handrails: true,
    closingBar: true,
    deep: 0.45,
  },
  'heavy-duty-platform-steps': { ...kneeRails, heavy: true },
};

/** Steps that end in a guarded platform. */
export function platformLadderPlan(product: Product): PlatformPlan {
  const { height, length } = product;
  const build = platforms[requireShape(product, 'platform-ladders')];
  const { rails, handrails, closingBar, deep } = build;
  const depth = limbDepths(product, build.heavy).stile;
  const back = (length - deep) * 0.42 - length / 2;
  const front = back + deep;
  const top = height - 0.03;
  const stile = placeStile(length, { head: front - depth * 0.3, top, depth });
  const plan = {
    ...frameSizes(product, stile, build.heavy),
    leg: placeLeg(length, { inset: 0.045, head: back + 0.04, top, depth: 0.055 }),
    stay: height * 0.42,
    back,
    front,
    rails,
    inset: 0.06,
    handrails,
    toeboards: rails > 0.8,
    closingBar,
  };
  return {
    ...plan,
    components: toComponents({
      Stile: 2,
      'Back leg': 2,
      Tread: plan.treads.length,
      'Tread brace': 2 * plan.braced,
      Platform: 1,
      'Side rail': 2,
      'Back rail': backRailHeights(plan).length,
      'Handrail, pair': handrails ? 1 : 0,
      Toeboard: plan.toeboards ? 3 : 0,
      'Closing bar': closingBar ? 1 : 0,
      'Locking stay': 2,
      'Rubber foot': 4,
    }),
    extent: { left: 0, right: length, top: height + rails, edge: (length - 0.42) * 0.42 - 0.03 },
  };
}

function placeStile(length: number, limb: Omit<PlanLimb, 'foot' | 'inset'>): PlanLimb {
  const inset = limb.depth * 0.6;
  return { ...limb, inset, foot: length / 2 - inset };
}

function placeLeg(length: number, limb: Omit<PlanLimb, 'foot'>): PlanLimb {
  return { ...limb, foot: limb.inset - length / 2 };
}

function limbDepths({ material }: Product, heavy = false): { stile: number; leg: number } {
  if (heavy) return depths.heavy;
  return material === 'GRP' ? depths.grp : depths.light;
}

function frameSizes({ material, height, treads = 0 }: Product, stile: PlanLimb, heavy = false) {
  const below = stepHeights(height, treads).slice(0, -1);
  const frame = material === 'Timber' ? 'timber' : material === 'GRP' ? 'grp' : 'aluminium';
  const braced = heavy ? below.length : frame === 'grp' ? 2 : 0;
  return {
    frame,
    heavy,
    braced: Math.min(braced, below.length),
    face: frame === 'timber' ? face.timber : face.metal,
    stile,
    treads: below,
    treadDepth: stile.depth + 0.045,
  } as const;
}

/** Rails across the back legs, behind every other tread. */
export function backRailHeights({ treads }: Pick<StepsFrame, 'treads'>): number[] {
  return treads.filter((_, index) => index % 2 === 0).map((y) => y - 0.03);
}
