import { labelPlate, roundedBox } from '../../kit/plates.ts';
import { move, placed, sides, turn } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { platform } from '../towers/platform.ts';
import type { BuildPart } from './part.ts';

/** Two long boards and two short, set up in their clips as they fence a deck. */
export const toeboards: BuildPart = ({ length, width }) => {
  const piece = new Workpiece();
  const [thick, short] = [0.02, Math.min(1.3, length * 0.55)];
  const [x, z] = [length / 2 - thick / 2, short / 2 - thick / 2];
  const clip = (w: number, d: number) => roundedBox(w, width + 0.006, d, 0.006);
  for (const side of sides) {
    piece.box(
      'timber',
      [length - 2 * thick, width, thick, 0.003],
      [0, width / 2 + 0.003, side * z],
    );
    piece.box('timber', [thick, width, short, 0.003], [side * x, width / 2 + 0.003, 0]);
    for (const back of sides) {
      const [cx, cz] = [side * x, back * z];
      piece.add('plastic-yellow', clip(thick + 0.01, 0.085), [
        cx,
        width / 2 + 0.003,
        cz - back * 0.0275,
      ]);
      piece.add('plastic-yellow', clip(0.085, thick + 0.01), [
        cx - side * 0.0275,
        width / 2 + 0.003,
        cz,
      ]);
      // The hook that drops over the frame's post.
      piece.box('galvanised', [0.05, 0.012, 0.04, 0.004], [cx + side * 0.018, width + 0.002, cz]);
      piece.box('galvanised', [0.006, 0.045, 0.04, 0.002], [cx + side * 0.04, width - 0.018, cz]);
    }
    piece.add(
      'label',
      labelPlate(0.22),
      placed(
        move(0, width / 2, side * (z + thick / 2 + 0.0006)),
        turn('y', side > 0 ? 0 : Math.PI),
      ),
    );
  }
  return piece;
};

/** The same deck as in the tower, its trapdoor ajar. */
export const trapdoorDeck: BuildPart = ({ length, width }) => {
  const deck = platform({
    width,
    length: length - 0.06,
    metal: 'aluminium',
    open: 0.75,
    screwed: true,
  });
  deck.add(
    'label',
    labelPlate(0.13),
    placed(move(-width / 2 - 0.0006, -0.035, -length * 0.12), turn('y', -Math.PI / 2)),
  );
  // The climbing end to the right.
  return new Workpiece().join(deck, turn('y', Math.PI / 2));
};
