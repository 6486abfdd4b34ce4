import { member } from '../../../models/kit/members.ts';
import type { Spot } from '../../../models/kit/profiles.ts';
import { composePlacements, move, point, turn } from '../../../models/kit/space.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { lathe, spanAround, spots } from '../shapes.ts';
import { gauge } from './railway.ts';

interface Carriage {
  readonly length: number;
  readonly lower: LocationMaterial;
  readonly upper: LocationMaterial;
}

/** A carriage along Z, centred on the origin, with the rails at y = 0. */
export function carriage({ length, lower, upper }: Carriage): Location {
  const half = length / 2;
  const built = new Location();
  const hull = (outline: readonly Spot[]) =>
    member(
      { outline: [...outline, ...outline.map(([x, y]): Spot => [-x, y]).toReversed()] },
      point(0, 0, half),
      point(0, 0, -half),
    );
  built.add(lower, hull(spots('1.28,0.95 1.36,1.25 1.4,1.7 1.4,2.05')));
  built.add(upper, hull(spots('1.4,2.05 1.38,2.5 1.32,3.05')));
  built.add('coach-roof', hull(spots('1.32,3.05 1.22,3.35 0.95,3.62 0.5,3.78 0.001,3.83')));
  for (const side of [-1, 1])
    built.join(coachSide(length), side < 0 ? turn('y', Math.PI) : undefined);
  built.box('frame-dark', [-1.25, 1.25], [0.72, 0.96], [-half + 0.05, half - 0.05], 0.01);
  for (let z = -half * 0.35; z < half * 0.4; z += 2.6)
    built.box('cast-black', [-1.15, 1.15], [0.28, 0.74], [z, z + 1.7], 0.03);
  for (const end of [-1, 1]) built.join(bogie(), [0, 0, end * (half - 3)]);
  for (const end of [0, Math.PI]) built.join(coachEnd(half), turn('y', end));
  for (const end of [-1, 1])
    for (const x of [-0.88, 0.88])
      built.add(
        'cast-black',
        lathe(18, '0,0 0.09,0 0.09,0.3 0.07,0.32 0.07,0.5 0.22,0.52 0.22,0.56 0,0.58'),
        composePlacements(move(x, 1.06, end * half), turn('x', (end * Math.PI) / 2)),
      );
  return built;
}

/** Windows and doors of the side that faces +X. */
function coachSide(length: number): Location {
  const built = new Location();
  const half = length / 2;
  const pitch = 1.95;
  for (let z = -half + 2.3; z < half - 2.2; z += pitch) {
    built.box('frame-pale', [1.36, 1.415], [1.98, 2.86], spanAround(z, 0.62), 0.02);
    built.box('window-dark', [1.37, 1.422], [2.03, 2.81], spanAround(z, 0.57), 0.015);
    built.box('frame-pale', [1.38, 1.425], [2.52, 2.55], spanAround(z, 0.57));
  }
  for (const end of [-1, 1]) {
    const z = end * (half - 1.05);
    for (const seam of [-0.42, 0.42])
      built.box('frame-dark', [1.36, 1.408], [1.05, 3], spanAround(z + seam, 0.008));
    built.box('frame-pale', [1.36, 1.412], [2.05, 2.85], spanAround(z, 0.3), 0.02);
    built.box('window-dark', [1.37, 1.42], [2.1, 2.8], spanAround(z, 0.26), 0.015);
    built.box('steel-galvanised', [1.41, 1.45], [1.5, 1.9], [z + 0.5, z + 0.53], 0.006);
  }
  return built.box('coach-line', [1.39, 1.407], [1.9, 1.95], [-half, half]);
}

/** The end that faces +Z: a gangway between two windows, with lamps below. */
function coachEnd(half: number): Location {
  const built = new Location()
    .box('cast-black', [-0.56, 0.56], [1.1, 3.2], [half, half + 0.16], 0.03)
    .box('frame-pale', [-0.4, 0.4], [1.2, 3.08], [half + 0.15, half + 0.17], 0.01)
    .box('window-dark', [-0.24, 0.24], [2.1, 2.85], [half + 0.16, half + 0.178], 0.01);
  for (const x of [-0.92, 0.92]) {
    built.box('frame-dark', spanAround(x, 0.27), [2.2, 2.95], [half, half + 0.02], 0.01);
    built.box('window-dark', spanAround(x, 0.23), [2.25, 2.9], [half, half + 0.026], 0.01);
  }
  return built.box('frame-dark', [-1.2, 1.2], [0.9, 1.02], [half, half + 0.06], 0.01);
}

function bogie(): Location {
  const built = new Location();
  const wheel = lathe(
    32,
    '0,-0.07 0.48,-0.07 0.48,-0.03 0.45,0 0.45,0.06 0.38,0.07 0.34,0.03 0.14,0.03',
    '0.12,0.08 0,0.09',
  );
  for (const z of [-1.2, 1.2])
    for (const side of [-1, 1])
      built.add(
        'cast-black',
        wheel,
        composePlacements(move((side * gauge) / 2, 0.45, z), turn('z', (-side * Math.PI) / 2)),
      );
  for (const side of [-1, 1]) {
    built.box('cast-black', spanAround(side * 0.98, 0.06), [0.5, 0.68], [-1.7, 1.7], 0.02);
    for (const z of [-1.2, 1.2])
      built.box('cast-black', spanAround(side * 1.0, 0.09), [0.3, 0.6], spanAround(z, 0.16), 0.03);
    for (const z of [-0.32, 0, 0.32])
      built.add(
        'iron-red',
        lathe(14, '0.06,0 0.1,0.02 0.06,0.05 0.1,0.09 0.06,0.13 0.1,0.17 0.06,0.2'),
        [side * 1.0, 0.3, z],
      );
  }
  return built;
}
