import { boxSection } from '../../kit/profiles.ts';
import { sides, Y, Z } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { leaningFoot } from './base.ts';
import { inUse } from './lean.ts';

const across = 0.8;

/** The bar of short ladders that come in a bag or in sections, as the ladder leans. */
export function footBar(line: number, { tube }: { readonly tube: number }): Workpiece {
  const upright = new Workpiece();
  const section = boxSection(0.03, 0.06, 0.005, 0.0025);
  const [y, end] = [0.055, across / 2 - 0.02];
  upright.member('aluminium', section, [-end, y, 0], [end, y, 0], Y);
  for (const side of sides) {
    upright.box(
      'plastic',
      [2 * tube + 0.012, 0.075, 2 * tube + 0.008, 0.008],
      [side * line, 0.062, 0],
    );
    upright.bolts(Z, 0.009, [side * line, y, tube + 0.004]);
  }
  const piece = new Workpiece().join(upright, inUse.place);
  for (const side of sides) {
    piece.join(
      leaningFoot({ x: side * (across / 2 - 0.036), across: 0.06, deep: 0.046, height: 0.092 }),
    );
  }
  return piece;
}
