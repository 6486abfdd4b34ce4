import { evenly } from '../../../plans/geometry.ts';
import { bentMember } from '../../kit/members.ts';
import { labelPlate, plate } from '../../kit/plates.ts';
import { bar, boxSection, type Spot } from '../../kit/profiles.ts';
import { move, placed, point, sides, turn, Y, Z } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { looseBolt } from './loose-fixings.ts';
import type { BuildPart } from './part.ts';

/** A leg that clamps to the stile and slides down to lower ground; it lies on its clamps. */
export const leveller: BuildPart = ({ length, width }) => {
  const piece = new Workpiece();
  const y = 0.03;
  const leg = boxSection(0.036, 0.03, 0.004, 0.0025);
  piece.member('aluminium', leg, [0.03, y, 0], [length, y, 0], Y);
  // The rack that the ratchet drops into.
  for (const x of evenly(length * 0.2, length * 0.2 + 0.36, 19)) {
    piece.box('zinc', [0.008, 0.005, 0.022, 0.001], [x, y + 0.016, 0]);
  }
  for (const part of [0.52, 0.82]) {
    const x = length * part + 0.025;
    piece.box('galvanised', [0.05, 0.008, width, 0.002], [x, 0.006, -width * 0.22]);
    piece.box('galvanised', [0.05, 0.05, 0.006, 0.002], [x, 0.027, 0.024]);
    piece.box('galvanised', [0.05, 0.05, 0.006, 0.002], [x, 0.027, -0.024]);
    piece.box('galvanised', [0.05, 0.006, 0.054, 0.002], [x, 0.053, 0]);
    const holes = sides.map((side) => point(x + side * 0.014, 0.01, -width * 0.5));
    piece.bolts(Y, 0.007, ...holes);
  }
  piece.box('plastic-red', [0.06, 0.024, 0.03, 0.007], [length * 0.52 + 0.025, 0.068, 0]);
  piece.box('zinc', [0.014, 0.02, 0.014, 0.003], [length * 0.82 + 0.025, 0.06, 0]);
  piece.join(levellerFoot(), placed(move(0.03, y, 0)));
  piece.add(
    'label',
    labelPlate(0.055),
    placed(move(length * 0.95, y + 0.0156, 0), turn('x', -Math.PI / 2)),
  );
  for (const [at, x] of [0.12, 0.2].entries()) {
    piece.join(looseBolt(0.004, 0.055), placed(move(x, 0, 0.075 + at * 0.02), turn('y', 0.2)));
  }
  return piece;
};

/** A rubber foot on a swivel, its sole towards −X. */
function levellerFoot(): Workpiece {
  const piece = new Workpiece();
  const outline: Spot[] = [
    [-0.03, -0.03],
    [0.014, -0.021],
    [0.014, 0.021],
    [-0.03, 0.03],
  ];
  piece.add('plastic', plate({ outline }, 0.046, 0.004));
  piece.box('rubber', [0.014, 0.06, 0.06, 0.004], [-0.034, 0, 0]);
  for (const y of [-0.02, 0, 0.02]) {
    piece.box('rubber', [0.006, 0.01, 0.058, 0.001], [-0.042, y, 0]);
  }
  piece.bolts(Z, 0.008, [0, 0, 0.023]);
  return piece;
}

/** A ribbed mat, one end of it lifting from having been rolled, its carry strap on it. */
export const mat: BuildPart = ({ length, width }) => {
  const piece = new Workpiece();
  const outline = ribbed(length);
  piece.member('rubber', { outline }, [0, 0, -width / 2], [0, 0, width / 2], Y);
  const y = 0.0115;
  const loop = Array.from({ length: 20 }, (_, step) => {
    const angle = (2 * Math.PI * (step + 0.5)) / 20;
    const wave = 1 + 0.12 * Math.sin(2 * angle + 0.7);
    return point(0.17 * Math.cos(angle) * wave - 0.02, y, 0.1 * Math.sin(angle) * wave);
  });
  piece.add('plastic-grey', bentMember(bar(0.024, 0.003, 0.001), loop, 0.1, Y));
  piece.box('zinc', [0.034, 0.006, 0.03, 0.002], [0.148, y + 0.001, 0]);
  return piece.add(
    'label',
    labelPlate(0.13),
    placed(move(-length / 2 + 0.12, 0.0115, width / 2 - 0.08), turn('x', -Math.PI / 2)),
  );
};

/** Cut through along its length: flat, then curling up over the last third; ribs on both faces. */
function ribbed(length: number): Spot[] {
  const [flat, radius, core, rib, pitch] = [length * 0.62, 0.42, 0.0026, 0.003, 0.018];
  const count = Math.floor(length / pitch);
  const at = (along: number, up: number): Spot => {
    const angle = Math.max(0, along - flat) / radius;
    const x = Math.min(along, flat) + Math.sin(angle) * (radius - up) - length / 2;
    return [x, (1 - Math.cos(angle)) * radius + up * Math.cos(angle) + core + rib];
  };
  const side = (face: 1 | -1): Spot[] =>
    Array.from({ length: count }, (_, row) => row * pitch).flatMap((along): Spot[] => [
      at(along + pitch * 0.1, face * core),
      at(along + pitch * 0.25, face * (core + rib)),
      at(along + pitch * 0.6, face * (core + rib)),
      at(along + pitch * 0.75, face * core),
    ]);
  return [...side(-1), ...side(1).toReversed()];
}
