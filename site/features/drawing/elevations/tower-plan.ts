import type { FamilyKey } from '../../../../catalogue/families.ts';
import { outreach } from '../../../../catalogue/floor-space.ts';
import type { Product } from '../../../../catalogue/product.ts';
import type { Tone } from './mark.ts';

/** What both elevations of a tower are drawn from. */
export interface TowerPlan {
  readonly width: number;
  readonly length: number;
  /** Top of the posts. */
  readonly top: number;
  /** Decks, the working one last. */
  readonly decks: readonly number[];
  readonly rung: number;
  readonly post: number;
  readonly brace: number;
  readonly wheel: number;
  /** Where the posts begin, above castor and leg. */
  readonly base: number;
  readonly outreach: number;
  /** Where the stabilisers clamp on. */
  readonly clamp: number;
  readonly tone: Tone;
  readonly guard: 'rails' | 'advance' | 'gate';
  readonly foldingBase: boolean;
  /** How much higher the right-hand legs stand: a tower on stairs. */
  readonly rise: number;
  readonly fullyDecked: boolean;
}

const heavyFamilies: readonly FamilyKey[] = [
  '250-standard',
  '500-standard',
  '250-agr',
  '500-agr',
  'narrow-tower',
  'industrial-deck',
];

/** Platforms stand 2 m apart, the first no more than 3.4 m up: within EN 1004-1. */
const apart = 2;
const highestFirst = 3.4;

export function towerPlan(product: Product): TowerPlan {
  const { family, width, length, height, overallHeight = height + 1.05, material } = product;
  const heavy = heavyFamilies.includes(family);
  const below = Math.max(0, Math.ceil((height - highestFirst) / apart));
  return {
    width,
    length,
    top: overallHeight,
    decks: Array.from({ length: below + 1 }, (_, at) => height - (below - at) * apart),
    rung: family.startsWith('500') || family === 'industrial-deck' ? 0.5 : 0.25,
    post: heavy ? 0.052 : 0.045,
    brace: heavy ? 0.034 : 0.03,
    wheel: heavy ? 0.1 : 0.07,
    base: heavy ? 0.42 : 0.22,
    outreach: outreach(product),
    clamp: Math.min(2.6, height * 0.4 + 0.75, height - 0.15),
    tone: material === 'Steel' ? 'steel' : 'alloy',
    guard: family.endsWith('agr') ? 'advance' : family === 'podium-tower' ? 'gate' : 'rails',
    foldingBase: family === 'folding-tower' || family === 'podium-tower',
    rise: family === 'stairwell-tower' ? 0.54 : 0,
    fullyDecked: family === 'industrial-deck',
  };
}
