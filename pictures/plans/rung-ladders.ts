import { baseWidth } from '../../catalogue/floor-space.ts';
import type { Product } from '../../catalogue/product.ts';
import { freeTreads, roundDown } from '../../catalogue/reach.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import { type Extent, type Plan, requireShape, toComponents } from './plan.ts';

/** A ladder leans against a wall at one out for every four up. */
export const wallAngle = Math.atan(1 / 4);
export const lean = { along: Math.sin(wallAngle), up: Math.cos(wallAngle) } as const;

/** Extruded box stiles (plain, light, or lipped along both edges) or pultruded channels. */
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

/** One section of a ladder, in metres along the ladder and out from the lowest section. */
export interface Section {
  readonly from: number;
  readonly to: number;
  /** Half its width over the stiles, and its inset from the lowest section. */
  readonly half: number;
  readonly inset: number;
  readonly out: number;
  readonly rungs: readonly number[];
}

const rungSpacing = 0.28;
/** Each section slides in front of the one below and is narrower by this much on either side. */
const sectionInset = 0.056;
const sectionDepth = 0.062;
/** The rise and the horizontal run of a section of length 1 as a leg of an A-frame. */
const aFrame = { rise: 0.95, run: 0.312 } as const;
/** The section raised above an A-frame overlaps it by three rungs. */
const overlap = 0.84;
/** A multi-position ladder's spread on each side per metre of its limbs, and the width of its bars. */
const hinged = { spread: 0.31, base: 0.75 } as const;

interface SlidingLadderPlan extends Plan {
  readonly build: LadderBuild;
  readonly insulated: boolean;
  /** The width of the bar or the splayed base that it stands on. */
  readonly base: number;
  /** The sections when fully extended. */
  readonly sections: readonly Section[];
}

/** Sections that slide over each other, and lean against a wall. */
export type ExtensionPlan = SlidingLadderPlan;

export type AFramePlan = ReturnType<typeof aFramePlan>;
export type HingedPlan = ReturnType<typeof hingedPlan>;

export function extensionLadderPlan(product: Product): ExtensionPlan {
  const shape = requireShape(product, 'extension-ladders');
  const plan = slidingLadder(product, builds[shape]);
  const { roped } = plan.build;
  const joints = plan.sections.length - 1;
  return {
    ...plan,
    components: toComponents({
      ...slidingComponents(plan),
      'Rung hook': roped ? 0 : 2 * joints,
      'Rung latch': roped ? 2 * joints : 0,
      Sheave: roped ? joints : 0,
      Rope: roped ? joints : 0,
      'Rubber foot': countFeet(plan),
    }),
    extent: ladderExtent(product, plan.base, topSectionInset(plan)),
  };
}

export function combinationLadderPlan(product: Product) {
  const shape = requireShape(product, 'combination-ladders');
  switch (shape) {
    case 'combination-ladder':
    case 'wide-base-combination-ladder':
      return aFramePlan(product, builds[shape]);
    case 'multi-position-ladder':
      return hingedPlan(product, builds[shape]);
  }
}

/** Sections that can also stand free: two as an A-frame, with one raised above it. */
function aFramePlan(product: Product, build: LadderBuild) {
  const { length } = product;
  const plan = slidingLadder(product, build);
  const half = length * aFrame.run;
  return {
    ...plan,
    kind: 'a-frame',
    apex: length * aFrame.rise,
    /** The distance from the frame's middle to each foot, and the lean of its legs in radians. */
    half,
    angle: Math.atan(aFrame.run / aFrame.rise),
    raised: sectionAt(product, 1, length - overlap),
    backLeg: { ...sectionAt(product, 1, 0), out: 0 },
    components: toComponents({
      ...slidingComponents(plan),
      // One section slides over another. The third is the back leg, on its own feet.
      'Guide bracket': 4,
      'Rung hook': 2,
      'End cap': build.head === 'rollers' ? 6 : 8,
      'Locking hinge': 2,
      'Locking stay': 2,
      'Webbing strap': 2,
      'Rubber foot': countFeet(plan) + 2,
    }),
    extent: ladderExtent(product, plan.base, topSectionInset(plan), half * 2 + 0.14),
  } as const;
}

/** Short sections on locking hinges, which can also be set up as steps. */
function hingedPlan(product: Product, build: LadderBuild) {
  const { width, height } = product;
  const { sections, rungs } = parseRungs(product);
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
    components: toComponents({
      [`Section, ${rungs} rungs`]: sections,
      'Locking hinge': 2 * (sections - 1),
      [`Stabiliser bar ${hinged.base} m`]: 2,
      'Rubber foot': 4,
    }),
    extent: ladderExtent(product, hinged.base, 0, height * hinged.spread + 0.1),
  } as const;
}

/** The highest standing height of a combination ladder set up as steps, with three rungs left free. */
export function standingHeightAsSteps(product: Product): number {
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
  const { sections } = parseRungs(product);
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

/** A section by its index, raised to `from`. Its rungs are level with those of the section it overlaps. */
function sectionAt(product: Product, index: number, from: number): Section {
  const { rungs } = parseRungs(product);
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
function parseRungs({ rungs = '1 × 1' }: Product): { sections: number; rungs: number } {
  const [sections = 1, count = 1] = rungs.split('×').map(Number);
  return { sections, rungs: count };
}

/** The extent of the front elevation at full length, with the side elevation as in use beside it. */
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

function topSectionInset({ sections }: Sliding): number {
  return sections.at(-1)?.inset ?? 0;
}

function slidingComponents({ build, base, sections }: Sliding): Record<string, number> {
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

/** The number of feet. A splayed base has its own, in addition to those of the stiles. */
function countFeet({ build }: Sliding): number {
  return build.base === 'bar' ? 2 : 4;
}
