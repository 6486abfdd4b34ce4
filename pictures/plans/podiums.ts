import { outreach, podiumStairRun } from '../../catalogue/floor-space.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import type { Flight } from './flights.ts';
import { atHeight, type Spot, stepHeights } from './geometry.ts';
import { castorName, type Extent, requireShape, toComponents } from './plan.ts';

/** Tube radii, the castors' diameter, and the heights of toeboards and knee rail above the platform. */
export const podiumSizes = {
  tube: 0.02,
  slim: 0.015,
  wheel: 0.125,
  toeboard: 0.13,
  knee: 0.5,
} as const;

/** Whether feet come down beside the castors when someone steps on the podium. */
const lockingFeetByShape: Readonly<Record<Shape<'podium-steps'>, boolean>> = {
  'podium-steps': false,
  'auto-lock-podium-steps': true,
};

const railsAbove = 1;
export const stabiliserName = 'Fold-out stabiliser';
const platformParts = {
  Platform: 1,
  'Side toeboard': 2,
  'End toeboard': 1,
} as const;

/** The castor's name. An Auto Lock castor compresses under load, so that the feet touch the ground. */
export function podiumCastor(autoLock: boolean): string {
  return castorName(autoLock ? 'Auto Lock castor' : 'Castor', podiumSizes.wheel);
}

export function gateName(moulded: boolean): string {
  return moulded ? 'GRP self-closing gate' : 'Self-closing gate';
}

export type PodiumPlan = ReturnType<typeof podiumPlan>;

/** A fold-flat frame with a guarded platform, climbed at one end through a gate. */
export function podiumPlan(product: Product) {
  const { height, length, overallHeight = height + railsAbove, material } = product;
  const autoLock = lockingFeetByShape[requireShape(product, 'podium-steps')];
  const moulded = material === 'GRP';
  const frame = podiumFrameSizes(product, 0.03, 0.3, 0);
  const front = length - 0.05;
  // About 0.25 m apart.
  const treads = stepHeights(height, Math.max(3, Math.round(height / 0.25))).slice(0, -1);
  return {
    ...frame,
    /** The distance from the middle to the ladder's stiles, and their line from the front castors upwards. */
    stile: product.width / 2 - 0.1,
    ladder: [[front, podiumSizes.wheel] as Spot, [frame.edge, height - 0.04] as Spot],
    treads,
    front,
    level: 0.2,
    // A moulded corner is slightly higher than the tube in it.
    rail: frame.rail - (moulded ? 0.005 : 0),
    drawnRail: overallHeight - 0.018,
    deck: 0.055,
    lip: 0.04,
    /** The height at which the struts that fold with the ladder meet the back posts. */
    knee: 0.42 * height,
    /** The heights of the gate's lower and upper bars. */
    gate: [height + 0.48, height + 0.92],
    /** GRP tube cannot be bent, so moulded joints connect it. */
    moulded,
    autoLock,
    components: toComponents({
      'Folding frame with guardrails': 1,
      Tread: treads.length,
      ...platformParts,
      [gateName(moulded)]: 1,
      [podiumCastor(autoLock)]: 4,
      'Auto Lock foot': autoLock ? 4 : 0,
      [stabiliserName]: frame.reach > 0 ? 4 : 0,
    }),
  } as const;
}

/** The point of the podium's ladder at a height. */
export function ladderPointAt({ ladder }: PodiumPlan, y: number): Spot {
  return atHeight(...ladder, y);
}

export type StairPodiumPlan = ReturnType<typeof stairPodiumPlan>;

/** A guarded platform on castors with stairs and two handrails leading up to it. */
export function stairPodiumPlan(product: Product) {
  const { width, height, overallHeight = height + railsAbove } = product;
  const treads = Math.round(height / 0.21);
  const stair: Flight = {
    foot: [0.07, 0.04],
    head: [0.02, height],
    treads,
    above: overallHeight - height,
  };
  const frame = podiumFrameSizes(product, 0.06, 0.05, podiumStairRun(product));
  return {
    ...frame,
    level: 0.26,
    deck: 0.06,
    lip: 0.05,
    /** From the platform's edge to the end of the stair. The drawing puts the foot slightly further out. */
    stair,
    drawnStair: { ...stair, foot: [0.05, 0.04] } as Flight,
    /** The distances from the middle to the stringers and to the handrails. */
    stringer: width / 2 - 0.08,
    handrail: width / 2 - 0.026,
    components: toComponents({
      'Frame with guardrails': 1,
      'Stair tread': treads - 1,
      Stringer: 2,
      Handrail: 2,
      ...platformParts,
      [podiumCastor(false)]: 4,
      [stabiliserName]: frame.reach > 0 ? 4 : 0,
    }),
  } as const;
}

/** The common part of both podiums: a guarded platform on four castors, with x = 0 at its back. */
function podiumFrameSizes(product: Product, inset: number, open: number, run: number) {
  const { width, length, height, overallHeight = height + railsAbove } = product;
  const end = length + run;
  const extent: Extent = { left: 0, right: end, top: height + railsAbove, edge: 0 };
  return {
    width,
    length,
    height,
    /** The far end of the podium, and its middle, which is the origin of the model. */
    end,
    middle: end / 2,
    /** The posts: distance from the middle across. `back` and `edge` are their positions lengthways. */
    half: width / 2 - inset,
    /** How far stabilisers reach out to either side. */
    reach: outreach(product),
    back: 0.05,
    edge: length - open,
    /** The axis of the top rail. */
    rail: overallHeight - podiumSizes.tube,
    extent,
  };
}
