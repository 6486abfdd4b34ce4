import { levellerClamps } from '../../../plans/accessories.ts';
import { linspace } from '../../../plans/geometry.ts';
import { labelPlate, plate } from '../../kit/plates.ts';
import { boxSection, spots } from '../../kit/profiles.ts';
import {
  bothSides,
  composePlacements,
  facingUp,
  move,
  point,
  turn,
  Y,
  Z,
} from '../../kit/space.ts';
import { type Builder, Workpiece } from '../../kit/workpiece.ts';
import { looseBolt } from './loose-fixings.ts';

/** A leg that clamps to the stile and slides down to lower ground; it lies on its clamps. */
export const leveller: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  const y = 0.03;
  const leg = boxSection(0.036, 0.03, 0.004, 0.0025);
  piece.member('aluminium', leg, [0.03, y, 0], [length, y, 0], Y);
  // The rack that the ratchet engages with.
  for (const x of linspace(length * 0.2, length * 0.2 + 0.36, 19)) {
    piece.box('zinc', [0.008, 0.005, 0.022, 0.001], [x, y + 0.016, 0]);
  }
  for (const part of levellerClamps) {
    const x = length * part + 0.025;
    piece.box('galvanised', [0.05, 0.008, width, 0.002], [x, 0.006, -width * 0.22]);
    for (const z of [0.024, -0.024]) {
      piece.box('galvanised', [0.05, 0.05, 0.006, 0.002], [x, 0.027, z]);
    }
    piece.box('galvanised', [0.05, 0.006, 0.054, 0.002], [x, 0.053, 0]);
    const holes = bothSides.map((side) => point(x + side * 0.014, 0.01, -width * 0.5));
    piece.bolts(Y, 0.007, ...holes);
  }
  piece.box('plastic-red', [0.06, 0.024, 0.03, 0.007], [length * 0.52 + 0.025, 0.068, 0]);
  piece.box('zinc', [0.014, 0.02, 0.014, 0.003], [length * 0.82 + 0.025, 0.06, 0]);
  piece.join(levellerFoot(), composePlacements(move(0.03, y, 0)));
  piece.add(
    'label',
    labelPlate(0.055),
    composePlacements(move(length * 0.95, y + 0.0156, 0), facingUp),
  );
  for (const [at, x] of [0.12, 0.2].entries()) {
    piece.join(
      looseBolt(0.004, 0.055),
      composePlacements(move(x, 0, 0.075 + at * 0.02), turn('y', 0.2)),
    );
  }
  return piece;
};

/** A rubber foot on a swivel, its sole towards −X. */
function levellerFoot(): Workpiece {
  const piece = new Workpiece();
  const outline = spots(-0.03, -0.03, 0.014, -0.021, 0.014, 0.021, -0.03, 0.03);
  piece.add('plastic', plate({ outline }, 0.046, 0.004));
  piece.box('rubber', [0.014, 0.06, 0.06, 0.004], [-0.034, 0, 0]);
  for (const y of [-0.02, 0, 0.02]) {
    piece.box('rubber', [0.006, 0.01, 0.058, 0.001], [-0.042, y, 0]);
  }
  piece.bolts(Z, 0.008, [0, 0, 0.023]);
  return piece;
}
