import type { Product } from '../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { atHeight, bent, between, box, crossbars, stepsUpTo } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  finest,
  hairs,
  type Mark,
  type Point,
  run,
  type Tone,
} from './mark.ts';
import { feet, flanges, rivets, treadEnds, treadFaces } from './pen.ts';

interface Frame {
  readonly tone: Tone;
  readonly stileWidth: number;
  readonly stile: readonly [Point, Point];
  readonly leg: readonly [Point, Point];
  /** The platform's back and front edge. */
  readonly back: number;
  readonly front: number;
  readonly rails: number;
  readonly platform: Tone;
}

/** Steps that end in a guarded platform: the platform is the last tread counted. */
export function platformSteps(product: Product): Elevations {
  const frame = frameOf(product);
  const middle = (frame.back + frame.front) / 2;
  return {
    front: front(product, frame),
    side: side(product, frame),
    closeUp: { of: 'side', at: [middle + 0.12, product.height], span: 0.95 },
  };
}

function frameOf({ material, badges, length, height, overallHeight = height }: Product): Frame {
  const stileWidth = badges.includes('Heavy Duty') ? 0.095 : material === 'GRP' ? 0.085 : 0.072;
  const depth = badges.includes('Safety Rail') ? 0.45 : 0.4;
  const back = (length - depth) * 0.42;
  const front = back + depth;
  return {
    tone: material === 'GRP' ? 'grp' : 'alloy',
    stileWidth,
    stile: [
      [length - stileWidth * 0.6, 0.03],
      [front - stileWidth * 0.3, height - 0.03],
    ],
    leg: [
      [0.045, 0.03],
      [back + 0.04, height - 0.03],
    ],
    back,
    front,
    rails: overallHeight - height,
    platform: material === 'GRP' ? 'grp' : 'dark',
  };
}

function side(product: Product, frame: Frame): Mark[] {
  const { height, badges } = product;
  const { stile, leg, tone, stileWidth, back, front } = frame;
  const stay = [atHeight(...leg, height * 0.42), atHeight(...stile, height * 0.42)] as const;
  const points = treadsBelowPlatform(product).map((y) => atHeight(...stile, y));
  const depth = stileWidth + 0.045;
  return [
    bars([leg], 0.055, tone),
    ...flanges(...leg, 0.055),
    bars([stay], 0.024),
    ...fine(discs([between(...stay, 0.5)], 0.018, 'dark')),
    ...guard(product, frame),
    bars([stile], stileWidth, tone),
    ...flanges(...stile, stileWidth),
    ...(badges.includes('Heavy Duty')
      ? [hairs(points.map(([x, y]) => run(x - depth * 0.65, y - 0.03, x, y - 0.1)))]
      : []),
    ...treadEnds(points, depth),
    ...rivets(points.map(([x, y]): Point => [x + 0.004, y - 0.055])),
    ...(product.handrail ? handrail(product, frame) : []),
    ...platform(back - 0.03, front + 0.03, height, frame.platform),
    feet([stile[0][0]], stileWidth + 0.035, 0.07),
    feet([leg[0][0]], 0.085, 0.055),
  ];
}

function treadsBelowPlatform({ height, treads = 0 }: Product): number[] {
  return stepsUpTo(height, treads).slice(0, -1);
}

function platform(from: number, to: number, height: number, tone: Tone): Mark[] {
  return [
    faces([box(from, height - 0.06, to - from, 0.06)], tone),
    ...finest(bars(crossbars([height - 0.012, height - 0.048], from, to), 0.004, 'steel')),
    ...rivets(
      [
        [from + 0.06, height - 0.03],
        [to - 0.06, height - 0.03],
      ],
      0.01,
    ),
  ];
}

/** The knee or waist rail round three sides, and the toeboard where the rail is waist high. */
function guard({ height }: Product, { back, front, rails }: Frame): Mark[] {
  const [from, to, top] = [back + 0.015, front - 0.02, height + rails - 0.016];
  const middle = height + rails * 0.52;
  return [
    bars([run(from, middle, to, middle)], 0.022),
    bars([bent(run(from, height - 0.05, from, top, to, top, to, height - 0.05), 0.09)], 0.032),
    ...(rails > 0.8 ? [faces([box(from - 0.02, height, to - from + 0.04, 0.1)])] : []),
    ...fine(discs(run(from, middle, to, middle), 0.022, 'dark')),
  ];
}

/** From the first tread to the platform, as far above the stile all the way. */
function handrail({ height }: Product, { stile, front, rails }: Frame): Mark[] {
  const above = Math.min(rails, 0.9) - 0.06;
  const foot = atHeight(...stile, 0.16);
  const low: Point = [foot[0], foot[1] + above];
  const high: Point = [front + 0.03, height + above];
  const middle = between(low, high, 0.5);
  return [
    bars([[middle, atHeight(...stile, middle[1] - above)]], 0.022),
    bars([bent([foot, low, high, [front - 0.02, high[1]]], 0.1)], 0.032),
    ...fine(discs([[front - 0.02, high[1]]], 0.022, 'dark')),
  ];
}

function front(product: Product, frame: Frame): Mark[] {
  const { width, height, overallHeight = height } = product;
  const face = 0.034;
  const inset = 0.06;
  const left: [Point, Point] = [
    [face / 2, 0.03],
    [inset, height - 0.03],
  ];
  const right = left.map(([x, y]): Point => [width - x, y]);
  const treads = treadsBelowPlatform(product).map((y) => {
    const [x] = atHeight(...left, y - 0.015);
    return { from: x, to: width - x, y };
  });
  const rail = overallHeight - 0.016;
  const [from, to] = [inset, width - inset];
  const middle = height + frame.rails * 0.52;
  return [
    bars([run(from, middle, to, middle)], 0.022),
    bars([bent(run(from, height, from, rail, to, rail, to, height), 0.09)], 0.032),
    ...(product.badges.includes('Safety Rail') ? [closingBar(from, to, height)] : []),
    ...(product.handrail ? [handrailsFaceOn(width, height + Math.min(frame.rails, 0.9))] : []),
    ...treadFaces(treads, 'alloy', 0.034),
    bars([left, right], face, frame.tone),
    ...(frame.rails > 0.8 ? [faces([box(from, height, to - from, 0.1)])] : []),
    ...platform(from - 0.03, to + 0.03, height, frame.platform),
    feet([face / 2 + 0.004, width - face / 2 - 0.004], face + 0.024, 0.075),
  ];
}

/** The sprung bar that closes the climbing side. */
function closingBar(from: number, to: number, height: number): Mark {
  return bars([run(from, height + 0.86, to, height + 0.86)], 0.026, 'dark');
}

function handrailsFaceOn(width: number, top: number): Mark {
  return bars(
    [run(0.02, 0.2, 0.04, top - 0.06), run(width - 0.02, 0.2, width - 0.04, top - 0.06)],
    0.03,
  );
}
