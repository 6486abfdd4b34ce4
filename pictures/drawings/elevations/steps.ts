import type { Product } from '../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { atHeight, between, box, stepsUpTo } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  finest,
  hairs,
  type Mark,
  mirrored,
  type Point,
  run,
  type Tone,
} from './mark.ts';
import { feet, flanges, rivets, treadEnds, treadFaces } from './pen.ts';

interface Build {
  readonly frame: Tone;
  readonly tread: Tone;
  readonly stile: number;
  readonly leg: number;
}

/** Foot and head of a stile or leg. */
type Limb = readonly [Point, Point];

/** Swingback, double-sided, GRP and timber steps: the top tread, or cap, is the last one counted. */
export function steps(product: Product): Elevations {
  const build = buildOf(product);
  const { length, height, sides } = product;
  return {
    front: front(product, build),
    side: sides === 2 ? doubleSide(product, build) : singleSide(product, build),
    closeUp: { of: 'side', at: [length * (sides === 2 ? 0.5 : 0.45), height - 0.21], span: 0.66 },
  };
}

function buildOf({ material, badges }: Product): Build {
  const tread: Tone = material === 'Timber' ? 'timber' : 'alloy';
  const frame: Tone = material === 'GRP' ? 'grp' : tread;
  if (badges.includes('Heavy Duty')) return { frame, tread, stile: 0.095, leg: 0.065 };
  if (material === 'GRP') return { frame, tread, stile: 0.085, leg: 0.058 };
  return { frame, tread, stile: 0.072, leg: 0.045 };
}

function singleSide(product: Product, build: Build): Mark[] {
  const { height, length } = product;
  const apex = length * 0.4;
  const stile: Limb = [
    [length - build.stile * 0.6, 0.015],
    [apex + 0.07 + build.stile / 2, height - 0.02],
  ];
  const leg: Limb = [
    [build.leg * 0.75, 0.015],
    [apex - 0.03, height - 0.02],
  ];
  return [
    bars([leg], build.leg, build.frame),
    ...flanges(...leg, build.leg),
    ...stays(product, leg, stile),
    ...climbingSide(product, stile, build),
    ...rubber(product, leg[0][0], build.leg + 0.03, 0.055),
    ...top(product, apex - 0.1, apex + 0.15 + build.stile),
    ...rivets([[apex - 0.035, height - 0.1]], 0.014),
  ];
}

function doubleSide(product: Product, build: Build): Mark[] {
  const { height, length } = product;
  const stile: Limb = [
    [length - build.stile * 0.6, 0.015],
    [length / 2 + 0.03 + build.stile / 2, height - 0.02],
  ];
  const half = climbingSide(product, stile, build);
  const [foot, head] = stile;
  const facing: Limb = [
    [length - foot[0], foot[1]],
    [length - head[0], head[1]],
  ];
  return [
    ...stays(product, facing, stile),
    ...mirrored(half, length / 2),
    ...half,
    ...top(product, length / 2 - 0.05 - build.stile, length / 2 + 0.05 + build.stile),
  ];
}

/** Stile, treads and foot of a side that is climbed. */
function climbingSide(product: Product, stile: Limb, build: Build): Mark[] {
  const points = treadsBelowTop(product).map((y) => atHeight(...stile, y));
  const depth = build.stile + 0.045;
  const underneath = points.map(([x, y]): Point => [x + 0.004, y - 0.055]);
  return [
    bars([stile], build.stile, build.frame),
    ...(product.material === 'Timber' ? [] : flanges(...stile, build.stile)),
    ...(product.badges.includes('Heavy Duty')
      ? [hairs(points.map(([x, y]) => run(x - depth * 0.65, y - 0.03, x, y - 0.1)))]
      : []),
    ...treadEnds(points, depth, build.tread),
    ...rivets(underneath, product.material === 'Timber' ? 0.009 : 0.007),
    ...rubber(product, stile[0][0], build.stile + 0.035, 0.07),
  ];
}

/** Timber stands on its own ends. */
function rubber({ material }: Product, x: number, width: number, height: number): Mark[] {
  return material === 'Timber' ? [] : [feet([x], width, height)];
}

function treadsBelowTop({ height, treads = 0 }: Product): number[] {
  return stepsUpTo(height, treads).slice(0, -1);
}

/** Locking bars hold the frames apart; timber steps have a cord. */
function stays({ height, material, badges }: Product, leg: Limb, stile: Limb): Mark[] {
  const from = atHeight(...leg, height * 0.4);
  const to = atHeight(...stile, height * 0.4);
  if (material === 'Timber') {
    const sag: Point = [(from[0] + to[0]) / 2, from[1] - 0.05];
    const quarter = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.012];
    return [hairs([[from, quarter(from, sag), sag, quarter(sag, to), to]])];
  }
  return [
    bars([[from, to]], 0.022, badges.includes('Heavy Duty') ? 'steel' : 'alloy'),
    ...fine(discs([between(from, to, 0.5)], 0.018, 'dark')),
  ];
}

/** The top tread: a board on timber and swingback steps, else a moulded cap. */
function top({ height, material, badges }: Product, from: number, to: number): Mark[] {
  const board = badges.includes('Swingback');
  const tone: Tone = material === 'Timber' ? 'timber' : board ? 'alloy' : 'dark';
  const bolts = [from + 0.05, to - 0.05].map((x): Point => [x, height - 0.023]);
  return [
    faces([box(from, height - 0.045, to - from, 0.045)], tone),
    ...fine(discs(bolts, 0.009, tone === 'dark' ? 'steel' : 'dark')),
    ...finest(
      bars([run(from, height - 0.008, to, height - 0.008)], 0.004, 'steel'),
      hairs([run(from, height - 0.036, to, height - 0.036)]),
    ),
  ];
}

function front(product: Product, build: Build): Mark[] {
  const { width, height } = product;
  const face = product.material === 'Timber' ? 0.028 : 0.034;
  const inset = Math.min(width * 0.15, 0.09);
  const left: Limb = [
    [face / 2, 0.005],
    [inset + face / 2, height - 0.02],
  ];
  const right = left.map(([x, y]): Point => [width - x, y]);
  const treads = treadsBelowTop(product).map((y) => {
    const [x] = atHeight(...left, y - 0.015);
    return { from: x, to: width - x, y };
  });
  return [
    ...treadFaces(treads, build.tread, 0.034),
    bars([left, right], face, build.frame),
    ...[face / 2 + 0.004, width - face / 2 - 0.004].flatMap((x) =>
      rubber(product, x, face + 0.022, 0.075),
    ),
    ...top(product, inset - 0.04, width - inset + 0.04),
  ];
}
