import { outreach } from '../../../../catalogue/floor-space.ts';
import { frameTowers } from '../../../../catalogue/frame-towers.ts';
import type { Product } from '../../../../catalogue/product.ts';
import type { MaterialName } from '../../materials.ts';

/** What every part of a tower is placed by, in metres. Tubes by their radius. */
export interface TowerPlan {
  /** From the middle to the axis of the posts, across and along. */
  readonly hx: number;
  readonly hz: number;
  /** Top of the posts. */
  readonly top: number;
  /** Decks, the working one last. */
  readonly decks: readonly number[];
  readonly working: number;
  /** From rung to rung. */
  readonly pitch: number;
  readonly post: number;
  readonly brace: number;
  /** The castors' diameter. */
  readonly wheel: number;
  /** Where the posts begin, above castor and leg. */
  readonly base: number;
  /** How much shorter the frame at the climbing end is below: its legs adjust on stairs. */
  readonly rise: number;
  /** How far stabilisers reach beyond the posts on either axis. */
  readonly reach: number;
  /** Where stabilisers are clamped to the posts. */
  readonly clamp: number;
  readonly telescopic: boolean;
  readonly metal: MaterialName;
  readonly guard: 'rails' | 'advance' | 'gate';
  readonly folding: boolean;
  /** Aluminium planks from frame to frame instead of plywood platforms. */
  readonly planked: boolean;
}

/** Platforms stand 2 m apart, the first no more than 3.4 m up: within EN 1004-1. */
const apart = 2;
const highestFirst = 3.4;

export function towerPlan(product: Product): TowerPlan {
  const { family, width, length, height, overallHeight = height + 1.05, material } = product;
  const heavy = frameTowers.includes(family);
  const post = heavy ? 0.026 : 0.0225;
  const below = Math.max(0, Math.ceil((height - highestFirst) / apart));
  return {
    hx: width / 2 - post,
    hz: length / 2 - post,
    top: overallHeight,
    decks: Array.from({ length: below + 1 }, (_, at) => height - (below - at) * apart),
    working: height,
    pitch: family.startsWith('500') || family === 'industrial-deck' ? 0.5 : 0.25,
    post,
    brace: heavy ? 0.019 : 0.0165,
    wheel: heavy ? 0.2 : 0.14,
    base: heavy ? 0.42 : 0.22,
    rise: family === 'stairwell-tower' ? 0.54 : 0,
    reach: outreach(product),
    clamp: Math.min(2.6, height * 0.4 + 0.75, height - 0.15),
    telescopic: product.inBox.some((part) => part.includes('telescopic')),
    metal: material === 'Steel' ? 'galvanised' : 'aluminium',
    guard: family.endsWith('agr') ? 'advance' : family === 'podium-tower' ? 'gate' : 'rails',
    folding: family === 'folding-tower' || family === 'podium-tower',
    planked: family === 'industrial-deck',
  };
}

/** Where the posts of an end begin. */
export function footOf({ base, rise }: TowerPlan, end: number): number {
  return end > 0 ? base + rise : base;
}

/** Decks hang on a rung just below their top; every other rung is counted from that one. */
const rungBelowDeck = 0.035;

/** The rungs of an end, from the lowest; those above the working deck guard it. */
export function rungHeights(plan: TowerPlan, end: number): number[] {
  const { working, pitch, top, guard } = plan;
  const rest = working - rungBelowDeck;
  const below = Math.floor((rest - footOf(plan, end) - 0.05) / pitch);
  const above = guard === 'gate' ? 0 : Math.floor((top - 0.04 - rest) / pitch);
  return Array.from({ length: below + above + 1 }, (_, at) => rest + (at - below) * pitch);
}

/** Frames are joined about every 2 m, half-way between two rungs. */
export function jointHeights(plan: TowerPlan): number[] {
  const { base, top, working } = plan;
  const halfway = working - rungBelowDeck + 0.125;
  const count = Math.floor((top - base - 0.3) / 2);
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const wanted = base + 2 * (at + 1);
    return halfway + Math.round((wanted - halfway) / 0.25) * 0.25;
  });
}

/** Guardrails and level braces run inside the posts, this far from their axis. */
export function railInset({ post, brace }: TowerPlan): number {
  return post + 0.009 + brace;
}

/** Half a platform's width: between the guardrails, or from frame to frame where it is planked. */
export function deckReach(plan: TowerPlan): number {
  return plan.planked
    ? plan.hx - plan.post - 0.004
    : plan.hx - railInset(plan) - plan.brace - 0.004;
}
