import type { Vector3 } from 'three';
import { castor, castorHeight } from '../../kit/castor.ts';
import { weld } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { roundedBox } from '../../kit/plates.ts';
import { boxSection } from '../../kit/profiles.ts';
import { along, direction, forward, moveTo, point, sides, standing, X } from '../../kit/space.ts';
import { turned } from '../../kit/sweep.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';

/** Hollow sections of one size, welded: each from point to point. */
export function addFrame(
  piece: Workpiece,
  material: MaterialName,
  size: number,
  bars: readonly Bar[],
): void {
  const section = boxSection(size, size, 0.005, 0.003);
  for (const [from, to] of bars) {
    const upright = Math.abs(direction(from, to).y) > 0.9;
    piece.member(material, section, from, to, upright ? X : undefined);
  }
}

/** Round braces from point to point, as a rule with a bead of weld at their ends. */
export function addBraces(
  piece: Workpiece,
  material: MaterialName,
  radius: number,
  braces: readonly Bar[],
  beads = true,
): void {
  for (const [from, to] of braces) {
    piece.tube(material, from, to, radius);
    for (const end of beads ? [from, to] : []) {
      piece.add(material, weld(radius), standing(end, direction(from, to)));
    }
  }
}

/** A bar as the side elevation shows it: from a height and a place along Z to another. */
export type Run = readonly [fromY: number, fromZ: number, toY: number, toZ: number];

type Bar = readonly [Vector3, Vector3];

/** The same bars on the left and on the right. */
export function onBothSides(x: number, runs: readonly Run[]): Bar[] {
  return sides.flatMap((side) =>
    runs.map(([y, z, toY, toZ]): Bar => [point(side * x, y, z), point(side * x, toY, toZ)]),
  );
}

/** A bar across, from side to side. */
export function across(half: number, y: number, z: number): Bar {
  return [point(-half, y, z), point(half, y, z)];
}

/** Two braked castors under a pair of legs. */
export function addCastors(piece: Workpiece, wheel: number, x: number, z: number): void {
  for (const side of sides) {
    piece.join(castor({ wheel, stem: 0.05 }), [side * x, 0, z]);
    piece.box(
      'zinc',
      [wheel * 0.5, 0.008, wheel * 0.5, 0.002],
      [side * x, castorHeight(wheel) + 0.003, z],
    );
  }
}

/** A rubber block under a stringer or a leg, with a steel shoe round it. */
export function addBlockFoot(
  piece: Workpiece,
  material: MaterialName,
  at: Vector3,
  length: number,
  high: number,
): void {
  const place = moveTo(point(at.x, 0, at.z));
  piece.add(
    'rubber',
    roundedBox(0.06, high * 0.72, length, 0.008).translate(0, high * 0.36, 0),
    place,
  );
  for (const part of [-0.38, -0.13, 0.13, 0.38]) {
    const rib = roundedBox(0.064, 0.012, length * 0.16, 0.002).translate(0, 0.006, length * part);
    piece.add('rubber', rib, place);
  }
  const plate = roundedBox(0.064, 0.006, length * 0.94, 0.002).translate(0, high * 0.74, 0);
  piece.add(material, plate, place);
}

/** The foot lever that lets the frame down on to its feet: a shaft across, an arm with a pedal. */
export function addLever(
  piece: Workpiece,
  material: MaterialName,
  half: number,
  low: number,
  z: number,
): void {
  const y = low - 0.035;
  const shaft = point(0, y, z + 0.05);
  piece.tube(material, [-half, y, shaft.z], [half + 0.05, y, shaft.z], 0.013);
  for (const side of sides) {
    piece.box(material, [0.008, 0.075, 0.05, 0.002], [side * (half - 0.05), y + 0.018, shaft.z]);
  }
  const x = half + 0.042;
  const elbow = [
    point(x, y, shaft.z),
    point(x, low + 0.1, shaft.z + 0.08),
    point(x, low + 0.13, shaft.z + 0.2),
  ];
  piece.add(material, bentTube(elbow, 0.011, 0.03, 10));
  const [from, to] = [elbow[1], elbow[2]];
  if (from && to) {
    piece.box('plastic-red', [0.05, 0.028, 0.12, 0.008], along(to, to.clone().sub(from).add(to)));
  }
}

/** How thick a buffer is where it is bolted on. */
const bufferRadius = 0.03;

/** Rubber buffers that look to the back, one on either side; `from` is the face they are bolted to. */
export function addBuffers(
  piece: Workpiece,
  x: number,
  y: number,
  from: number,
  reach: number,
): void {
  const cone = turned(
    18,
    [bufferRadius, 0],
    [bufferRadius, reach * 0.55],
    [bufferRadius * 0.86, reach * 0.9],
    [bufferRadius * 0.6, reach],
    [0, reach],
  );
  for (const side of sides) {
    piece.add('rubber', cone, standing(point(side * x, y, from), forward(-1)));
  }
}
