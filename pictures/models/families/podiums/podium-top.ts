import { castorHeight } from '../../kit/castor.ts';
import { deck, toeBoard } from '../../kit/decks.ts';
import { tubeCap } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { labelPlate } from '../../kit/plates.ts';
import { forward, move, outward, placed, point, sides, turn, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { selfClosingGate } from './gate.ts';
import { tee } from './joint.ts';
import { type PodiumPlan, tube, wheel } from './podium-plan.ts';

const slim = 0.015;

/** The platform with its toeboards, rails round three sides and the gate on the fourth. */
export function addTop(piece: Workpiece, plan: PodiumPlan): void {
  const { hx, gate, height, moulded } = plan;
  addRails(piece, plan);
  addPlatform(piece, plan);
  piece.join(
    selfClosingGate({
      hinge: point(-hx, 0, gate),
      width: 2 * hx,
      low: height + 0.48,
      high: height + 0.92,
      post: tube,
      material: moulded ? 'grp' : 'plastic-yellow',
    }),
  );
}

function addRails(piece: Workpiece, plan: PodiumPlan): void {
  const { hx, back, gate, height, rail, material, moulded } = plan;
  const [low, foot] = [height - 0.07, castorHeight(wheel) - 0.006];
  const ring = [
    point(-hx, low, gate),
    point(-hx, rail, gate),
    point(-hx, rail, back),
    point(hx, rail, back),
    point(hx, rail, gate),
    point(hx, low, gate),
  ];
  if (moulded) {
    for (const [at, corner] of ring.slice(1).entries()) {
      piece.tube(material, ring[at] ?? corner, corner, tube);
    }
  } else piece.add(material, bentTube(ring, tube, 0.045));
  const knee = height + 0.5;
  for (const side of sides) {
    const x = side * hx;
    const inward = outward(-side);
    const backward = forward(-1);
    piece.tube(material, [x, foot, back], [x, rail - 0.012, back], tube);
    piece.tube(material, [x, knee, back], [x, knee, gate], slim);
    const corner = [
      { way: Z, radius: slim },
      { way: inward, radius: slim },
    ];
    piece.join(tee(point(x, knee, back), tube, corner));
    piece.join(tee(point(x, knee, gate), tube, [{ way: backward, radius: slim }]));
    const top = corner.map(({ way }) => ({ way, radius: tube }));
    if (!moulded) piece.join(tee(point(x, rail - 0.04, back), tube, [], 0.05));
    else {
      piece.join(elbow(x, rail, back, top));
      piece.join(elbow(x, rail, gate, [{ way: backward, radius: tube }]));
    }
  }
  piece.tube(material, [-hx, knee, back], [hx, knee, back], slim);
}

/** A moulded corner with a sleeve for each tube, all at the level of the top rail. */
function elbow(x: number, y: number, z: number, arms: Parameters<typeof tee>[2]): Workpiece {
  const piece = tee(point(x, y - 0.035, z), tube, [], 0.07);
  piece.join(tee(point(x, y, z), tube - 0.004, arms, 0.05));
  return piece.add('plastic', tubeCap(tube), [x, y + 0.014, z]);
}

function addPlatform(piece: Workpiece, plan: PodiumPlan): void {
  const { hx, back, gate, height } = plan;
  const half = hx - tube - 0.004;
  const [from, to] = [back - 0.02, gate + 0.04];
  const middle = (from + to) / 2;
  piece.join(deck(2 * half, to - from, 0.055), [0, height, middle]);
  for (const side of sides) {
    for (const z of [back, gate]) {
      piece.join(tee(point(side * hx, height - 0.03, z), tube, [], 0.08));
      piece.box('plastic', [0.03, 0.05, 0.05, 0.005], [side * (half + 0.008), height - 0.03, z]);
    }
    const x = side * (half - 0.014);
    piece.join(toeBoard(point(x, height, from + 0.03), point(x, height, gate - 0.03), 0.13));
    const face = move(x + side * 0.0096, height + 0.065, middle);
    piece.add('label', labelPlate(0.19), placed(face, turn('y', (side * Math.PI) / 2)));
  }
  const end = half - 0.026;
  piece.join(toeBoard(point(-end, height, from + 0.03), point(end, height, from + 0.03), 0.13));
  // A yellow nosing marks the edge at the gate.
  piece.box(
    'plastic-yellow',
    [2 * half - 0.004, 0.03, 0.006, 0.002],
    [0, height - 0.018, to + 0.001],
  );
}
