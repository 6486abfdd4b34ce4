import { evenly } from '../../../plans/geometry.ts';
import { tread } from '../../kit/decks.ts';
import { labelPlate } from '../../kit/plates.ts';
import { boxSection } from '../../kit/profiles.ts';
import { outward, point, sides, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import type { Top } from './tops.ts';

const thick = 0.06;
const edge = 0.028;

/** A platform of ribbed planks between edge mouldings, on two bearers. */
export function addPlatform(piece: Workpiece, top: Top, insulated: boolean): void {
  const { width, back, front, height } = top;
  const [depth, middle] = [front - back, (front + back) / 2];
  const rim: MaterialName = insulated ? 'grp' : 'plastic';
  const planks: MaterialName = insulated ? 'grp' : 'aluminium-treads';
  for (const side of sides) {
    piece.box(
      rim,
      [edge, thick, depth, 0.006],
      [(side * (width - edge)) / 2, height - thick / 2, middle],
    );
    piece.box(
      rim,
      [width - 2 * edge + 0.004, thick, edge, 0.006],
      [0, height - thick / 2, side * (depth - edge) * 0.5 + middle],
    );
    const rivets = [back + 0.06, front - 0.06].map((z) =>
      point((side * width) / 2, height - 0.03, z),
    );
    piece.rivets(outward(side), 0.008, ...rivets);
  }
  const inner = depth - 2 * edge;
  const plank = inner / 3;
  for (const at of evenly(-plank, plank, 3)) {
    piece.add(planks, tread(width - 2 * edge + 0.002, plank - 0.002, 0.024), [
      0,
      height,
      middle + at,
    ]);
  }
  const bearer = boxSection(0.03, 0.03, 0.003, 0.002);
  for (const x of sides.map((side) => side * width * 0.22)) {
    const [from, to] = [
      point(x, height - 0.04, back + edge),
      point(x, height - 0.04, front - edge),
    ];
    piece.member('aluminium', bearer, from, to);
  }
  piece.add('label', labelPlate(0.11), [0, height - thick / 2, front + 0.0006]);
  piece.rivets(Z, 0.005, ...[-0.075, 0.075].map((x) => point(x, height - thick / 2, front)));
}
