import { baseWidth } from '../../catalogue/floor-space.ts';
import type { Product } from '../../catalogue/product.ts';
import { freeTreads, roundDown } from '../../catalogue/reach.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import { type Extent, type Plan, packed, shapeIn } from './plan.ts';

/** Against a wall a ladder leans one out for four up. */
export const wallAngle = Math.atan(1 / 4);
export const lean = { along: Math.sin(wallAngle), up: Math.cos(wallAngle) } as const;

/** Extruded box stiles, light or with lips along both edges, or pultruded channels. */
export type StileKind = 'light' | 'box' | 'lipped' | 'channel';

interface LadderBuild {
  readonly stile: StileKind;
  readonly base: 'bar' | 'splayed';
  readonly head: 'caps' | 'rollers';
  readonly roped?: true;
}

const trade: LadderBuild = { stile: 'box', base: 'bar', head: 'caps' };
const wideBase: LadderBuild = { stile: 'lipped', base: 'splayed', head: 'rollers' };

const builds: Readonly<Record<Shape<'extension-ladders' | 'combination-ladders'>, LadderBuild>> = {
  'extension-ladder': trade,
  'light-extension-ladder': { ...trade, stile: 'light' },
  'wide-base-extension-ladder': wideBase,
  'rope-extension-ladder': { stile: 'lipped', base: 'bar', head: 'rollers', roped: true },
  'combination-ladder': trade,
  'wide-base-combination-ladder': wideBase,
  'multi-position-ladder': trade,
};

/** One part of a ladder, in metres along the ladder and out from its lowest part. */
export interface Section {
  readonly from: number;
  readonly to: number;
  /** Half its width over the stiles, and how far inside the lowest section that is. */
  readonly half: number;
  readonly inset: number;
  readonly out: number;
  readonly rungs: readonly number[];
}

const rungSpacing = 0.28;
/** Each section slides in front of the one below, and inside it by this much on either side. */
const sectionInset = 0.056;
const sectionDepth = 0.062;
/** What a section of length 1 rises as a leg of an A-frame, and how far out it stands. */
const aFrame = { rise: 0.95, run: 0.312 } as const;
/** Three rungs of the section above an A-frame stay on the frame. */
const overlap = 0.84;
/** How far out a multi-position ladder stands on each side, for each metre of its limbs; its bars. */
const hinged = { spread: 0.31, base: 0.75 } as const;

interface SlidingLadderPlan extends Plan {
  readonly build: LadderBuild;
  readonly insulated: boolean;
  /** Across the bar, or the splayed base, that it stands on. */
  readonly base: number;
  /** Drawn out to its full length. */
  readonly sections: readonly Section[];
}

/** Sections that slide over each other, and lean against a wall. */
export type ExtensionPlan = SlidingLadderPlan;

export type AFramePlan = ReturnType<typeof aFramePlan>;
export type HingedPlan = ReturnType<typeof hingedPlan>;

export function extensionLadderPlan(product: Product): ExtensionPlan {
  const shape = shapeIn(product, 'extension-ladders');
  const plan = slidingLadder(product, builds[shape]);
  const { roped } = plan.build;
  const joints = plan.sections.length - 1;
  return {
    ...plan,
    components: packed({
      ...slidingParts(plan),
      'Rung hook': roped ? 0 : 2 * joints,
      'Rung latch': roped ? 2 * joints : 0,
      Sheave: roped ? joints : 0,
      Rope: roped ? joints : 0,
      'Rubber foot': feetOf(plan),
    }),
    extent: ladderExtent(product, plan.base, insetOf(plan)),
  };
}

export function combinationLadderPlan(product: Product) {
  const shape = shapeIn(product, 'combination-ladders');
  switch (shape) {
    case 'combination-ladder':
    case 'wide-base-combination-ladder':
      return aFramePlan(product, builds[shape]);
    case 'multi-position-ladder':
      return hingedPlan(product, builds[shape]);
  }
}

/** Sections that also stand free: two as an A-frame and one run up above it. */
function aFramePlan(product: Product, build: LadderBuild) {
  const { length } = product;
  const plan = slidingLadder(product, build);
  const half = length * aFrame.run;
  return {
    ...plan,
    kind: 'a-frame',
    apex: length * aFrame.rise,
    /** From the middle of the frame to each foot, and how far its legs lean in radians. */
    half,
    angle: Math.atan(aFrame.run / aFrame.rise),
    raised: sectionAt(product, 1, length - overlap),
    backLeg: { ...sectionAt(product, 1, 0), out: 0 },
    components: packed({
      ...slidingParts(plan),
      // One section is raised over another; the third is the back leg, on feet of its own.
      'Guide bracket': 4,
      'Rung hook': 2,
      'End cap': build.head === 'rollers' ? 6 : 8,
      'Locking hinge': 2,
      'Locking stay': 2,
      'Webbing strap': 2,
      'Rubber foot': feetOf(plan) + 2,
    }),
    extent: ladderExtent(product, plan.base, insetOf(plan), half * 2 + 0.14),
  } as const;
}

/** Short sections on locking hinges, that also stand as steps. */
function hingedPlan(product: Product, build: LadderBuild) {
  const { width, height } = product;
  const { sections, rungs } = rungsBySection(product);
  const each = height / sections;
  const plan = {
    build,
    insulated: false,
    base: hinged.base,
    sections: Array.from({ length: sections }, (_, index) => ({
      from: index * each,
      to: (index + 1) * each,
      half: width / 2,
      inset: 0,
      out: 0,
      rungs: Array.from(
        { length: rungs },
        (_, rung) => index * each + ((rung + 0.5) * each) / rungs,
      ),
    })),
  };
  return {
    ...plan,
    kind: 'hinged',
    spread: hinged.spread,
    angle: Math.asin(hinged.spread),
    each,
    components: packed({
      [`Section, ${rungs} rungs`]: sections,
      'Locking hinge': 2 * (sections - 1),
      [`Stabiliser bar ${hinged.base} m`]: 2,
      'Rubber foot': 4,
    }),
    extent: ladderExtent(product, hinged.base, 0, height * hinged.spread + 0.1),
  } as const;
}

/** The highest place to stand on a combination ladder set up as steps: three rungs stay free, as on any steps. */
export function standingAsSteps(product: Product): number {
  const plan = combinationLadderPlan(product);
  const [lower, upper] = plan.sections;
  const leg =
    plan.kind === 'a-frame'
      ? plan.backLeg.rungs
      : [lower, upper].flatMap((each) => each?.rungs ?? []);
  return roundDown((leg.at(-1 - freeTreads) ?? 0) * Math.cos(plan.angle));
}

type Sliding = Omit<SlidingLadderPlan, 'extent' | 'components'>;

function slidingLadder(product: Product, build: LadderBuild): Sliding {
  const { sections } = rungsBySection(product);
  const rise = product.height - product.length;
  const insulated = product.material === 'GRP';
  return {
    build: insulated ? { ...build, stile: 'channel' } : build,
    insulated,
    base: baseWidth(product),
    sections: Array.from({ length: sections }, (_, index) =>
      sectionAt(product, index, (rise * index) / Math.max(1, sections - 1)),
    ),
  };
}

/** The section that slides in so many others, raised so far: rungs that lie over each other are level. */
function sectionAt(product: Product, index: number, from: number): Section {
  const { rungs } = rungsBySection(product);
  const { width, length } = product;
  const first = (length - (rungs - 1) * rungSpacing) / 2;
  const shift = (((first - from) % rungSpacing) + rungSpacing) % rungSpacing;
  const lowest = from === 0 ? first : shift < 0.1 ? shift + rungSpacing : shift;
  const inset = index * sectionInset;
  return {
    from,
    to: from + length,
    half: width / 2 - inset,
    inset,
    out: index * sectionDepth,
    rungs: Array.from({ length: rungs }, (_, rung) => from + lowest + rung * rungSpacing),
  };
}

/** '3 × 8' is three sections of eight rungs. */
function rungsBySection({ rungs = '1 × 1' }: Product): { sections: number; rungs: number } {
  const [sections = 1, count = 1] = rungs.split('×').map(Number);
  return { sections, rungs: count };
}

/** The front elevation at its true length, and beside it the side elevation as the ladder stands in use. */
export function ladderExtent(
  { width, height }: Product,
  base: number,
  edge: number,
  side = height * lean.along + 0.1,
): Extent {
  const over = (base - width) / 2;
  const beside = width + over + 0.2 + height * 0.05;
  return { left: -over, right: beside + side, top: height, edge, beside };
}

function insetOf({ sections }: Sliding): number {
  return sections.at(-1)?.inset ?? 0;
}

function slidingParts({ build, base, sections }: Sliding): Record<string, number> {
  const joints = sections.length - 1;
  return {
    [`Section, ${sections[0]?.rungs.length} rungs`]: sections.length,
    [`${build.base === 'bar' ? 'Stabiliser bar' : 'Splayed base'} ${base} m`]: 1,
    'Guide bracket': 4 * joints,
    'Wall roller': build.head === 'rollers' ? 2 : 0,
    // At every head, and at the foot of all but the lowest section.
    'End cap': 2 * (2 * joints + 1),
  };
}

/** A splayed base stands beside the stiles' own feet. */
function feetOf({ build }: Sliding): number {
  return build.base === 'bar' ? 2 : 4;
}
