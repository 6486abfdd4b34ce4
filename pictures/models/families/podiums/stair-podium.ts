import { podiumStairRun } from '../../../../catalogue/floor-space.ts';
import type { Product } from '../../../../catalogue/product.ts';
import { castor, castorHeight } from '../../kit/castor.ts';
import { deck, toeBoard } from '../../kit/decks.ts';
import { bentTube } from '../../kit/members.ts';
import { labelPlate } from '../../kit/plates.ts';
import { forward, move, outward, placed, point, sides, turn, Z } from '../../kit/space.ts';
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
    const out = outward(side);
    for (const [z, inward] of [
      [back, 1],
      [edge, -1],
    ] as const) {
      piece.tube('aluminium', [x, low, z], [x, rail, z], tube);
      const trail = turn('y', Math.atan2(-side * (0.25 + 0.1 * inward), inward));
      piece.join(wheels, placed(move(x, 0, z), trail));
      const arms = [
        { way: forward(inward), radius: 0.017 },
        { way: out.clone().negate(), radius: 0.017 },
      ];
      piece.join(tee(point(x, baseLevel, z), tube, arms, 0.06));
    }
    piece.tube('aluminium', [x, baseLevel, back], [x, baseLevel, edge], 0.017);
    // The two bars of the cross pass each other, one inside the posts and one outside the middle.
    for (const [inset, from, to] of [
      [0.012, back, edge],
      [-0.012, edge, back],
    ] as const) {
      const [foot, head] = [
        point(x - side * inset, baseLevel + 0.06, from),
        point(x - side * inset, height - 0.12, to),
      ];
      piece.tube('aluminium', foot, head, 0.0115);
      for (const at of [foot, head]) piece.join(pivot(point(x, at.y, at.z), out, Z));
    }
    piece.join(pivot(point(x, (baseLevel + height) / 2 - 0.03, (back + edge) / 2), out, Z));
  }
  for (const z of [back, edge]) {
    piece.tube('aluminium', [-hx, baseLevel, z], [hx, baseLevel, z], 0.017);
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
  piece.tube('aluminium', [-hx, knee, back], [hx, knee, back], slim);
  for (const side of sides) {
    const x = side * hx;
    piece.tube('aluminium', [x, knee, back], [x, knee, edge], slim);
    const inward = { way: outward(-side), radius: slim };
    piece.join(tee(point(x, knee, back), tube, [{ way: Z, radius: slim }, inward]));
    piece.join(tee(point(x, knee, edge), tube, [{ way: forward(-1), radius: slim }]));
    piece.join(tee(point(x, rail - 0.05, back), tube, [], 0.05));
    piece.join(tee(point(x, rail - 0.025, edge), tube, [], 0.09));
  }
}

function addPlatform(piece: Workpiece, { hx, back, edge, height }: Frame): void {
  const half = hx - tube - 0.004;
  const [from, to] = [back - 0.02, edge + 0.04];
  const middle = (from + to) / 2;
  piece.join(deck(2 * half, to - from, 0.06), [0, height, middle]);
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
