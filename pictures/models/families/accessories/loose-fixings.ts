import { bolt, rivet } from '../../kit/fasteners.ts';
import { move, placed, turn } from '../../kit/space.ts';
import { turned } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';

/** A bolt that lies on the ground, its head at the origin and its shank towards +X, a lock nut on it. */
export function looseBolt(radius = 0.004, length = 0.06): Workpiece {
  const piece = new Workpiece();
  const lying = turn('z', Math.PI / 2);
  const y = radius * 2;
  piece.add('zinc', bolt(radius * 2), placed(move(0, y, 0), lying));
  piece.tube('zinc', [-0.002, y, 0], [length, y, 0], radius, 10);
  const nut = turned(
    6,
    [radius, 0],
    [radius * 1.9, 0],
    [radius * 1.9, radius * 1.7],
    [radius * 1.4, radius * 2.2],
    [radius, radius * 2.2],
  );
  return piece.add('zinc', nut, placed(move(length - radius * 2, y, 0), lying));
}

/** A drive rivet that stands on its head. */
export function looseRivet(): Workpiece {
  const shank = turned(10, [0, 0.002], [0.0028, 0.002], [0.0028, 0.018], [0, 0.02]);
  return new Workpiece().add('zinc', rivet(0.0055)).add('zinc', shank);
}
