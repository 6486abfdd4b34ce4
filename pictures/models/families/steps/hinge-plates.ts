import { plate } from '../../kit/plates.ts';
import { atHeight, move, outward, placed, sides, turn } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { Limb } from './limb.ts';

/** Steel plates outside the frame: each is fixed to the stile and carries the pin of the leg. */
export function addHingePlates(piece: Workpiece, stile: Limb, leg: Limb, top: number): void {
  const [front, back] = [stile, leg].map(({ foot, head }) => atHeight(foot, head, top - 0.1));
  if (!front || !back) return;
  const x = Math.max(front.x + stile.face / 2, back.x + leg.face / 2) + 0.002;
  // Drawn with y up and x towards the climber.
  const outline = [
    [back.z - 0.024, top - 0.1],
    [back.z - 0.012, top - 0.126],
    [back.z + 0.012, top - 0.126],
    [front.z + stile.depth * 0.42, top - 0.12],
    [front.z + stile.depth * 0.36, top - 0.05],
    [back.z - 0.012, top - 0.074],
  ] as const;
  const shape = plate({ outline }, 0.004);
  for (const side of sides) {
    piece.add('galvanised', shape, placed(move(side * x, 0, 0), turn('y', -Math.PI / 2)));
    const face = side * (x + 0.002);
    piece.bolts(outward(side), 0.009, [face, top - 0.1, back.z]);
    piece.bolts(
      outward(side),
      0.0065,
      [face, top - 0.072, front.z - 0.012],
      [face, top - 0.102, front.z + 0.014],
    );
  }
}
