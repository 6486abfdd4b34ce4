import type { PicturePoint, StillAnchors } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { Landmarks } from '../../models/model.ts';
import { type Camera, type Point, project } from './camera.ts';
import type { VertexPositions } from './extent.ts';
import { projectedBox } from './framing.ts';

interface FramedShot {
  readonly camera: Camera;
  readonly side: number;
  readonly corners: readonly VertexPositions[];
}

/**
 * The pixel positions of a picture's measurable points. Heights lie on one vertical line, through the left
 * edge of the part that the product's height is measured to.
 */
export function computeAnchors(
  product: Product,
  { stand, top }: Landmarks,
  taken: FramedShot,
): StillAnchors {
  const { camera, side, corners } = taken;
  const { left, right } = projectedBox(corners, camera);
  const upright = product.heightKind === 'extended' ? top : product.height;
  const edge = leftmostVertex(taken, upright) ?? ([0, upright, 0] as const);
  const rowAt = (height: number) =>
    roundToTenth(project(camera, [edge[0], height, edge[2]]).y * side);
  return {
    left: roundToTenth(left * side),
    right: roundToTenth(right * side),
    top: rowAt(top),
    ground: rowAt(0),
    ...(stand !== undefined && { stand: rowAt(stand) }),
    ...quotedAnchors(product, top, edge, taken),
  };
}

function quotedAnchors(
  product: Product,
  top: number,
  edge: Point,
  taken: FramedShot,
): Pick<StillAnchors, 'quoted'> {
  if (product.heightKind === 'size') return {};
  if (product.heightKind !== 'extended')
    return { quoted: [toPixels(taken, [edge[0], 0, edge[2]]), toPixels(taken, edge)] };
  // A combination ladder shown as steps does not show its full length.
  if (top < product.height * 0.9) return {};
  // A leaning ladder's stiles show its length. A ladder set up as an A-frame shows no such length.
  const [foot, head] = [stileFoot(taken, edge[0]), [edge[0], top, edge[2]] as const];
  const shown = Math.hypot(head[1] - foot[1], head[2] - foot[2]);
  if (Math.abs(shown - product.height) > product.height * 0.04) return {};
  return { quoted: [toPixels(taken, foot), toPixels(taken, head)] };
}

/** The middle, front to back, of the parts that touch the ground, at the x of the head's edge. */
function stileFoot({ corners }: FramedShot, x: number): Point {
  let [back, front] = [Infinity, -Infinity];
  for (const numbers of corners) {
    for (let at = 0; at < numbers.length; at += 3) {
      if ((numbers[at + 1] ?? 0) > 0.03) continue;
      const z = numbers[at + 2] ?? 0;
      back = Math.min(back, z);
      front = Math.max(front, z);
    }
  }
  return [x, 0, back > front ? 0 : (back + front) / 2];
}

/** The vertex at a height that is farthest left in the picture. */
function leftmostVertex({ camera, corners }: FramedShot, height: number): Point | undefined {
  for (const tolerance of [0.008, 0.03, 0.08]) {
    let found: Point | undefined;
    let least = Infinity;
    for (const numbers of corners) {
      for (let at = 0; at < numbers.length; at += 3) {
        const y = numbers[at + 1] ?? 0;
        if (Math.abs(y - height) > tolerance) continue;
        const point: Point = [numbers[at] ?? 0, height, numbers[at + 2] ?? 0];
        const { x } = project(camera, point);
        if (x >= least) continue;
        least = x;
        found = point;
      }
    }
    if (found) return found;
  }
  return undefined;
}

function toPixels({ camera, side }: FramedShot, point: Point): PicturePoint {
  const { x, y } = project(camera, point);
  return [roundToTenth(x * side), roundToTenth(y * side)];
}

function roundToTenth(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
