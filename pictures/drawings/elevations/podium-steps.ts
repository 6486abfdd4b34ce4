import type { Product } from '../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { atHeight, bent, box, grid, stepsUpTo, uprights } from './geometry.ts';
import { bars, discs, faces, fine, type Mark, type Point, run, type Tone } from './mark.ts';
import { castors, feet, treadEnds, treadFaces } from './pen.ts';

const wheel = 0.0625;
const treadSpacing = 0.25;

/** A fold-flat frame with a guarded platform, climbed at one end through a gate. */
export function podiumSteps(product: Product): Elevations {
  const tone: Tone = product.material === 'GRP' ? 'grp' : 'alloy';
  return {
    front: front(product, tone),
    side: side(product, tone),
    closeUp: { of: 'side', at: [product.length * 0.62, product.height + 0.25], span: 1.2 },
  };
}

function side(product: Product, tone: Tone): Mark[] {
  const { length, height, overallHeight = height + 1 } = product;
  const back = 0.05;
  const gate = length - 0.3;
  const top = overallHeight - 0.018;
  const ladder: [Point, Point] = [
    [length - 0.05, wheel * 2],
    [gate, height - 0.04],
  ];
  const ys = treadHeights(height);
  return [
    bars(
      [
        [atHeight(...ladder, 0.42 * height), [back, 0.42 * height]],
        run(back, 0.42 * height, gate - 0.06, height - 0.06),
      ],
      0.026,
      tone,
    ),
    bars([run(back, height + 0.5, gate, height + 0.5)], 0.028, tone),
    bars([bent(run(back, wheel * 2, back, top, gate, top, gate, height - 0.04), 0.1)], 0.04, tone),
    bars([[[back, 0.2], atHeight(...ladder, 0.2)]], 0.034, tone),
    bars([[...ladder]], 0.044, tone),
    ...treadEnds(
      ys.map((y) => atHeight(...ladder, y)),
      0.14,
    ),
    faces([box(back, height, gate - back, 0.13)], 'timber'),
    faces([box(back - 0.03, height - 0.055, gate - back + 0.07, 0.055)], 'dark'),
    // The gate swings shut on its own: its hinge and bar at the climbing end.
    faces(
      [box(gate - 0.03, height + 0.42, 0.06, 0.14), box(gate - 0.03, height + 0.88, 0.06, 0.09)],
      'dark',
    ),
    ...jointsOf(product, back, gate),
    ...castors([back, length - 0.05], wheel, wheel * 2.2, 0.05),
    ...parked(product, [back + 0.11, length - 0.16]),
  ];
}

function treadHeights(height: number): number[] {
  const count = Math.max(3, Math.round(height / treadSpacing));
  return stepsUpTo(height, count).slice(0, -1);
}

/** GRP tube is held in moulded joints. */
function jointsOf({ material, height }: Product, back: number, gate: number): Mark[] {
  if (material !== 'GRP')
    return fine(discs(run(back, height + 0.5, gate, height + 0.5), 0.018, 'dark'));
  const points = grid([back, gate], [height - 0.03, height + 0.5, height + 0.93]);
  return [
    faces(
      points.map(([x, y]) => box(x - 0.035, y - 0.05, 0.07, 0.1)),
      'dark',
    ),
  ];
}

/** Auto Lock: feet that come down beside the castors when someone steps on. */
function parked({ badges }: Product, xs: readonly number[]): Mark[] {
  if (!badges.includes('Auto Lock')) return [];
  return [bars(uprights(xs, 0.05, 0.21), 0.03, 'steel'), feet(xs, 0.09, 0.05)];
}

function front(product: Product, tone: Tone): Mark[] {
  const { width, height, overallHeight = height + 1 } = product;
  const xs = [0.03, width - 0.03];
  const top = overallHeight - 0.018;
  const inner = [0.1, width - 0.1] as const;
  // The gate, hung on the left post.
  const [far, low, high] = [width - 0.1, height + 0.48, height + 0.92];
  const ys = treadHeights(height);
  return [
    bars(
      [bent(run(0.03, wheel * 2, 0.03, top, width - 0.03, top, width - 0.03, wheel * 2), 0.1)],
      0.04,
      tone,
    ),
    bars([run(0.03, 0.2, width - 0.03, 0.2)], 0.034, tone),
    bars(uprights(inner, 0.2, height), 0.034, tone),
    ...treadFaces(
      ys.map((y) => ({ from: inner[0], to: inner[1], y })),
      'alloy',
      0.036,
    ),
    faces([box(0.05, height, width - 0.1, 0.13)], 'timber'),
    faces([box(0.01, height - 0.055, width - 0.02, 0.055)], 'dark'),
    bars([bent(run(0.06, low, far, low, far, high, 0.06, high), 0.06)], 0.03, tone),
    faces([box(0.01, height + 0.44, 0.06, 0.09), box(0.01, height + 0.88, 0.06, 0.09)], 'dark'),
    ...castors(xs, wheel, wheel * 2.2, 0.05),
    ...parked(product, [0.14, width - 0.14]),
  ];
}
