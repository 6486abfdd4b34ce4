import type { Product } from '../../catalogue/product.ts';
import type { Flight } from './flights.ts';
import { stepHeights } from './geometry.ts';
import { type Extent, requireShape, toComponents } from './plan.ts';

/** A hop-up's deck depth, leg inset, brace ends from the middle per metre of length, and handhold height. */
export const hopUp = { deck: 0.065, inset: 0.06, brace: 0.14, hold: 0.5 } as const;
/** Depth of a machine step's landing from the machine. */
export const landing = 0.32;
/** The depth of a staging board, and its trestles' distance from its middle as a fraction of its length. */
export const staging = { board: 0.11, stand: 0.36 } as const;
/** A trestle's half width and leg splay, and the heights of its sleeves and spreaders as fractions. */
export const trestleSize = { half: 0.42, splay: 0.28, sleeve: 0.62, spread: 0.38 } as const;

/** Hop-ups, staging on trestles, and steps welded for a machine. */
export function workPlatformPlan(product: Product) {
  const shape = requireShape(product, 'work-platforms');
  switch (shape) {
    case 'folding-work-platform':
      return foldingPlan(product);
    case 'adjustable-work-platform':
      return adjustablePlan(product);
    case 'machine-steps':
    case 'hooked-machine-steps':
      return machinePlan(product, shape === 'hooked-machine-steps');
    case 'staging-set':
      return stagingPlan(product);
  }
}

export type HopUpPlan = ReturnType<typeof foldingPlan> | ReturnType<typeof adjustablePlan>;
export type MachineStepsPlan = ReturnType<typeof machinePlan>;
export type StagingPlan = ReturnType<typeof stagingPlan>;

function platformSize({ width, length, height }: Product, railsAbove = 0, left = 0) {
  const extent: Extent = { left, right: length, top: height + railsAbove, edge: 0 };
  return { width, length, height, extent };
}

/** A deck on legs that fold under it, with treads at each end. */
function foldingPlan(product: Product) {
  const { height } = product;
  const treads = stepHeights(height, 3).slice(0, -1);
  return {
    ...platformSize(product),
    kind: 'folding',
    treads,
    /** Where the folding braces meet the legs. */
    joint: height * 0.52,
    components: toComponents({
      Deck: 1,
      'Folding leg frame': 2,
      Tread: 2 * treads.length,
      'Locking bar': 2,
      'Rubber foot': 4,
    }),
  } as const;
}

/** A deck on four telescopic legs, with treads and a handhold at one end. */
function adjustablePlan(product: Product) {
  const { height } = product;
  const treads = stepHeights(height, 4).slice(0, -1);
  return {
    ...platformSize(product, hopUp.hold),
    kind: 'adjustable',
    treads,
    /** Where the legs telescope. */
    joint: height * 0.46,
    components: toComponents({ Deck: 1, 'Telescopic leg': 4, Tread: treads.length, Handhold: 1 }),
  } as const;
}

/** A flight that bolts or hooks onto a machine, from the machine to the end of the stairs. */
function machinePlan(product: Product, hooked: boolean) {
  const { height, overallHeight = height + 1.1, treads = 4 } = product;
  const above = overallHeight - height;
  const flight: Flight = { foot: [0.085, 0.012], head: [0.28, height], treads, above };
  return {
    ...platformSize(product, 1.1, -0.22),
    kind: 'machine',
    /** The drawing puts the foot slightly further out and higher. */
    flight,
    drawnFlight: { ...flight, foot: [0.06, 0.03] } as Flight,
    hooked,
    components: toComponents({
      Stringer: 2,
      Tread: treads - 1,
      Landing: 1,
      Handrail: 1,
      'Foot plate': 2,
      'Fixing plate': 2,
      Hook: hooked ? 2 : 0,
    }),
  } as const;
}

/** A board between two trestles; the wide one is faced with timber. */
function stagingPlan(product: Product) {
  const timberFaced = product.width > 0.5;
  const components = toComponents({
    [`Staging board ${product.length.toFixed(1)} m`]: 1,
    [`Adjustable trestle to ${product.height.toFixed(1)} m`]: 2,
    'Trestle pin': 4,
    'Board tie': 4,
  });
  return { ...platformSize(product), kind: 'staging', timberFaced, components } as const;
}
