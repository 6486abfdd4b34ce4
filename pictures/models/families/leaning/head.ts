import { outward, point, sides, standing } from '../../kit/space.ts';
import { turned } from '../../kit/sweep.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { Build } from './build.ts';
import type { Section } from './sections.ts';

const radius = 0.045;

/** Rubber rollers on the outside of both stiles, that run up the wall. */
export function addWallRollers(piece: Workpiece, { half, to, out }: Section, build: Build): void {
  const roller = turned(
    24,
    [0.012, 0],
    [radius * 0.9, 0],
    [radius, 0.004],
    [radius, 0.024],
    [radius * 0.9, 0.028],
    [radius * 0.5, 0.026],
    [0.012, 0.026],
  );
  for (const side of sides) {
    const x = side * (half + 0.004);
    const at = point(x, to - radius, out - build.deep * 0.2);
    piece.add('rubber', roller, standing(at, outward(side)));
    piece.bolts(outward(side), 0.009, [x + side * 0.026, at.y, at.z]);
  }
}
