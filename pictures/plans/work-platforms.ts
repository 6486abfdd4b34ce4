import type { Product } from '../../catalogue/product.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import type { Flight } from './flights.ts';
import { stepsUpTo } from './geometry.ts';
import { type Extent, type Plan, packed, shapeIn } from './plan.ts';

interface Sized extends Plan {
  readonly width: number;
  readonly length: number;
  readonly height: number;
}

/** A deck on legs: folding under it, or telescopic and braced. */
export interface HopUpPlan extends Sized {
  readonly kind: 'folding' | 'adjustable';
  /** The treads below the deck, where it is climbed. */
  readonly treads: readonly number[];
  /** Where folding braces meet the legs, or where legs telescope. */
  readonly joint: number;
}

/** A flight to fix to a machine, from the machine to the end of the stairs. */
export interface MachineStepsPlan extends Sized {
  readonly kind: 'machine';
  /** Its foot is drawn a little further out and higher. */
  readonly flight: Flight;
  readonly drawnFlight: Flight;
  readonly hooked: boolean;
}

export interface StagingPlan extends Sized {
  readonly kind: 'staging';
  /** The wide board is faced with timber. */
  readonly timberFaced: boolean;
}

type WorkPlatformPlan = HopUpPlan | MachineStepsPlan | StagingPlan;

/** Depth of a hop-up's deck, its legs' inset, how far along its length the braces end from the middle. */
export const hopUp = { deck: 0.065, inset: 0.06, brace: 0.14, hold: 0.5 } as const;
/** Depth of a machine step's landing from the machine. */
export const landing = 0.32;
/** Depth of a staging board; half a trestle's width; how far up its legs reach, as a part of its height. */
export const board = 0.11;
/** Where the trestles stand, from the middle of the board, as a part of its length. */
export const stand = 0.36;
export const trestleSize = { half: 0.42, sleeve: 0.62, spread: 0.38, splay: 0.28 } as const;

const planners: Readonly<Record<Shape<'work-platforms'>, (product: Product) => WorkPlatformPlan>> =
  {
    'folding-work-platform': foldingPlan,
    'adjustable-work-platform': adjustablePlan,
    'machine-steps': (product) => machinePlan(product, false),
    'hooked-machine-steps': (product) => machinePlan(product, true),
    'staging-set': stagingPlan,
  };

/** Hop-ups, staging on trestles, and steps welded for a machine. */
export function workPlatformPlan(product: Product): WorkPlatformPlan {
  return planners[shapeIn(product, 'work-platforms')](product);
}

function sizeOf({ width, length, height }: Product, railsAbove = 0, left = 0) {
  const extent: Extent = { left, right: length, top: height + railsAbove, edge: 0 };
  return { width, length, height, extent };
}

function foldingPlan(product: Product): HopUpPlan {
  const { height } = product;
  const treads = stepsUpTo(height, 3).slice(0, -1);
  return {
    ...sizeOf(product),
    kind: 'folding',
    treads,
    joint: height * 0.52,
    components: packed({
      Deck: 1,
      'Folding leg frame': 2,
      Tread: 2 * treads.length,
      'Locking bar': 2,
      'Rubber foot': 4,
    }),
  };
}

function adjustablePlan(product: Product): HopUpPlan {
  const { height } = product;
  const treads = stepsUpTo(height, 4).slice(0, -1);
  return {
    ...sizeOf(product, hopUp.hold),
    kind: 'adjustable',
    treads,
    joint: height * 0.46,
    components: packed({ Deck: 1, 'Telescopic leg': 4, Tread: treads.length, Handhold: 1 }),
  };
}

function machinePlan(product: Product, hooked: boolean): MachineStepsPlan {
  const { height, overallHeight = height + 1.1, treads = 4 } = product;
  const flight: Flight = {
    foot: [0.085, 0.012],
    head: [0.28, height],
    treads,
    above: overallHeight - height,
  };
  return {
    ...sizeOf(product, 1.1, -0.22),
    kind: 'machine',
    flight,
    drawnFlight: { ...flight, foot: [0.06, 0.03] },
    hooked,
    components: packed({
      Stringer: 2,
      Tread: treads - 1,
      Landing: 1,
      Handrail: 1,
      'Foot plate': 2,
      'Fixing plate': 2,
      Hook: hooked ? 2 : 0,
    }),
  };
}

function stagingPlan(product: Product): StagingPlan {
  const { width, length } = product;
  return {
    ...sizeOf(product),
    kind: 'staging',
    timberFaced: width > 0.5,
    components: packed({
      [`Staging board ${length} m`]: 1,
      'Adjustable trestle': 2,
      'Board tie': 4,
    }),
  };
}
