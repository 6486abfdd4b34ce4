import type { Product } from '../../catalogue/product.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import { linspace, type Spot } from './geometry.ts';
import { type Plan, requireShape, toComponents } from './plan.ts';

type PartSize = Pick<Product, 'length' | 'width'>;

/** The contents of each part's box, all of which its picture shows. */
const boxContents: Readonly<Record<Shape<'accessories'>, Readonly<Record<string, number>>>> = {
  'inspection-tags': { 'Inspection tag kit': 1 },
  'rung-ladder-feet': { 'Ladder foot': 2, Bolt: 2 },
  'stabiliser-bar': { 'Stabiliser bar': 1, 'Rubber foot': 2, Bolt: 2 },
  'stand-off': { 'Stand-off': 1, 'Rung clamp': 4, 'Rubber end': 2 },
  'roof-hook': { 'Roof hook': 2, Wheel: 2, 'Rung clamp': 6 },
  leveller: { Leveller: 1, Bolt: 2 },
  'ladder-mat': { 'Ladder mat': 1 },
  'rack-clamps': { 'Rack clamp': 2, Bolt: 2 },
  'rope-and-sheave': { Rope: 1, Sheave: 1, Cleat: 1 },
  'step-ladder-feet': { 'Step foot': 4, 'Drive rivet': 8 },
  'tool-tray': { 'Tool tray': 1, Hook: 2 },
  'steps-handrail': { Handrail: 2, Bolt: 4 },
  'replacement-treads': { Tread: 2, 'Drive rivet': 8 },
  'locking-stays': { 'Locking stay': 2, 'Drive rivet': 4 },
  'castor-125': { 'Castor 125 mm': 1 },
  'castor-200': { 'Castor 200 mm': 1 },
  'sprung-castor-125': { 'Sprung castor 125 mm': 1 },
  'fixed-stabiliser': { Stabiliser: 1 },
  'telescopic-stabiliser': { 'Telescopic stabiliser': 1 },
  'horizontal-brace': { 'Horizontal brace': 1 },
  'diagonal-brace': { 'Diagonal brace': 1 },
  'toeboard-set': { 'Side toeboard': 2, 'End toeboard': 2, 'Toeboard clip': 4 },
  'trapdoor-deck': { 'Trapdoor deck': 1 },
  'plain-deck': { Platform: 1 },
  'deck-panel': { 'Deck panel': 1 },
  'advance-guardrail': { 'Advance guardrail frame': 1 },
  'podium-gate': { 'Self-closing gate': 1, 'Gate stop': 1 },
  'tube-feet': { 'Auto Lock foot': 4 },
  'block-feet': { 'Rubber foot': 4 },
  'pins-and-ties': { 'Trestle pin': 4, 'Board tie': 4 },
  'ladder-frame': { 'Ladder frame': 1, 'Interlock clip': 2 },
  'span-frame': { 'Span frame': 1, 'Interlock clip': 2 },
  'staging-handrail': { Post: 4, Rail: 6, Toeboard: 1 },
  trestle: { 'Adjustable trestle': 1 },
  'machine-steps-handrail': { Handrail: 1, Bolt: 4 },
  'jackscrew-set': { Jackscrew: 4, Handle: 1 },
  'printed-card': { Card: 1 },
};

export interface AccessoryPlan extends Plan {
  readonly shape: Shape<'accessories'>;
}

/** A part or accessory: it has no height, so its picture fills the plate. */
export function accessoryPlan(product: Product): AccessoryPlan {
  const shape = requireShape(product, 'accessories');
  return { shape, extent: undefined, components: toComponents(boxContents[shape]) };
}

/** The castors' wheel diameters, and whether they are fixed by a stem or by a plate on a spring. */
export const castors = {
  'castor-125': { wheel: 0.125, sprung: false },
  'castor-200': { wheel: 0.2, sprung: false },
  'sprung-castor-125': { wheel: 0.125, sprung: true },
} as const;

export type Castor = (typeof castors)[keyof typeof castors];

/** Colour bands distinguish braces. Their distance from the middle is given for a length of 1. */
export const braces = {
  'horizontal-brace': { bands: [0], colour: 'red' },
  'diagonal-brace': { bands: [-0.06, 0.06], colour: 'steel' },
} as const;

export type Brace = (typeof braces)[keyof typeof braces];

/** The rung spacing of an end frame, and whether it includes a ladder. */
export const frames = {
  'ladder-frame': { pitch: 0.25, ladder: true },
  'span-frame': { pitch: 0.5, ladder: false },
} as const;

export type EndFrame = (typeof frames)[keyof typeof frames];

/** The rung heights of an end frame, from the lowest. */
export function frameRungs({ pitch }: EndFrame, length: number): number[] {
  return linspace(0.2, length - 0.2, Math.round((length - 0.4) / pitch) + 1);
}

/** The ladder's uprights, from the frame's middle. Narrow frames have none: their own rungs are climbed. */
export function frameLadder(width: number): readonly number[] {
  return width < 1 ? [] : [width * 0.06, width * 0.06 + 0.36];
}

/** An advance guardrail: rail heights above the deck, legs from the middle, and how far they extend below. */
export function advanceFrame({ length, width }: PartSize) {
  return { rails: [width - 0.5, width], leg: length * 0.3, below: 0.12 } as const;
}

/** The length of a trestle's pins. */
export const pinLength = 0.12;

/** A stabiliser bar bolts to stiles this far from its middle. */
export const barBoltOffset = 0.2;

/** A stand-off's arms: half the distance between them at the rungs, and where they bend and end. */
export function standOffArms({ length, width }: PartSize) {
  return { half: 0.17, bend: width * 0.45, end: length / 2 - 0.09 };
}

/** The positions of a leveller's clamps along its leg, for a length of 1. */
export const levellerClamps = [0.52, 0.82] as const;

/** How long the end boards of a toeboard set are. */
export function endBoardLength({ length }: PartSize): number {
  return Math.min(1.3, length * 0.55);
}

/** Rails of a staging handrail by their heights on the posts. */
export function stagingRailHeights({ length }: PartSize): readonly [number, number] {
  return [length * 0.55, length - 0.03];
}

/** A handrail for platform steps, from its foot beside the stile up to the platform, and its strut. */
export function stepsHandrailRun({ length }: PartSize) {
  const rise = length * 0.82;
  const run: readonly [Spot, Spot, Spot, Spot] = [
    [length - 0.017, 0],
    [length * 0.93, 0.34],
    [length * 0.16, rise],
    [0, rise],
  ];
  return { run, rise, strut: 0.45 };
}

/** A handrail for machine steps: its posts on the flight, the rail above them, and its end on the platform. */
export function machineHandrailRun({ length }: PartSize) {
  const rise = length * 0.62;
  const [foot, head]: [Spot, Spot] = [
    [length - 0.03, 0.02],
    [length * 0.2, rise],
  ];
  const [low, high]: [Spot, Spot] = [
    [foot[0], 0.9],
    [head[0], rise + 0.9],
  ];
  const end: readonly [Spot, Spot] = [
    [0.02, rise + 0.9],
    [0.02, rise],
  ];
  return { foot, head, low, high, end, rise, knee: rise + 0.45 };
}

/** The side length of the plates that jackscrews stand on. */
export function jackscrewPlate({ width }: PartSize): number {
  return width * 0.5;
}
