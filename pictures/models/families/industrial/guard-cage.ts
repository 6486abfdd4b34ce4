import { evenly } from '../../../plans/geometry.ts';
import { bentTube, strap } from '../../kit/members.ts';
import { off, outward, point, sides } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { addBraces } from './carriage.ts';
import type { Flight } from './flight.ts';
import type { Rails } from './rails.ts';

/** How far the cage reaches over the vehicle. */
const reach = 1.2;

/** Let down from the platform's end: a floor ring, rails and uprights, on two arms with gas struts. */
export function addGuardCage(
  piece: Workpiece,
  { head, material }: Flight,
  { above, line }: Rails,
  back: number,
): void {
  const [far, near] = [back - reach + 0.02, back + 0.02];
  const [floor, top] = [head.y - 0.12, head.y + above - 0.02];
  const middle = (floor + top) / 2;
  const x = line - 0.06;
  const ring = (y: number, radius: number) => {
    const way = [point(x, y, near), point(x, y, far), point(-x, y, far), point(-x, y, near)];
    piece.add(material, bentTube(way, radius, 0.12));
  };
  ring(top, 0.02);
  ring(floor, 0.02);
  ring(middle, 0.012);
  const along = evenly(near, far, 6).slice(1, -1);
  const uprights = [
    ...sides.flatMap((side) => along.map((z) => point(side * x, 0, z))),
    ...evenly(-x + 0.13, x - 0.13, 4).map((at) => point(at, 0, far)),
  ];
  addBraces(
    piece,
    material,
    0.012,
    uprights.map(({ x: at, z }) => [point(at, floor, z), point(at, top, z)] as const),
    false,
  );
  for (const side of sides) {
    const post = point(side * x, 0, near);
    piece.add(material, bentTube([point(post.x, floor, near), point(post.x, top, near)], 0.02));
    addArm(piece, side, x, { pivot: [head.y - 0.55, back + 0.08], lift: [floor, far + 0.45] });
  }
}

interface Arm {
  readonly pivot: readonly [y: number, z: number];
  readonly lift: readonly [y: number, z: number];
}

/** The arm the cage swings down on, and the gas strut that bears its weight. */
function addArm(piece: Workpiece, side: number, x: number, { pivot, lift }: Arm): void {
  const out = outward(side);
  const [from, to] = [point(side * (x + 0.03), ...pivot), point(side * (x + 0.03), ...lift)];
  piece.add('steel', strap(from, to, 0.05, 0.012, out));
  piece.bolts(out, 0.012, ...[from, to].map((at) => off(at, out, 0.006)));
  const strut = [off(from, point(0, -1, 0), 0.16), from.clone().lerp(to, 0.62)] as const;
  const split = strut[0].clone().lerp(strut[1], 0.55);
  piece.tube('plastic', strut[0], split, 0.016);
  piece.tube('zinc', split, strut[1], 0.008, 10);
}
