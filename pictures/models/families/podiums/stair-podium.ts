import { podiumStairRun } from '../../../../catalogue/floor-space.ts';
import type { Product } from '../../../../catalogue/product.ts';
import { castor, castorHeight } from '../../kit/castor.ts';
import { deck } from '../../kit/deck.ts';
import { labelPlate } from '../../kit/label.ts';
import { bentTube, tubeBetween } from '../../kit/members.ts';
import { move, placed, turn } from '../../kit/placement.ts';
import { point, sides, X, Z } from '../../kit/points.ts';
import { toeBoard } from '../../kit/toe-board.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { pivot, tee } from './joint.ts';
import { addStair } from './stair.ts';

const [tube, slim, wheel] = [0.02, 0.015, 0.125] as const;
const baseLevel = 0.26;

interface Frame {
  readonly hx: number;
  readonly back: number;
  readonly edge: number;
  readonly height: number;
  readonly rail: number;
}

/** A guarded platform on castors with stairs and two handrails leading up to it. */
export function stairPodium(product: Product): Workpiece {
  const { width, length, height, overallHeight = height + 1 } = product;
  const run = podiumStairRun(product);
  const middle = (length + run) / 2;
  const frame: Frame = {
    hx: width / 2 - 0.06,
    back: 0.05 - middle,
    edge: length - 0.05 - middle,
    height,
    rail: overallHeight - tube,
  };
  const piece = new Workpiece();
  addFrame(piece, frame);
  addRails(piece, frame);
  addPlatform(piece, frame);
  addStair(piece, {
    foot: point(0, 0.04, middle - 0.07),
    head: point(0, height, frame.edge + 0.02),
    stringer: width / 2 - 0.08,
    handrail: width / 2 - 0.026,
    above: overallHeight - height,
    end: frame.edge,
  });
  return piece;
}

/** Four posts on castors, a rail round their feet, a cross on either side. */
function addFrame(piece: Workpiece, { hx, back, edge, height, rail }: Frame): void {
  const low = castorHeight(wheel) - 0.006;
  const wheels = castor({ wheel });
  for (const side of sides) {
    const x = side * hx;
    const outward = X.clone().multiplyScalar(side);
    for (const [z, inward] of [
      [back, 1],
      [edge, -1],
    ] as const) {
      piece.add('aluminium', tubeBetween(point(x, low, z), point(x, rail, z), tube));
      const trail = turn('y', Math.atan2(-side * (0.25 + 0.1 * inward), inward));
      piece.join(wheels, placed(move(x, 0, z), trail));
      const arms = [
        { way: Z.clone().multiplyScalar(inward), radius: 0.017 },
        { way: outward.clone().negate(), radius: 0.017 },
      ];
      piece.join(tee(point(x, baseLevel, z), tube, arms, 0.06));
    }
    const length = tubeBetween(point(x, baseLevel, back), point(x, baseLevel, edge), 0.017);
    piece.add('aluminium', length);
    // The two bars of the cross pass each other, one inside the posts and one outside the middle.
    for (const [inset, from, to] of [
      [0.012, back, edge],
      [-0.012, edge, back],
    ] as const) {
      const [foot, head] = [
        point(x - side * inset, baseLevel + 0.06, from),
        point(x - side * inset, height - 0.12, to),
      ];
      piece.add('aluminium', tubeBetween(foot, head, 0.0115));
      for (const at of [foot, head]) piece.join(pivot(point(x, at.y, at.z), outward, Z));
    }
    piece.join(pivot(point(x, (baseLevel + height) / 2 - 0.03, (back + edge) / 2), outward, Z));
  }
  for (const z of [back, edge]) {
    const bar = tubeBetween(point(-hx, baseLevel, z), point(hx, baseLevel, z), 0.017);
    piece.add('aluminium', bar);
  }
}

function addRails(piece: Workpiece, { hx, back, edge, height, rail }: Frame): void {
  const ring = [
    point(-hx, rail, edge),
    point(-hx, rail, back),
    point(hx, rail, back),
    point(hx, rail, edge),
  ];
  piece.add('aluminium', bentTube(ring, tube, 0.045));
  const knee = height + 0.5;
  piece.add('aluminium', tubeBetween(point(-hx, knee, back), point(hx, knee, back), slim));
  for (const side of sides) {
    const x = side * hx;
    piece.add('aluminium', tubeBetween(point(x, knee, back), point(x, knee, edge), slim));
    const inward = { way: X.clone().multiplyScalar(-side), radius: slim };
    piece.join(tee(point(x, knee, back), tube, [{ way: Z, radius: slim }, inward]));
    piece.join(tee(point(x, knee, edge), tube, [{ way: Z.clone().negate(), radius: slim }]));
    piece.join(tee(point(x, rail - 0.05, back), tube, [], 0.05));
    piece.join(tee(point(x, rail - 0.025, edge), tube, [], 0.09));
  }
}

function addPlatform(piece: Workpiece, { hx, back, edge, height }: Frame): void {
  const half = hx - tube - 0.004;
  const [from, to] = [back - 0.02, edge + 0.04];
  const middle = (from + to) / 2;
  piece.join(deck({ width: 2 * half, length: to - from, depth: 0.06 }), move(0, height, middle));
  for (const side of sides) {
    const x = side * (half - 0.014);
    for (const z of [back, edge]) {
      piece.join(tee(point(side * hx, height - 0.03, z), tube, [], 0.08));
    }
    piece.join(toeBoard(point(x, height, from + 0.03), point(x, height, edge - 0.02), 0.13));
    const face = move(x + side * 0.0096, height + 0.065, middle);
    piece.add('label', labelPlate(0.19), placed(face, turn('y', (side * Math.PI) / 2)));
  }
  const end = half - 0.026;
  piece.join(toeBoard(point(-end, height, from + 0.03), point(end, height, from + 0.03), 0.13));
}
