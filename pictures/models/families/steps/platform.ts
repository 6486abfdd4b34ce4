import { linspace } from '../../../plans/geometry.ts';
import type { PlatformPlan } from '../../../plans/steps.ts';
import { tread } from '../../kit/decks.ts';
import { labelPlate } from '../../kit/plates.ts';
import { boxSection } from '../../kit/profiles.ts';
import { bothSides, outward, point, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import type { TopPlace } from './tops.ts';

const [thick, edge] = [0.06, 0.028];

/** A platform of ribbed planks between edge mouldings, on two bearers. */
export function addPlatform(piece: Workpiece, top: TopPlace, { frame }: PlatformPlan): void {
  const { width, back, front, height } = top;
  const [depth, middle] = [front - back, (front + back) / 2];
  const insulated = frame === 'grp';
  const rim: MaterialName = insulated ? 'grp' : 'plastic';
  const planks: MaterialName = insulated ? 'grp' : 'aluminium-treads';
  for (const side of bothSides) {
    const y = height - thick / 2;
    piece.box(rim, [edge, thick, depth, 0.006], [(side * (width - edge)) / 2, y, middle]);
    const across = point(0, y, side * (depth - edge) * 0.5 + middle);
    piece.box(rim, [width - 2 * edge + 0.004, thick, edge, 0.006], across);
    const rivet = (z: number) => point((side * width) / 2, height - 0.03, z);
    piece.rivets(outward(side), 0.008, rivet(back + 0.06), rivet(front - 0.06));
  }
  const plank = (depth - 2 * edge) / 3;
  for (const at of linspace(-plank, plank, 3)) {
    const ribbed = tread(width - 2 * edge + 0.002, plank - 0.002, 0.024);
    piece.add(planks, ribbed, [0, height, middle + at]);
  }
  const bearer = boxSection(0.03, 0.03, 0.003, 0.002);
  for (const x of bothSides.map((side) => side * width * 0.22)) {
    const y = height - 0.04;
    piece.member('aluminium', bearer, [x, y, back + edge], [x, y, front - edge]);
  }
  piece.add('label', labelPlate(0.11), [0, height - thick / 2, front + 0.0006]);
  piece.rivets(Z, 0.005, ...[-0.075, 0.075].map((x) => point(x, height - thick / 2, front)));
}
