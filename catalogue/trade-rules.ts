import { maxCastorHeightRatio, narrowFootprintSide } from './floor-space.ts';
import { isIndoorOnly } from './indoor-only.ts';
import type { Product } from './product.ts';
import { calculateStandingHeight } from './reach.ts';

/** A rule that a trade specialist would check a catalogue by. */
export interface TradeRule {
  readonly rule: string;
  readonly figure: string;
  readonly source: string;
  readonly applies: (product: Product) => boolean;
  readonly holds: (product: Product, products: readonly Product[]) => boolean;
}

const isWithinHeightRatio = (ratio: number) => (product: Product) =>
  product.height <= ratio * narrowFootprintSide(product) + 1e-9;
const isTower = ({ standard }: Product) => standard === 'EN 1004-1';
const isMobileLadder = ({ family }: Product) => family === 'mobile-access';
const isSameModel = (a: Product, b: Product) => a.range === b.range && a.model === b.model;
const fullPrice = ({ price, originalPrice = price }: Product) => originalPrice;

/** Rules for the proportions of bases, treads and prices, with the source of each figure. */
export const tradeRules: readonly TradeRule[] = [
  {
    rule: 'The platform of a podium or folding base is in proportion to what it stands on',
    figure: `at most ${maxCastorHeightRatio} times the narrow side, stabilisers counted`,
    source:
      'Trade practice under BS 8620, whose stability test counts stabilisers: frames 0.7 m wide stand alone up to 1.5 m',
    applies: ({ family, standard }) =>
      standard === 'BS 8620' || family === 'podium-tower' || family === 'folding-tower',
    holds: isWithinHeightRatio(maxCastorHeightRatio),
  },
  {
    rule: 'The platform of a welded mobile ladder is in proportion to its base',
    figure: 'at most 3 times the narrow side',
    source: 'EN 131-7 leaves stability to a test; 3:1 is the long-standing UK rule for towers',
    applies: ({ standard }) => standard === 'EN 131-7',
    holds: isWithinHeightRatio(3),
  },
  {
    rule: 'A tower for outdoors is in proportion to its base',
    figure: 'at most 3 times the narrow side, stabilisers counted',
    source: 'UK rule of thumb for mobile towers outdoors; EN 1004-1 asks for a calculation',
    applies: (product) => isTower(product) && !isIndoorOnly(product),
    holds: isWithinHeightRatio(3),
  },
  {
    rule: 'A tower for indoors only is in proportion to its base',
    figure: 'at most 3.5 times the narrow side, stabilisers counted',
    source: 'UK rule of thumb for mobile towers indoors; EN 1004-1 asks for a calculation',
    applies: isIndoorOnly,
    holds: isWithinHeightRatio(3.5),
  },
  {
    rule: 'A higher mobile ladder is no narrower, and a high one stands on outriggers',
    figure: 'over 2.5 m wider than any lower one',
    source: 'Makers’ tables of EN 131-7 warehouse steps',
    applies: isMobileLadder,
    holds: ({ width, height }, products) =>
      products
        .filter((other) => isMobileLadder(other) && other.height < height)
        .every((other) => (height > 2.5 ? other.width < width : other.width <= width)),
  },
  {
    rule: 'Treads are as far apart in every size of a range',
    figure: 'one spacing, with heights to 0.1 m',
    source: 'EN 131-1 and EN ISO 14122-3: equal spacing',
    applies: ({ treads }) => treads !== undefined,
    holds: (product, products) => {
      const sizes = products.filter((other) => isSameModel(other, product));
      const least = sizes.map(({ height, treads = 1 }) => (height - 0.05) / treads);
      const most = sizes.map(({ height, treads = 1 }) => (height + 0.05) / treads);
      return Math.max(...least) <= Math.min(...most) + 1e-9;
    },
  },
  {
    rule: 'Treads are a step apart',
    figure: '0.20 to 0.30 m',
    source: 'EN 131-1: 230 to 300 mm; EN ISO 14122-3: up to 225 mm on stairs',
    applies: ({ treads }) => treads !== undefined,
    holds: ({ height, treads = 1 }) =>
      (height + 0.05) / treads >= 0.2 && (height - 0.05) / treads <= 0.3,
  },
  {
    rule: 'How high one may stand follows from the type',
    figure: 'the platform; three treads down; 0.84 m down a leaning ladder',
    source: 'HSE, Safe use of ladders and stepladders (INDG455)',
    applies: ({ category }) => category === 'Ladders',
    holds: ({ heightKind, height, treads, standingHeight }) =>
      standingHeight === calculateStandingHeight(heightKind, height, treads),
  },
  {
    rule: 'A mobile ladder costs about what podium steps of its height do',
    figure: '0.8 to 1.5 times, within 0.1 m of height',
    source: 'UK list prices of welded steel steps and aluminium podiums',
    applies: ({ model }) => model === 'Mobile Platform Ladder',
    holds: (ladder, products) =>
      products
        .filter(
          ({ model, height }) =>
            model === 'Podium Steps' && Math.abs(height - ladder.height) < 0.1 + 1e-9,
        )
        .map((podium) => fullPrice(ladder) / fullPrice(podium))
        .every((ratio) => ratio >= 0.8 && ratio <= 1.5),
  },
  {
    rule: 'A second flight costs less than a second ladder',
    figure: '1.4 to 1.8 times the single-sided ladder of as many treads',
    source: 'UK list prices of single and double-sided mobile steps',
    applies: ({ family, sides }) => family === 'mobile-access' && sides === 2,
    holds: (double, products) =>
      products
        .filter(
          (other) =>
            isMobileLadder(other) &&
            other.sides === 1 &&
            other.treads === double.treads &&
            other.shape.startsWith('slip') === double.shape.startsWith('slip'),
        )
        .map((single) => fullPrice(double) / fullPrice(single))
        .every((ratio) => ratio >= 1.4 && ratio <= 1.8),
  },
];
