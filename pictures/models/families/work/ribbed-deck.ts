import { linspace } from '../../../plans/geometry.ts';
import { type HopUpPlan, hopUp } from '../../../plans/work-platforms.ts';
import { labelPlate } from '../../kit/plates.ts';
import { boxSection, ribbedTread } from '../../kit/profiles.ts';
import { bothSides, composePlacements, move, point, turn } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';

export const thick = hopUp.deck;

/** A deck of ribbed planks between two rails, centred on the origin with its top at 0 and plastic end caps. */
export function ribbedDeck({ width, length }: HopUpPlan): Workpiece {
  const piece = new Workpiece();
  const edge = 0.028;
  const rail = boxSection(edge, thick - 0.002, 0.005, 0.0025);
  const [back, front] = [-length / 2 + 0.008, length / 2 - 0.008];
  for (const side of bothSides) {
    const x = side * (width / 2 - edge / 2);
    const y = -0.001 - (thick - 0.002) / 2;
    piece.member('aluminium', rail, [x, y, back], [x, y, front]);
    const rivets = linspace(back + 0.12, front - 0.12, 4).map((z) =>
      point((side * width) / 2, y, z),
    );
    piece.rivets(point(side, 0, 0), 0.006, ...rivets);
  }
  const inner = width - 2 * edge;
  const count = Math.max(2, Math.round(inner / 0.12));
  const plank = inner / count;
  const profile = ribbedTread(plank - 0.001, 0.026);
  for (const x of linspace(-inner / 2 + plank / 2, inner / 2 - plank / 2, count)) {
    piece.member('aluminium-treads', profile, [x, 0, back], [x, 0, front]);
  }
  for (const z of linspace(back + 0.1, front - 0.1, Math.max(2, Math.round(length / 0.5)))) {
    piece.box('aluminium', [inner + 0.004, 0.03, 0.03, 0.002], [0, -0.041, z]);
  }
  const cap = [width + 0.004, thick + 0.004, 0.026, 0.007] as const;
  for (const end of bothSides) {
    piece.box('plastic', cap, [0, -thick / 2 + 0.0005, end * (length / 2 - 0.013)]);
  }
  const face = composePlacements(move(width / 2 + 0.0006, -thick / 2, 0), turn('y', Math.PI / 2));
  return piece.add('label', labelPlate(Math.min(0.13, thick * 2)), face);
}
