import { outreach } from '../../catalogue/floor-space.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import { castorName, type Extent, toComponents } from './plan.ts';

/** The same entry for each family of towers, in a table of families. */
export function forTowers<Entry>(entry: Entry) {
  return {
    'folding-tower': entry,
    'stairwell-tower': entry,
    'one-man-tower': entry,
    'narrow-tower': entry,
    'podium-tower': entry,
    'industrial-deck': entry,
    '250-standard': entry,
    '500-standard': entry,
    '250-agr': entry,
    '500-agr': entry,
  };
}

type TowerShape = Shape<keyof ReturnType<typeof forTowers>>;

/** The build of light towers, in metres. Tube sizes are radii. */
const lightTower = {
  post: 0.0225,
  brace: 0.0165,
  /** The castors' diameter. */
  wheel: 0.125,
  /** Whether adjustable legs are separate from the castors. */
  legs: false,
  /** Where the posts begin, above castor and leg. */
  postFoot: 0.22,
  /** How much higher the frame at the climbing end starts, because its legs stand on stairs. */
  rise: 0,
  /** The rung spacing. A spacing of 0.5 needs a climbing ladder. */
  pitch: 0.25 as 0.25 | 0.5,
  guard: 'rails' as 'rails' | 'advance' | 'gate',
  telescopic: false,
  /** Whether stabilisers stay on the frame. Those of steel towers are loose. */
  foldsOut: false,
  folding: false,
  /** Whether decks are aluminium planks instead of plywood platforms. */
  planked: false,
};
type TowerBuild = Readonly<typeof lightTower>;
const frameTower: TowerBuild = {
  ...lightTower,
  post: 0.026,
  brace: 0.019,
  wheel: 0.2,
  legs: true,
  postFoot: 0.42,
};
const longDeck: TowerBuild = { ...frameTower, telescopic: true };
const wideRung: TowerBuild = { ...longDeck, pitch: 0.5 };

const builds: Readonly<Record<TowerShape, TowerBuild>> = {
  'folding-tower': { ...lightTower, folding: true },
  'podium-tower': { ...lightTower, folding: true, guard: 'gate' },
  'stairwell-tower': { ...lightTower, legs: true, rise: 0.54 },
  'one-man-tower': { ...lightTower, foldsOut: true },
  'narrow-tower': frameTower,
  'long-narrow-tower': longDeck,
  'standard-tower-250': frameTower,
  'standard-tower-500': wideRung,
  'agr-tower-250': { ...frameTower, guard: 'advance' },
  'agr-tower-500': { ...wideRung, guard: 'advance' },
  'industrial-deck': { ...wideRung, planked: true },
};

/** Platforms and frames are 2 m apart and the first platform is at most 3.4 m up, as EN 1004-1 permits. */
const lift = 2;
const maxFirstDeckHeight = 3.4;
/** Decks hang on a rung just below their top. The other rungs are positioned from that one. */
const rungBelowDeck = 0.035;
/** Above this height, a tower's drawing shows its end beside its side, as both are slender. */
const slenderHeight = 8;

/** Sizes shared by the model and the drawing: rung, climbing ladder, toeboard, folding side, clamps. */
export const towerSizes = {
  rung: 0.018,
  ladder: { from: 0.06, wide: 0.36, apart: 0.25 },
  toeboard: 0.15,
  foldingSide: 0.34,
  lowClamp: 0.12,
  advance: { below: 0.12, above: 1, brace: [0.02, 0.5] },
} as const;

export type TowerPlan = ReturnType<typeof towerPlan>;

/** Mobile towers of every width, folding, stairwell and one-man towers, and podium towers. */
export function towerPlan(product: Product) {
  const members = towerDimensions(product);
  const components = toComponents(countComponents(members));
  return { ...members, extent: drawingExtent(members), components };
}

type TowerDimensions = ReturnType<typeof towerDimensions>;

function towerDimensions(product: Product) {
  const { width, length, height, overallHeight, material } = product;
  const build = getTowerBuild(product);
  const { post, brace, postFoot, rise, guard, planked } = build;
  const top = overallHeight ?? height + railsAbove(build);
  const below = Math.max(0, Math.ceil((height - maxFirstDeckHeight) / lift));
  const decks = Array.from({ length: below + 1 }, (_, at) => height - (below - at) * lift);
  const joined = Math.max(0, Math.floor((top - postFoot - 0.3) / lift));
  const lifts = Array.from({ length: joined }, (_, at) => postFoot + lift * (at + 1));
  const low = postFoot + rise + 0.1;
  const joints = lifts.map((wanted) => nearestHalfwayHeight(wanted, height - rungBelowDeck));
  const bays = decks.flatMap((to, at) => splitBay(decks[at - 1] ?? low, to));
  const hx = width / 2 - post;
  const railInset = post + 0.009 + brace;
  const deckHalf = planked ? hx - post - 0.004 : hx - railInset - brace - 0.004;
  const end = <Side extends -1 | 1>(side: Side, foot: number) => ({
    side,
    foot,
    rungs: rungHeights(build, foot, top, height),
  });
  return {
    ...build,
    foldsOut: build.foldsOut && material !== 'Steel',
    width,
    length,
    /** The distances from the middle to the axes of the posts, across and along. */
    hx,
    hz: length / 2 - post,
    /** Top of the posts. */
    top,
    /** Deck heights (the working deck last), half a deck's width, and the number of platforms side by side. */
    decks,
    working: height,
    deckHalf,
    abreast: deckHalf < 0.4 ? 1 : 2,
    /** The height of the posts' feet and of the rungs, at the back and at the climbing end. */
    ends: [end(-1, postFoot), end(1, postFoot + rise)],
    /** The frame joints' heights: halfway between two rungs (model), and at even lifts (drawing). */
    joints,
    lifts,
    /** The height of the lowest horizontal brace, and the bays with diagonals above it. */
    low,
    bays,
    /** Whether the folding base includes the lowest bay's diagonals, for which it must be high enough. */
    carried: build.folding && (bays[0]?.[1] ?? 0) - 0.14 <= (joints[0] ?? top),
    /** The heights of the rails above a deck. The upper rail of a gate is drawn higher. */
    rails: [0.5, guard === 'gate' ? 0.95 : 1],
    drawnRails: [0.5, guard === 'gate' ? 0.983 : 1],
    /** The distance from the posts' axes inwards to guardrails and horizontal braces. */
    railInset,
    /** How far stabilisers extend beyond the posts on both axes, and the height of their upper clamp. */
    reach: outreach(product),
    clamp: Math.min(2.6, height * 0.4 + 0.75, height - 0.15),
    metal: material === 'Steel' ? 'galvanised' : 'aluminium',
  } as const;
}

function getTowerBuild({ id, shape }: Product): TowerBuild {
  if (!isTower(shape)) throw new Error(`${id}: ${shape} is no shape of a tower`);
  return builds[shape];
}

function isTower(shape: Shape): shape is TowerShape {
  return shape in builds;
}

function railsAbove({ guard }: TowerBuild): number {
  return guard === 'gate' ? 1 : 1.05;
}

/** The rung heights of an end, from the lowest. Rungs above the working deck serve as guardrails. */
function rungHeights(
  { pitch, guard }: TowerBuild,
  foot: number,
  top: number,
  working: number,
): number[] {
  const rest = working - rungBelowDeck;
  const below = Math.floor((rest - foot - 0.05) / pitch);
  const above = guard === 'gate' ? 0 : Math.floor((top - 0.04 - rest) / pitch);
  return Array.from({ length: below + above + 1 }, (_, at) => rest + (at - below) * pitch);
}

/** The height nearest to `wanted` that is halfway between two rungs. */
function nearestHalfwayHeight(wanted: number, rung: number): number {
  const middle = rung + 0.125;
  return middle + Math.round((wanted - middle) / 0.25) * 0.25;
}

/** The bays from deck to deck. A bay of 3 m or more is split into two. */
function splitBay(from: number, to: number): (readonly [number, number])[] {
  const middle = (from + to) / 2;
  if (to - from < 3) return [[from, to]];
  return [
    [from, middle],
    [middle, to],
  ];
}

function drawingExtent(plan: TowerDimensions): Extent {
  const { width, length, working, reach, rise } = plan;
  const top = working + railsAbove(plan);
  // A stairwell tower is drawn with its stair.
  const right = length + reach + (rise > 0 ? 0.1 : 0);
  if (working <= slenderHeight) return { left: -reach, right, top, edge: 0 };
  const beside = right + reach + 0.4;
  return { left: -reach, right: beside + width + reach, top, edge: 0, beside };
}

/** The component counts of a tower of this height, by trade name. */
function countComponents(plan: TowerDimensions): Record<string, number> {
  const { width, length, decks, abreast, bays, guard, folding, planked, pitch } = plan;
  const long = `${length} m`;
  const levels = decks.length;
  const loose = folding ? 0 : 1;
  const rails = guard === 'advance' ? 0 : 4 * levels;
  const trapdoors = planked || guard === 'gate' ? 0 : levels;
  return {
    [`Folding base ${width} × ${length} m`]: 1 - loose,
    ...countFrames(plan),
    'Interlock clip': 4 * plan.joints.length,
    'Climbing ladder section': pitch === 0.5 ? levels : 0,
    [castorName('Castor', plan.wheel)]: 4,
    'Adjustable leg': plan.legs ? 4 : 0,
    [`Horizontal brace ${long}`]: 2 * loose,
    'Plan brace': loose,
    [`Diagonal brace ${long}`]: 2 * (bays.length - (plan.carried ? 1 : 0)),
    [`Platform with trapdoor ${long}`]: trapdoors,
    [`Platform ${long}`]: planked ? 0 : abreast * levels - trapdoors,
    [`Deck panel ${long}`]: planked ? 3 * levels : 0,
    [`Deck panel with hatch ${long}`]: planked ? levels : 0,
    [`Guardrail ${long}`]: rails,
    [`Advance guardrail frame ${long}`]: guard === 'advance' ? 2 * levels : 0,
    'End guardrail': guard === 'gate' ? 2 : 0,
    'Self-closing gate': guard === 'gate' ? 1 : 0,
    [`Side toeboard ${long}`]: 2,
    'End toeboard': 2,
    'Toeboard clip': 4,
    [stabiliserName(plan)]: plan.reach > 0 ? 4 : 0,
  };
}

export function stabiliserName({
  telescopic,
  foldsOut,
}: Pick<TowerDimensions, 'telescopic' | 'foldsOut'>): string {
  if (telescopic) return 'Telescopic stabiliser';
  return foldsOut ? 'Fold-out stabiliser' : 'Stabiliser';
}

/** The frame counts by name, from the lowest. A folding base includes the lowest pair. */
function countFrames(plan: TowerDimensions): Record<string, number> {
  const { ends, joints, top, folding } = plan;
  const counts: Record<string, number> = {};
  for (let at = folding ? 1 : 0; at <= joints.length; at += 1) {
    for (const { foot, rungs } of ends) {
      const [from, to] = [joints[at - 1] ?? foot, joints[at] ?? top];
      const name = frameName(plan, from, rungs.filter((y) => y > from && y < to).length);
      counts[name] = (counts[name] ?? 0) + (name === guardrailPostName ? 2 : 1);
    }
  }
  return counts;
}

export const guardrailPostName = 'Guardrail post';

/** A frame's name. Above the working deck it is a guardrail frame, and without rungs a pair of posts. */
export function frameName(
  { width, working, pitch, metal }: Pick<TowerDimensions, 'width' | 'working' | 'pitch' | 'metal'>,
  from: number,
  rungs: number,
): string {
  if (rungs === 0) return guardrailPostName;
  const ladder = metal === 'galvanised' ? 'Steel ladder frame' : 'Ladder frame';
  const climbed = pitch === 0.5 ? 'Span frame' : ladder;
  return `${from > working ? 'Guardrail frame' : climbed} ${width} m, ${rungs}-rung`;
}
