import type { Vector3 } from 'three';
import type { Product } from '../../../../catalogue/product.ts';
import type { HookOnPlan } from '../../../plans/specialist-ladders.ts';
import { tread } from '../../kit/decks.ts';
import { endCap } from '../../kit/fasteners.ts';
import { stileFoot } from '../../kit/feet.ts';
import { bentTube } from '../../kit/members.ts';
import { labelPlate } from '../../kit/plates.ts';
import { channel } from '../../kit/profiles.ts';
import {
  atHeight,
  bothSides,
  direction,
  frame,
  outward,
  point,
  pointAlong,
  uprightPlacement,
  Y,
  Z,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';

const [hookOnFace, treadDepth] = [0.034, 0.08];

/** A shelf ladder at its working angle, with level treads and hooks for a rail. */
export function hookOnLadder({ width, height }: Product, plan: HookOnPlan): Workpiece {
  const { top, deep, treads } = plan;
  const piece = new Workpiece();
  const line = width / 2 - hookOnFace / 2;
  const [foot, head] = [point(line, 0.02, plan.run), point(line, top, 0)];
  const up = direction(foot, head);
  for (const side of bothSides) {
    const [low, high] = [point(side * line, 0.02, plan.run), point(side * line, top, 0)];
    piece.member('aluminium', channel(deep, hookOnFace), low, high, outward(side));
    piece.join(stileFoot({ foot: low, head: high, across: hookOnFace, deep, height: 0.07 }));
    piece.add('plastic', endCap(hookOnFace, deep), uprightPlacement(high, up));
    addHook(piece, side, top, foot, head);
  }
  for (const y of treads) {
    const { z } = atHeight(foot, head, y);
    piece.add('aluminium-treads', tread(2 * line - hookOnFace, treadDepth), [0, y, z - 0.004]);
    for (const side of bothSides) addTreadEnd(piece, side, line, y, z);
  }
  const middle = (Math.round(treads.length / 2) + 0.5) / treads.length;
  const reading = atHeight(foot, head, height * middle);
  for (const side of bothSides) {
    const at = point(side * (line + hookOnFace / 2 + 0.0006), reading.y, reading.z);
    piece.add('label', labelPlate(0.12), frame(at, outward(side), outward(side).cross(up)));
  }
  return piece;
}

function addTreadEnd(piece: Workpiece, side: number, line: number, y: number, z: number): void {
  const bracket = [hookOnFace - 0.006, 0.036, 0.05, 0.002] as const;
  piece.box('aluminium', bracket, [side * (line - 0.002), y - 0.02, z]);
  const web = point(side * (line + hookOnFace / 2), y - 0.018, z);
  const rivets = bothSides.map((s) => pointAlong(pointAlong(web, Z, s * 0.017), Y, s * -0.005));
  piece.rivets(outward(side), 0.0055, ...rivets);
}

/** A steel hook bolted to the stile's outer face: up along it, over the rail, and down behind it. */
function addHook(piece: Workpiece, side: number, top: number, foot: Vector3, head: Vector3): void {
  const x = side * (head.x + hookOnFace / 2 + 0.0125);
  const onStile = (y: number) => point(x, y, atHeight(foot, head, y).z - 0.006);
  const way = [
    onStile(top - 0.22),
    onStile(top - 0.04),
    point(x, top + 0.07, -0.06),
    point(x, top + 0.07, -0.16),
    point(x, top - 0.07, -0.16),
  ];
  piece.add('galvanised', bentTube(way, 0.011, 0.04));
  for (const y of [top - 0.09, top - 0.18]) {
    const at = onStile(y);
    piece.box('galvanised', [0.027, 0.03, 0.056, 0.004], [at.x - side * 0.001, y, at.z]);
    const bolts = bothSides.map((s) => point(at.x + side * 0.0125, y, at.z + s * 0.019));
    piece.bolts(outward(side), 0.006, ...bolts);
  }
  const sleeve = [point(x, top + 0.07, -0.085), point(x, top + 0.07, -0.135)];
  piece.add('rubber', bentTube(sleeve, 0.0135));
  piece.box('plastic', [0.026, 0.03, 0.026, 0.008], [x, top - 0.075, -0.16]);
}
