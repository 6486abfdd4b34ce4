import type { Section } from '../../../plans/rung-ladders.ts';
import { foldedProfile } from '../../kit/folded.ts';
import { bentMember, member } from '../../kit/members.ts';
import { plate } from '../../kit/plates.ts';
import { bar, type Profile, type Spot, spots } from '../../kit/profiles.ts';
import { composePlacements, mirror, move, outward, point, turn, X, Z } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { Profiles } from './profiles.ts';

const sheet = 0.003;

/** Adds brackets that hold two sections together while they slide, and the hooks or latches for the rung. */
export function addGuides(
  piece: Workpiece,
  lower: Section,
  upper: Section,
  build: Profiles,
  catches: 'hook' | 'latch',
): void {
  const half = new Workpiece();
  addHeadGuide(half, lower, upper, build);
  addFootGuide(half, lower, upper, build);
  const rung = caughtRung(lower, upper);
  if (catches === 'hook') addHook(half, upper, build, lower.out, rung);
  else addLatch(half, upper, build, lower.out, rung);
  piece.join(half).join(half, mirror());
}

/** The rung of the lower section that holds the upper one: level with the upper section's lowest rung. */
function caughtRung(lower: Section, upper: Section): number {
  const level = upper.rungs[0] ?? upper.from;
  return lower.rungs.reduce((a, b) => (Math.abs(b - level) < Math.abs(a - level) ? b : a));
}

/** A vertical folded sheet between two heights. The points of the fold are given as [x, out]. */
function bracket(fold: readonly Spot[], from: number, to: number) {
  const flipped = fold.map(([x, out]): Spot => [-x, out]);
  return member(foldedProfile(flipped, sheet), point(0, from, 0), point(0, to, 0), Z);
}

/** The guide at the head of the lower section: riveted to its front, folded round the upper stile. */
function addHeadGuide(piece: Workpiece, lower: Section, upper: Section, build: Profiles): void {
  const { face, deep } = build;
  const [from, to] = [lower.to - 0.13, lower.to - 0.045];
  const front = lower.out + deep / 2 + sheet / 2;
  const over = upper.out + deep / 2 + sheet / 2 + 0.0015;
  const beside = upper.half + sheet / 2 + 0.001 + build.proud;
  const fold = spots(lower.half - 0.003, front, beside, front, beside, over);
  const round = [...fold, ...spots(upper.half - face * 0.55, over)];
  piece.add('galvanised', bracket(round, from, to));
  const wear = point(upper.half - face * 0.36, (from + to) / 2, over + 0.0005);
  piece.box('plastic', [face * 0.6, to - from + 0.008, 0.006, 0.002], wear);
  const landing = (lower.half - 0.003 + beside) / 2 + 0.006;
  const rivets = [from + 0.02, to - 0.02].map((y) => point(landing, y, front + sheet / 2));
  piece.rivets(Z, 0.006, ...rivets);
}

/** The guide at the foot of the upper section: it reaches round and behind the lower stile. */
function addFootGuide(piece: Workpiece, lower: Section, upper: Section, build: Profiles): void {
  const { face, deep } = build;
  const [from, to] = [upper.from + 0.042, upper.from + 0.145];
  const side = upper.half + sheet / 2;
  const front = lower.out + deep / 2 + sheet / 2 + 0.001;
  const outside = lower.half + sheet / 2 + 0.001 + build.proud;
  const behind = lower.out - deep / 2 - sheet / 2 - 0.0015;
  const fold = spots(side, upper.out + deep * 0.42, side, front, outside, front, outside, behind);
  const round = [...fold, ...spots(lower.half - face * 0.6, behind)];
  piece.add('galvanised', bracket(round, from, to));
  const rivets = [from + 0.02, to - 0.02].map((y) =>
    point(side + sheet / 2, y, upper.out + deep * 0.16),
  );
  piece.rivets(X, 0.006, ...rivets);
}

/** A forged hook on the back of the upper stile, over the rung behind it. */
function addHook(
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
function addLatch(
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
