import type { Vector3 } from 'three';
import { podiumSizes } from '../../../plans/podiums.ts';
import { tubeCap } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { bothSides, forward, outward, point, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { addKneeRail, tee } from './frame.ts';
import { selfClosingGate } from './gate.ts';
import { type LadderPodium, low, slim, tube } from './ladder-podium.ts';

/** Rails round three sides of the platform. */
export function addRails(podium: LadderPodium): void {
  const { piece, half, back, edge, height, rail, material, moulded } = podium;
  const ring = [
    point(-half, height - 0.07, edge),
    point(-half, rail, edge),
    point(-half, rail, back),
    point(half, rail, back),
    point(half, rail, edge),
    point(half, height - 0.07, edge),
  ];
  if (moulded) {
    for (const [at, corner] of ring.slice(1).entries()) {
      piece.tube(material, ring[at] ?? corner, corner, tube);
    }
  } else piece.add(material, bentTube(ring, tube, 0.045));
  for (const side of bothSides) {
    const x = side * half;
    piece.tube(material, [x, low, back], [x, rail - 0.012, back], tube);
    addKneeRail(podium, side, material);
    if (!moulded) piece.join(tee(point(x, rail - 0.04, back), tube, [], 0.05));
    else {
      piece.join(elbow(x, rail, back, Z, outward(-side)));
      piece.join(elbow(x, rail, edge, forward(-1)));
    }
  }
  const knee = height + podiumSizes.knee;
  piece.tube(material, [-half, knee, back], [half, knee, back], slim);
}

/** A moulded corner with a sleeve for each tube, all at the level of the top rail. */
function elbow(x: number, y: number, z: number, ...ways: readonly Readonly<Vector3>[]): Workpiece {
  const piece = tee(point(x, y - 0.035, z), tube, [], 0.07);
  const arms = ways.map((way) => ({ way, radius: tube }));
  piece.join(tee(point(x, y, z), tube - 0.004, arms, 0.05));
  return piece.add('plastic', tubeCap(tube), [x, y + 0.014, z]);
}

/** The gate on the fourth side, and the yellow nosing that marks the edge there. */
export function addGate({ piece, half, edge, height, gate, moulded }: LadderPodium): void {
  const wide = 2 * (half - tube - 0.004) - 0.004;
  piece.box('plastic-yellow', [wide, 0.03, 0.006, 0.002], [0, height - 0.018, edge + 0.041]);
  piece.join(
    selfClosingGate({
      hinge: point(-half, 0, edge),
      width: 2 * half,
      low: gate[0],
      high: gate[1],
      post: tube,
      material: moulded ? 'grp' : 'plastic-yellow',
    }),
  );
}
