import type { BufferGeometry } from 'three';
import { addRivets } from './fasteners.ts';
import { move, placed, turn } from './placement.ts';
import { point, sides, Z } from './points.ts';
import { roundedBox } from './rounded-box.ts';
import { turned } from './turned.ts';
import { Workpiece } from './workpiece.ts';

/** A butt hinge about the origin: pin along X, leaves up and down, looking towards +Z. */
export function buttHinge(width = 0.07, leaf = 0.035): Workpiece {
  const piece = new Workpiece();
  piece.add('zinc', pin(0.006, width), turn('z', Math.PI / 2));
  for (const side of sides) {
    piece.add(
      'zinc',
      roundedBox(width, leaf, 0.003, 0.001),
      move(0, side * (leaf / 2 + 0.003), -0.003),
    );
    addRivets(
      piece,
      sides.map((s) => point(s * width * 0.3, side * leaf * 0.62, -0.0015)),
      Z,
    );
  }
  return piece;
}

/** The round joint of a multi-position ladder: two discs with a lock between, its pin along X. */
export function lockingHinge(radius = 0.045, thick = 0.022): Workpiece {
  const across = turn('z', Math.PI / 2);
  const disc = turned(
    [
      [0, -thick / 2],
      [radius * 0.92, -thick / 2],
      [radius, -thick / 2 + 0.003],
      [radius, thick / 2 - 0.003],
      [radius * 0.92, thick / 2],
      [0, thick / 2],
    ],
    28,
  );
  const piece = new Workpiece().add('steel', disc, across);
  for (const side of sides) {
    piece.add('zinc', pin(radius * 0.3, 0.006), placed(move((side * thick) / 2, 0, 0), across));
  }
  return piece.add(
    'plastic-red',
    roundedBox(thick * 0.8, 0.02, radius * 0.8, 0.004),
    move(0, radius * 0.95, 0),
  );
}

function pin(radius: number, length: number): BufferGeometry {
  const half = length / 2;
  return turned(
    [
      [0, -half],
      [radius, -half],
      [radius, half],
      [0, half],
    ],
    12,
  );
}
