import type { Vector3 } from 'three';
import type { Product } from '../../../../catalogue/product.ts';
import { stepsUpTo } from '../../../plans/geometry.ts';
import { tread } from '../../kit/decks.ts';
import { endCap } from '../../kit/fasteners.ts';
import { stileFoot } from '../../kit/feet.ts';
import { bentTube } from '../../kit/members.ts';
import { labelPlate } from '../../kit/plates.ts';
import { channel } from '../../kit/profiles.ts';
import {
  atHeight,
  direction,
  frame,
  off,
  outward,
  point,
  sides,
  standing,
  Y,
  Z,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';

const [deep, face, treadDepth] = [0.07, 0.034, 0.08];

/** A shelf ladder at its working angle, its treads level, its hooks ready for a rail. */
export function hookOnLadder(product: Product): Workpiece {
  const { width, height, length, treads = 0 } = product;
  const piece = new Workpiece();
  const top = height + 0.12;
  const out = Math.sqrt(Math.max(0, length ** 2 - top ** 2));
  const line = width / 2 - face / 2;
  const foot = point(line, 0.02, out);
  const head = point(line, top, 0);
  const up = direction(foot, head);
  for (const side of sides) {
    const on = (at: Vector3) => point(side * at.x, at.y, at.z);
    piece.member('aluminium', channel(deep, face), on(foot), on(head), outward(side));
    piece.join(stileFoot({ foot: on(foot), head: on(head), across: face, deep, height: 0.07 }));
    piece.add('plastic', endCap(face, deep), standing(on(head), up));
    addHook(piece, side, top, foot, head);
  }
  const inner = 2 * line - face;
  for (const y of stepsUpTo(height, treads)) {
    const { z } = atHeight(foot, head, y);
    piece.add('aluminium-treads', tread(inner, treadDepth), [0, y, z - 0.004]);
    for (const side of sides) addTreadEnd(piece, side, line, y, z);
  }
  const reading = atHeight(foot, head, height * ((Math.round(treads / 2) + 0.5) / treads));
  for (const side of sides) {
    const at = point(side * (line + face / 2 + 0.0006), reading.y, reading.z);
    const place = frame(at, outward(side), outward(side).cross(up));
    piece.add('label', labelPlate(0.12), place);
  }
  return piece;
}

function addTreadEnd(piece: Workpiece, side: number, line: number, y: number, z: number): void {
  piece.box('aluminium', [face - 0.006, 0.036, 0.05, 0.002], [side * (line - 0.002), y - 0.02, z]);
  const web = point(side * (line + face / 2), y - 0.018, z);
  piece.rivets(
    outward(side),
    0.0055,
    ...sides.map((s) => off(off(web, Z, s * 0.017), Y, s * -0.005)),
  );
}

/** A steel hook bolted to the stile's outer face: up along it, over the rail, and down behind it. */
function addHook(piece: Workpiece, side: number, top: number, foot: Vector3, head: Vector3): void {
  const x = side * (head.x + face / 2 + 0.0125);
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
    piece.bolts(
      outward(side),
      0.006,
      ...sides.map((s) => point(at.x + side * 0.0125, y, at.z + s * 0.019)),
    );
  }
  const sleeve = [point(x, top + 0.07, -0.085), point(x, top + 0.07, -0.135)];
  piece.add('rubber', bentTube(sleeve, 0.0135));
  piece.box('plastic', [0.026, 0.03, 0.026, 0.008], [x, top - 0.075, -0.16]);
}
