import type { Section } from '../../../plans/rung-ladders.ts';
import { bentMember } from '../../kit/members.ts';
import { plate } from '../../kit/plates.ts';
import { bar, type Profile, type Spot, spots } from '../../kit/profiles.ts';
import { composePlacements, move, outward, point, turn, X, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { Profiles } from './profiles.ts';

/** A forged hook on the back of the upper stile, over the rung behind it. */
export function addHook(
  piece: Workpiece,
  upper: Section,
  build: Profiles,
  out: number,
  rung: number,
): void {
  const x = upper.half - build.face / 2;
  const [strap, clear] = [0.006, build.rungSize / 2 + 0.005];
  const front = upper.out - build.deep / 2 - strap / 2;
  const [over, behind] = [rung + clear + 0.003, out - clear - 0.003];
  const way = spots(rung - 0.1, front, over, front, over, behind, rung - 0.012, behind).map(
    ([y, z]) => point(x, y, z),
  );
  piece.add('zinc', bentMember(bar(0.022, strap, 0.0015), way, 0.009, Z));
  // Its two bolts go through the stile, with their heads on the outside.
  const bolts = [-0.086, -0.058].map((up) =>
    point(upper.half, rung + up, upper.out - build.deep * 0.1),
  );
  piece.bolts(X, 0.006, ...bolts);
}

/** A sprung latch beside the upper stile. It drops over a rung as the rope lowers the section. */
export function addLatch(
  piece: Workpiece,
  upper: Section,
  build: Profiles,
  out: number,
  rung: number,
): void {
  const s = build.rungSize / 2 + 0.002;
  const back = upper.out - out;
  const outline = [
    ...spots(back + 0.022, -0.1, back + 0.03, -0.06, back + 0.022, s + 0.03),
    ...spots(back - 0.01, s + 0.036, -s - 0.006, s + 0.02, -s - 0.018, s, -s - 0.02, -0.014),
    ...spots(-s - 0.003, -0.014, -s, s, s, s, s + 0.004, -0.05, back - 0.004, -0.1),
  ];
  const shape: Profile = { outline: outline.map(([z, y]): Spot => [-z, y]) };
  const x = upper.half - build.face - 0.011;
  const turned = turn('y', Math.PI / 2);
  piece.add(
    'galvanised',
    plate(shape, 0.012, 0.002),
    composePlacements(move(x, rung, out), turned),
  );
  piece.bolts(outward(-1), 0.009, [x - 0.006, rung - 0.03, upper.out]);
  piece.bolts(X, 0.008, [upper.half, rung - 0.03, upper.out]);
  piece.box('plastic-red', [0.016, 0.03, 0.018, 0.004], [x, rung - 0.09, upper.out + 0.008]);
}
