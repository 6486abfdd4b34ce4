import { bar, type Profile, spots } from '../../kit/profiles.ts';
import { bothSides, composePlacements, move, turn } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { hatchLeaf, hatchOpening } from './hatch.ts';
import { addHooks } from './platform.ts';

const planks = { across: 5, gap: 0.004, depth: 0.06 } as const;

/** A deck of aluminium planks without gaps at its sides. A sprung hatch is at the right of the climbing end. */
export function plankedDeck(width: number, length: number, open: number): Workpiece {
  const piece = new Workpiece();
  const { across } = planks;
  const [each, end] = [width / across, length / 2 - 0.026];
  const opening = hatchOpening(length);
  const profile = plankProfile(each - planks.gap);
  const plank = (x: number, from: number, to: number) =>
    piece.member('aluminium-deck', profile, [x, 0, from], [x, 0, to]);
  for (let at = 0; at < across; at += 1) {
    const x = (at - (across - 1) / 2) * each;
    addHooks(piece, x, end);
    if (at < across - 2) {
      plank(x, -end, end);
      continue;
    }
    plank(x, -end, opening.from - 0.003);
    plank(x, opening.to + 0.003, end);
  }
  const bearer = bar(0.04, 0.05, 0.004);
  for (const z of [-end + 0.1, 0, opening.from - 0.03, opening.to + 0.03]) {
    const y = -planks.depth - 0.025;
    piece.member('aluminium', bearer, [-width / 2, y, z], [width / 2, y, z]);
  }
  const leaf = hatchLeaf(2 * each - 0.012, opening.to - opening.from, 0.02, 'aluminium-deck');
  return piece.join(leaf, composePlacements(move(1.5 * each, 0, opening.from), turn('x', -open)));
}

/** One deck plank, centred on the origin, with hooks for the rung at each end. */
export function deckPlank(width: number, length: number): Workpiece {
  const piece = new Workpiece();
  const end = length / 2 - 0.026;
  for (const side of bothSides) addHooks(piece, side * width * 0.3, end);
  return piece.member('aluminium-deck', plankProfile(width), [0, 0, -end], [0, 0, end]);
}

/** A plank's profile: ribbed on top, with both edges turned down. */
function plankProfile(width: number): Profile {
  const [w, wall, rib, low] = [width / 2, 0.004, 0.003, -planks.depth];
  const ribs = 7;
  const pitch = (width - 0.02) / ribs;
  return {
    outline: [
      ...spots(-w, low, -w + wall, low, -w + wall, -wall - rib, w - wall, -wall - rib),
      ...spots(w - wall, low, w, low, w, -0.002, w - 0.002, 0),
      ...Array.from({ length: ribs }, (_, at) => w - 0.01 - at * pitch).flatMap((x) =>
        spots(
          x - pitch * 0.3,
          0,
          x - pitch * 0.38,
          -rib,
          x - pitch * 0.62,
          -rib,
          x - pitch * 0.7,
          0,
        ),
      ),
      ...spots(-w + 0.002, 0, -w, -0.002),
    ],
  };
}
