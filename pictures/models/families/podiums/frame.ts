import type { Vector3 } from 'three';
import { type PodiumPlan, podiumSizes, type StairPodiumPlan } from '../../../plans/podiums.ts';
import { castor } from '../../kit/castor.ts';
import { deck, toeBoard } from '../../kit/decks.ts';
import { collar } from '../../kit/fasteners.ts';
import { padFoot } from '../../kit/feet.ts';
import { labelPlate } from '../../kit/plates.ts';
import {
  alignedPlacement,
  bothSides,
  composePlacements,
  move,
  point,
  pointAlong,
  turn,
  uprightPlacement,
  Y,
  Z,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';

const { tube, slim, toeboard } = podiumSizes;

/** A podium under construction, with plan dimensions relative to its centre. */
type PodiumPiece = (PodiumPlan | StairPodiumPlan) & { readonly piece: Workpiece };

/** The radius of the tubes round the foot of a podium. */
export const footTube = 0.017;

interface Arm {
  readonly way: Readonly<Vector3>;
  readonly radius: number;
}

/** A moulded tee: a sleeve on the post and one for each tube joined to it. */
export function tee(at: Vector3, post: number, arms: readonly Arm[], height = 0.07): Workpiece {
  const piece = new Workpiece();
  piece.add('plastic', collar(post, height, 0.0065), uprightPlacement(at));
  for (const { way, radius } of arms) {
    const middle = pointAlong(at, way, post + 0.018);
    piece.add('plastic', collar(radius, 0.05, 0.0055), uprightPlacement(middle, way));
  }
  return piece;
}

/** A pivot joint on which a tube swings when the frame is folded. */
export function pivot(at: Vector3, axis: Readonly<Vector3>, way: Readonly<Vector3>): Workpiece {
  const piece = new Workpiece();
  piece.box('plastic', [0.03, 0.036, 0.06, 0.006], alignedPlacement(at, pointAlong(at, way, 1), Y));
  return piece.bolts(axis, 0.008, pointAlong(at, axis, 0.015));
}

/** Adds a castor at the foot of a post, with its wheel turned `inward`, and the rails' tee above it. */
export function addCastor(frame: PodiumPiece, side: number, z: number, inward: number): void {
  const { piece, half, level } = frame;
  const x = side * half;
  const trail = turn('y', Math.atan2(-side * (0.25 + 0.1 * inward), inward));
  piece.join(castor({ wheel: podiumSizes.wheel }), composePlacements(move(x, 0, z), trail));
  const arms = [point(0, 0, inward), point(-side, 0, 0)].map((way) => ({ way, radius: footTube }));
  piece.join(tee(point(x, level, z), tube, arms, 0.06));
}

/** Adds a knee rail along one side, with tees on the posts. The back tee also holds the rear rail. */
export function addKneeRail(frame: PodiumPiece, side: number, material: MaterialName): void {
  const { piece, half, back, edge, height } = frame;
  const [x, y] = [side * half, height + podiumSizes.knee];
  piece.tube(material, [x, y, back], [x, y, edge], slim);
  const corner = [Z, point(-side, 0, 0)].map((way) => ({ way, radius: slim }));
  piece.join(tee(point(x, y, back), tube, corner));
  piece.join(tee(point(x, y, edge), tube, [{ way: point(0, 0, -1), radius: slim }]));
}

/** Adds the platform, a toeboard at its back, and side toeboards that end `short` metres before its edge. */
export function addPlatform(frame: PodiumPiece, short: number, clamped: boolean): void {
  const { piece, half: posts, back, edge, height, deck: depth } = frame;
  const half = posts - tube - 0.004;
  const [from, to] = [back - 0.02, edge + 0.04];
  const middle = (from + to) / 2;
  piece.join(deck(2 * half, to - from, depth), [0, height, middle]);
  for (const side of bothSides) {
    for (const z of [back, edge]) {
      piece.join(tee(point(side * posts, height - 0.03, z), tube, [], 0.08));
      if (!clamped) continue;
      piece.box('plastic', [0.03, 0.05, 0.05, 0.005], [side * (half + 0.008), height - 0.03, z]);
    }
    const x = side * (half - 0.014);
    piece.join(toeBoard(point(x, height, from + 0.03), point(x, height, edge - short), toeboard));
    const face = move(x + side * 0.0096, height + toeboard / 2, middle);
    piece.add('label', labelPlate(0.19), composePlacements(face, turn('y', (side * Math.PI) / 2)));
  }
  const end = half - 0.026;
  piece.join(toeBoard(point(-end, height, from + 0.03), point(end, height, from + 0.03), toeboard));
}

/** Adds a high podium's stabilisers: arms that fold out to either side, from a tee on the post to a pad. */
export function addStabilisers(
  frame: PodiumPiece,
  zs: readonly number[],
  material: MaterialName,
): void {
  const { piece, half, width, reach, level } = frame;
  if (reach === 0) return;
  const [pad, shoulder] = [0.05, level + 0.06];
  const out = width / 2 + reach - pad;
  for (const side of bothSides) {
    for (const z of zs) {
      const [post, knee] = [point(side * half, shoulder, z), point(side * out, level, z)];
      piece.tube(material, post, knee, footTube);
      piece.tube(material, [side * half, level, z], knee, slim);
      piece.tube(material, [side * out, 0.05, z], [side * out, level + 0.05, z], footTube);
      piece.join(tee(post, tube, [{ way: point(side, 0, 0), radius: footTube }], 0.05));
      piece.join(pivot(knee, Z, point(0, 1, 0)));
      piece.join(padFoot(pad), [side * out, 0, z]);
    }
  }
}
