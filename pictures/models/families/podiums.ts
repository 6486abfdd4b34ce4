import type { Vector3 } from 'three';
import type { Product } from '../../../catalogue/product.ts';
import { podiumPlan, podiumSizes } from '../../plans/podiums.ts';
import { tread } from '../kit/decks.ts';
import { collar, tubeCap } from '../kit/fasteners.ts';
import { tubeFoot } from '../kit/feet.ts';
import { bentTube, strap } from '../kit/members.ts';
import { boxSection } from '../kit/profiles.ts';
import { bothSides, forward, outward, point, pointAlong, X, Z } from '../kit/space.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import {
  addCastor,
  addKneeRail,
  addPlatform,
  addStabilisers,
  footTube,
  pivot,
  tee,
} from './podiums/frame.ts';
import { selfClosingGate } from './podiums/gate.ts';
import {
  beginPodium,
  type LadderPodium,
  ladderAt,
  low,
  slim,
  tube,
} from './podiums/ladder-podium.ts';

/** A fold-flat frame with a guarded platform, climbed at one end through a gate. */
export function podiumSteps(product: Product): Workpiece {
  const podium = beginPodium(podiumPlan(product));
  addBase(podium);
  addLadder(podium);
  addStruts(podium);
  addRails(podium);
  addPlatform(podium, 0.03, true);
  addGate(podium);
  addStabilisers(podium, [podium.back, podium.front], podium.material);
  if (podium.autoLock) addAutoLock(podium);
  return podium.piece;
}

/** The frame on castors. */
function addBase(podium: LadderPodium): void {
  const { piece, half, back, front, level, material } = podium;
  for (const side of bothSides) {
    const x = side * half;
    piece.tube(material, [x, level, back], [x, level, front], footTube);
    piece.tube(material, [x, low, front], [x, level + 0.05, front], tube);
    piece.add('plastic', tubeCap(tube), [x, level + 0.05, front]);
    addCastor(podium, side, back, 1);
    addCastor(podium, side, front, -1);
  }
  for (const z of [back, front]) {
    piece.tube(material, [-half, level, z], [half, level, z], footTube);
  }
}

/** The ladder up to the gate. */
function addLadder(podium: LadderPodium): void {
  const { piece, stile, height, level, material, treads } = podium;
  const section = boxSection(0.05, 0.028, 0.005);
  for (const side of bothSides) {
    const at = (y: number) => ladderAt(podium, side * stile, y);
    piece.member(material, section, at(level - 0.045), at(height - 0.03), outward(side));
    piece.box('plastic', [0.04, 0.06, 0.062, 0.006], at(level));
  }
  const deep = 0.13;
  const inside = stile - 0.014;
  const cleat = [0.004, 0.034, deep - 0.002, 0.001] as const;
  for (const y of treads) {
    const middle = ladderAt(podium, 0, y).z - deep * 0.2;
    piece.add('aluminium-treads', tread(2 * inside, deep, 0.036), [0, y, middle]);
    for (const side of bothSides) {
      piece.box('aluminium', cleat, [side * (inside - 0.0015), y - 0.019, middle]);
      const face = ladderAt(podium, side * (stile + 0.014), y - 0.02);
      piece.bolts(outward(side), 0.0055, pointAlong(face, Z, -0.011), pointAlong(face, Z, 0.011));
    }
  }
}

/** On each side a bar from the ladder to the back post, and one from there up to the platform. */
function addStruts(podium: LadderPodium): void {
  const { piece, half, stile, back, edge, height, material, knee: y } = podium;
  const x = (half - tube + stile + 0.014) / 2;
  for (const side of bothSides) {
    const knee = point(side * x, y, back);
    const shin = ladderAt(podium, side * x, y);
    const head = point(side * x, height - 0.075, edge - 0.06);
    piece.tube(material, knee, shin, 0.013);
    piece.tube(material, knee, head, 0.013);
    for (const at of [knee, shin, head]) piece.join(pivot(at, outward(side), Z));
  }
  piece.tube(material, [-half, y, back], [half, y, back], 0.014);
  for (const side of bothSides) {
    const arms = [{ way: outward(-side), radius: 0.014 }];
    piece.join(tee(point(side * half, y, back), tube, arms));
  }
}

/** Four feet beside the castors that come down when someone steps on the first tread. */
function addAutoLock(podium: LadderPodium): void {
  const { piece, half, stile, back, front, level, treads } = podium;
  const zs = [back + 0.11, front - 0.11] as const;
  const x = stile + 0.01;
  for (const z of zs) {
    piece.tube('galvanised', [-half, level, z], [half, level, z], 0.014);
    for (const side of bothSides) {
      piece.tube('galvanised', [side * x, 0.04, z], [side * x, 0.27, z], 0.015);
      piece.add('plastic-red', collar(0.015, 0.07, 0.009), [side * x, level, z]);
      piece.join(tubeFoot(0.024), [side * x, 0, z]);
    }
  }
  // The linkage: a bar along each side, raised or lowered by the first tread.
  const [lowest = level] = treads;
  for (const side of bothSides) {
    const [from, to] = [point(side * x, 0.262, zs[0]), point(side * x, 0.262, zs[1])];
    piece.add('galvanised', strap(from, to, 0.03, 0.006, X));
    const first = ladderAt(podium, side * x, Math.max(lowest, 0.29));
    piece.add('galvanised', strap(to, first, 0.026, 0.006, X));
  }
  const { z } = ladderAt(podium, 0, lowest);
  piece.box('plastic-red', [2 * stile - 0.16, 0.008, 0.05, 0.003], [0, lowest + 0.002, z + 0.012]);
}

/** Rails round three sides of the platform. */
function addRails(podium: LadderPodium): void {
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
function addGate({ piece, half, edge, height, gate, moulded }: LadderPodium): void {
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
