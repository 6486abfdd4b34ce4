import { bolt, rivet } from '../../kit/fasteners.ts';
import { spots } from '../../kit/profiles.ts';
import { bothSides, composePlacements, move, turn } from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';

/** A bolt with its lock nut, lying on the ground: head at the origin, shank towards +X. */
export function looseBolt(radius: number, length: number): Workpiece {
  const piece = new Workpiece();
  const lying = turn('z', Math.PI / 2);
  const y = radius * 2;
  piece.add('zinc', bolt(radius * 2), composePlacements(move(0, y, 0), lying));
  piece.tube('zinc', [-0.002, y, 0], [length, y, 0], radius, 10);
  const half = [1, 0, 1.9, 0, 1.9, 1.7, 1.4, 2.2, 1, 2.2].map((part) => part * radius);
  const nut = latheGeometry(6, ...spots(...half));
  return piece.add('zinc', nut, composePlacements(move(length - radius * 2, y, 0), lying));
}

/** A drive rivet that stands on its head. */
export function looseRivet(): Workpiece {
  const shank = latheGeometry(10, [0, 0.002], [0.0028, 0.002], [0.0028, 0.018], [0, 0.02]);
  return new Workpiece().add('zinc', rivet(0.0055)).add('zinc', shank);
}

/** A wing nut, upright at the origin. */
export function wingNut(size = 0.014): Workpiece {
  const piece = new Workpiece();
  const body = latheGeometry(
    12,
    [size * 0.6, 0],
    [size * 0.55, size * 0.7],
    [size * 0.3, size * 0.75],
  );
  piece.add('zinc', body);
  for (const side of bothSides) {
    const wing = composePlacements(
      move(side * size * 0.95, size * 0.75, 0),
      turn('z', side * -0.5),
    );
    piece.box('zinc', [size * 1.1, size * 1.2, size * 0.3, size * 0.12], wing);
  }
  return piece;
}
