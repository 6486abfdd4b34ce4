import type { Product } from '../../../catalogue/product.ts';
import { podiumPlan } from '../../plans/podiums.ts';
import { tread } from '../kit/decks.ts';
import { tubeCap } from '../kit/fasteners.ts';
import { boxSection } from '../kit/profiles.ts';
import { bothSides, outward, point, pointAlong, Z } from '../kit/space.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { addAutoLock } from './podiums/auto-lock.ts';
import { addCastor, addPlatform, addStabilisers, footTube, pivot, tee } from './podiums/frame.ts';
import { addGate, addRails } from './podiums/guardrails.ts';
import { beginPodium, type LadderPodium, ladderAt, low, tube } from './podiums/ladder-podium.ts';

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
