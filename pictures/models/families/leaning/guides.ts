import { folded } from '../../kit/folded.ts';
import { bentMember, member } from '../../kit/members.ts';
import { plate } from '../../kit/plates.ts';
import { bar, type Profile, type Spot } from '../../kit/profiles.ts';
import { mirror, move, outward, placed, point, turn, X, Z } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { Build } from './build.ts';
import type { Section } from './sections.ts';

const sheet = 0.003;

/** Brackets that hold two sections together while they slide, and what catches the rung below. */
export function addGuides(
  piece: Workpiece,
  lower: Section,
  upper: Section,
  build: Build,
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

/** The lowest rung of the upper section is level with one of the lower: there it is held. */
function caughtRung(lower: Section, upper: Section): number {
  const level = upper.rungs[0] ?? upper.from;
  return lower.rungs.reduce((a, b) => (Math.abs(b - level) < Math.abs(a - level) ? b : a));
}

/** A sheet folded through spots that are given as [x, out], upright between two heights. */
function bracket(spots: readonly Spot[], from: number, to: number) {
  const shape = folded(
    spots.map(([x, out]): Spot => [-x, out]),
    sheet,
  );
  return member(shape, point(0, from, 0), point(0, to, 0), Z);
}

/** At the head of the lower section: riveted to its front, folded round the upper stile. */
function addHeadGuide(piece: Workpiece, lower: Section, upper: Section, build: Build): void {
  const { face, deep } = build;
  const [from, to] = [lower.to - 0.13, lower.to - 0.045];
  const front = lower.out + deep / 2 + sheet / 2;
  const over = upper.out + deep / 2 + sheet / 2 + 0.0015;
  const beside = upper.half + sheet / 2 + 0.001 + build.proud;
  const spots: Spot[] = [
    [lower.half - 0.003, front],
    [beside, front],
    [beside, over],
    [upper.half - face * 0.55, over],
  ];
  piece.add('galvanised', bracket(spots, from, to));
  piece.box(
    'plastic',
    [face * 0.6, to - from + 0.008, 0.006, 0.002],
    [upper.half - face * 0.36, (from + to) / 2, over + 0.0005],
  );
  const landing = (lower.half - 0.003 + beside) / 2 + 0.006;
  piece.rivets(
    Z,
    0.006,
    ...[from + 0.02, to - 0.02].map((y) => point(landing, y, front + sheet / 2)),
  );
}

/** At the foot of the upper section: it reaches round the lower stile and behind it. */
function addFootGuide(piece: Workpiece, lower: Section, upper: Section, build: Build): void {
  const { face, deep } = build;
  const [from, to] = [upper.from + 0.042, upper.from + 0.145];
  const side = upper.half + sheet / 2;
  const front = lower.out + deep / 2 + sheet / 2 + 0.001;
  const outside = lower.half + sheet / 2 + 0.001 + build.proud;
  const behind = lower.out - deep / 2 - sheet / 2 - 0.0015;
  const spots: Spot[] = [
    [side, upper.out + deep * 0.42],
    [side, front],
    [outside, front],
    [outside, behind],
    [lower.half - face * 0.6, behind],
  ];
  piece.add('galvanised', bracket(spots, from, to));
  piece.rivets(
    X,
    0.006,
    ...[from + 0.02, to - 0.02].map((y) => point(side + sheet / 2, y, upper.out + deep * 0.16)),
  );
}

/** A forged hook on the back of the upper stile, over the rung behind it. */
function addHook(piece: Workpiece, upper: Section, build: Build, out: number, rung: number): void {
  const x = upper.half - build.face / 2;
  const [strap, clear] = [0.006, build.rungSize / 2 + 0.005];
  const front = upper.out - build.deep / 2 - strap / 2;
  const way = [
    point(x, rung - 0.1, front),
    point(x, rung + clear + 0.003, front),
    point(x, rung + clear + 0.003, out - clear - 0.003),
    point(x, rung - 0.012, out - clear - 0.003),
  ];
  piece.add('zinc', bentMember(bar(0.022, strap, 0.0015), way, 0.009, Z));
  // Seen from outside, its two bolts go through the stile.
  piece.bolts(
    X,
    0.006,
    ...[-0.086, -0.058].map((up) => point(upper.half, rung + up, upper.out - build.deep * 0.1)),
  );
}

/** A sprung latch beside the upper stile: it drops over each rung as the rope lets the section down. */
function addLatch(piece: Workpiece, upper: Section, build: Build, out: number, rung: number): void {
  const s = build.rungSize / 2 + 0.002;
  const back = upper.out - out;
  const outline: Spot[] = [
    [back + 0.022, -0.1],
    [back + 0.03, -0.06],
    [back + 0.022, s + 0.03],
    [back - 0.01, s + 0.036],
    [-s - 0.006, s + 0.02],
    [-s - 0.018, s],
    [-s - 0.02, -0.014],
    [-s - 0.003, -0.014],
    [-s, s],
    [s, s],
    [s + 0.004, -0.05],
    [back - 0.004, -0.1],
  ];
  const shape: Profile = { outline: outline.map(([z, y]): Spot => [-z, y]) };
  const x = upper.half - build.face - 0.011;
  const turned = turn('y', Math.PI / 2);
  piece.add('galvanised', plate(shape, 0.012, 0.002), placed(move(x, rung, out), turned));
  const pivot = point(x - 0.006, rung - 0.03, upper.out);
  piece.bolts(outward(-1), 0.009, pivot);
  piece.bolts(X, 0.008, [upper.half, rung - 0.03, upper.out]);
  piece.box('plastic-red', [0.016, 0.03, 0.018, 0.004], [x, rung - 0.09, upper.out + 0.008]);
}
