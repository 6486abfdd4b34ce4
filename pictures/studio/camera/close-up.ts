import type { FamilyKey } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { Point } from './camera.ts';
import type { Box3, VertexPositions } from './extent.ts';
import type { Viewpoint } from './framing.ts';
import { isPart } from './viewpoints.ts';

/** The subject of a detail picture. */
type Feature = 'head' | 'feet' | 'joint' | 'platform' | 'base' | 'guard';

interface CloseUp {
  readonly target: Point;
  /** Metres from edge to edge of the picture. */
  readonly span: number;
  readonly viewpoint: Viewpoint;
}

const featureByFamily: Readonly<Record<Exclude<FamilyKey, 'accessories'>, Feature>> = {
  'extension-ladders': 'feet',
  'combination-ladders': 'joint',
  'specialist-ladders': 'feet',
  'step-ladders': 'head',
  'platform-ladders': 'platform',
  'work-platforms': 'platform',
  'mobile-access': 'base',
  'lorry-access': 'base',
  'podium-steps': 'platform',
  'podium-tower': 'platform',
  'stair-pod-500': 'base',
  'folding-tower': 'base',
  'one-man-tower': 'platform',
  'stairwell-tower': 'base',
  'narrow-tower': 'platform',
  'industrial-deck': 'platform',
  '250-standard': 'base',
  '500-standard': 'platform',
  '250-agr': 'guard',
  '500-agr': 'guard',
};

/** The span of each kind of detail in metres, and the camera's elevation in degrees. */
const featureSettings: Readonly<Record<Feature, { span: number; elevation: number }>> = {
  head: { span: 0.8, elevation: 20 },
  feet: { span: 0.95, elevation: 18 },
  joint: { span: 0.95, elevation: 14 },
  platform: { span: 1.1, elevation: 22 },
  base: { span: 1.15, elevation: 14 },
  guard: { span: 1.5, elevation: 12 },
};

/** The detail view of a product, which all its sizes share. */
export function planCloseUp(
  product: Product,
  corners: readonly VertexPositions[],
  box: Box3,
): CloseUp {
  if (isPart(product) || product.family === 'accessories') return partCloseUp(box);
  const feature = product.badges.includes('Hook-On') ? 'head' : featureByFamily[product.family];
  const { span, elevation } = featureSettings[feature];
  const viewpoint: Viewpoint = { azimuth: 35, elevation, level: false, lens: 85 };
  return { target: closeUpTarget(feature, product, corners, box), span, viewpoint };
}

function partCloseUp({ low, high }: Box3): CloseUp {
  const sides = [high[0] - low[0], high[1] - low[1], high[2] - low[2]] as const;
  // Towards the nearest end of a long part, where its fittings are.
  const along = (axis: 0 | 1 | 2, end: number) => low[axis] + sides[axis] * end;
  const middling = [...sides].sort((a, b) => a - b)[1] ?? 0.1;
  const span = Math.max(middling * 1.3, Math.max(...sides) * 0.42);
  return {
    target: [
      along(0, sides[0] > middling ? 0.75 : 0.5),
      along(1, 0.5),
      along(2, sides[2] > middling ? 0.75 : 0.5),
    ],
    span,
    viewpoint: { azimuth: -28, elevation: 32, level: false, lens: 85 },
  };
}

function closeUpTarget(
  feature: Feature,
  product: Product,
  corners: readonly VertexPositions[],
  { low, high }: Box3,
): Point {
  const { height, length } = product;
  switch (feature) {
    case 'head':
      return middleOfBand(corners, high[1] - 0.12, high[1], -0.16);
    case 'feet':
      return middleOfBand(corners, 0, 0.12, 0.22);
    case 'joint': {
      // Where two sections lean on each other, or at the topmost hinge.
      const joint = product.badges.includes('5-in-1') ? high[1] - 0.1 : length * 0.95;
      return middleOfBand(corners, joint - 0.1, joint + 0.1, -0.12);
    }
    case 'platform':
      return middleOfBand(corners, height - 0.03, height + 0.01, 0.05);
    case 'guard':
      return middleOfBand(corners, height - 0.03, height + 0.01, 0.45);
    case 'base':
      // The corner nearest the camera.
      return [high[0] - (high[0] - low[0]) * 0.25, 0.36, high[2] - (high[2] - low[2]) * 0.18];
  }
}

/** The middle of the vertices between two heights, raised by `higher`. */
function middleOfBand(
  corners: readonly VertexPositions[],
  from: number,
  to: number,
  higher: number,
): Point {
  let [left, right, back, front] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const numbers of corners) {
    for (let at = 0; at < numbers.length; at += 3) {
      const [x = 0, y = 0, z = 0] = [numbers[at], numbers[at + 1], numbers[at + 2]];
      if (y < from || y > to) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      back = Math.min(back, z);
      front = Math.max(front, z);
    }
  }
  if (left > right) return [0, (from + to) / 2 + higher, 0];
  return [(left + right) / 2, (from + to) / 2 + higher, (back + front) / 2];
}
