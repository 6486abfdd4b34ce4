import { podiumStairRun } from '../../catalogue/floor-space.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import type { Flight } from './flights.ts';
import { atHeight, type Spot, stepsUpTo } from './geometry.ts';
import { type Extent, type Plan, packed, shapeIn } from './plan.ts';

/** Tubes by their radius, the castors' diameter, the toeboards' height, the knee rail above the platform. */
export const parts = { tube: 0.02, slim: 0.015, wheel: 0.125, toeboard: 0.13, knee: 0.5 } as const;

/** A guarded platform on four castors, x = 0 at its back. */
interface PodiumFrame extends Plan {
  readonly width: number;
  readonly length: number;
  readonly height: number;
  /** The middle of the whole, from which a model is counted. */
  readonly middle: number;
  /** The posts from the middle across, at the back, and at the open edge of the platform. */
  readonly half: number;
  readonly back: number;
  readonly edge: number;
  /** The level of the rails round its foot, and the axis of its top rail. */
  readonly level: number;
  readonly rail: number;
  /** How deep the deck is, and how far it is drawn beyond its edge. */
  readonly deck: number;
  readonly lip: number;
}

export interface PodiumPlan extends PodiumFrame {
  /** From the middle to the stiles of the ladder. */
  readonly stile: number;
  /** The line of the ladder: from the front castors to the edge of the platform. */
  readonly ladder: readonly [foot: Spot, head: Spot];
  readonly treads: readonly number[];
  readonly front: number;
  /** Where the struts that fold with the ladder meet the back posts. */
  readonly knee: number;
  readonly drawnRail: number;
  /** The lower and upper bar of the gate. */
  readonly gate: readonly [low: number, high: number];
  /** GRP tube is not bent: moulded joints hold it. */
  readonly moulded: boolean;
  readonly autoLock: boolean;
}

/** Whether feet come down beside the castors when someone steps on. */
const locks: Readonly<Record<Shape<'podium-steps'>, boolean>> = {
  'podium-steps': false,
  'auto-lock-podium-steps': true,
};

const railsAbove = 1;
const platformParts = {
  Platform: 1,
  'Side toeboard': 2,
  'End toeboard': 1,
  'Castor 125 mm': 4,
} as const;

/** A fold-flat frame with a guarded platform, climbed at one end through a gate. */
export function podiumPlan(product: Product): PodiumPlan {
  const { width, length, height, overallHeight = height + railsAbove, material } = product;
  const autoLock = locks[shapeIn(product, 'podium-steps')];
  const moulded = material === 'GRP';
  const [edge, front] = [length - 0.3, length - 0.05];
  // A quarter of a metre apart or nearly so.
  const treads = stepsUpTo(height, Math.max(3, Math.round(height / 0.25))).slice(0, -1);
  return {
    width,
    length,
    height,
    middle: length / 2,
    half: width / 2 - 0.03,
    stile: width / 2 - 0.1,
    back: 0.05,
    edge,
    front,
    level: 0.2,
    // A moulded corner stands a little higher than the tube in it.
    rail: overallHeight - parts.tube - (moulded ? 0.005 : 0),
    drawnRail: overallHeight - 0.018,
    deck: 0.055,
    lip: 0.04,
    ladder: [
      [front, parts.wheel],
      [edge, height - 0.04],
    ],
    treads,
    knee: 0.42 * height,
    gate: [height + 0.48, height + 0.92],
    moulded,
    autoLock,
    extent: extentOf(product, 0),
    components: packed({
      'Folding frame with guardrails': 1,
      Tread: treads.length,
      ...platformParts,
      'Self-closing gate': 1,
      'Auto Lock foot': autoLock ? 4 : 0,
    }),
  };
}

/** Where the ladder of podium steps is at a height. */
export function onLadder({ ladder }: PodiumPlan, y: number): Spot {
  return atHeight(...ladder, y);
}

export interface StairPodiumPlan extends PodiumFrame {
  /** From the edge of the platform to the end of the stair; its foot is drawn a little further out. */
  readonly stair: Flight;
  readonly drawnStair: Flight;
  readonly end: number;
  /** From the middle to the stringers and to the handrails. */
  readonly stringer: number;
  readonly handrail: number;
}

/** A guarded platform on castors with stairs and two handrails leading up to it. */
export function stairPodiumPlan(product: Product): StairPodiumPlan {
  const { width, length, height, overallHeight = height + railsAbove } = product;
  const run = podiumStairRun(product);
  const treads = Math.round(height / 0.21);
  const stair: Flight = {
    foot: [0.07, 0.04],
    head: [0.02, height],
    treads,
    above: overallHeight - height,
  };
  return {
    width,
    length,
    height,
    middle: (length + run) / 2,
    half: width / 2 - 0.06,
    back: 0.05,
    edge: length - 0.05,
    level: 0.26,
    rail: overallHeight - parts.tube,
    deck: 0.06,
    lip: 0.05,
    stair,
    drawnStair: { ...stair, foot: [0.05, 0.04] },
    end: length + run,
    stringer: width / 2 - 0.08,
    handrail: width / 2 - 0.026,
    extent: extentOf(product, run),
    components: packed({
      'Frame with guardrails': 1,
      'Stair tread': treads - 1,
      Stringer: 2,
      Handrail: 2,
      ...platformParts,
    }),
  };
}

function extentOf({ length, height }: Product, run: number): Extent {
  return { left: 0, right: length + run, top: height + railsAbove, edge: 0 };
}
