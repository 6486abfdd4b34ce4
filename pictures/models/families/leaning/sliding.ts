import type { Vector3 } from 'three';
import type { Section } from '../../../plans/rung-ladders.ts';
import { folded } from '../../kit/folded.ts';
import { bentMember, bentTube, member } from '../../kit/members.ts';
import { plate } from '../../kit/plates.ts';
import { bar, type Profile, type Spot, spots } from '../../kit/profiles.ts';
import { pulley, rope } from '../../kit/rope.ts';
import { mirror, move, off, outward, placed, point, sides, turn, X, Z } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { Profiles } from './profiles.ts';
import { inUse } from './section.ts';

const sheet = 0.003;

/** Brackets that hold two sections together while they slide, and what catches the rung below. */
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

/** The lowest rung of the upper section is level with one of the lower: there it is held. */
function caughtRung(lower: Section, upper: Section): number {
  const level = upper.rungs[0] ?? upper.from;
  return lower.rungs.reduce((a, b) => (Math.abs(b - level) < Math.abs(a - level) ? b : a));
}

/** A sheet folded through spots that are given as [x, out], upright between two heights. */
function bracket(fold: readonly Spot[], from: number, to: number) {
  const flipped = fold.map(([x, out]): Spot => [-x, out]);
  return member(folded(flipped, sheet), point(0, from, 0), point(0, to, 0), Z);
}

/** At the head of the lower section: riveted to its front, folded round the upper stile. */
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

/** At the foot of the upper section: it reaches round the lower stile and behind it. */
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
  // Seen from outside, its two bolts go through the stile.
  const bolts = [-0.086, -0.058].map((up) =>
    point(upper.half, rung + up, upper.out - build.deep * 0.1),
  );
  piece.bolts(X, 0.006, ...bolts);
}

/** A sprung latch beside the upper stile: it drops over each rung as the rope lets the section down. */
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
  piece.add('galvanised', plate(shape, 0.012, 0.002), placed(move(x, rung, out), turned));
  piece.bolts(outward(-1), 0.009, [x - 0.006, rung - 0.03, upper.out]);
  piece.bolts(X, 0.008, [upper.half, rung - 0.03, upper.out]);
  piece.box('plastic-red', [0.016, 0.03, 0.018, 0.004], [x, rung - 0.09, upper.out + 0.008]);
}

const [sheave, groove, thick] = [0.044, 0.034, 0.0058];

/** A sheave at the head of each lower section and the rope that raises the one above. */
export function addRopeGear(piece: Workpiece, sections: readonly Section[], build: Profiles): void {
  for (const [index, lower] of sections.entries()) {
    const upper = sections[index + 1];
    if (!upper) continue;
    const top = (lower.rungs.at(-1) ?? lower.to) + 0.058;
    addBlock(piece, lower, build, top);
    const [front, back] = [point(0, top, lower.out + groove), point(0, top, lower.out - groove)];
    piece.add('rope', overSheave(top, lower.out));
    const held = (upper.rungs[0] ?? upper.from) - 0.02;
    piece.add('rope', rope(front, point(0, held, lower.out + groove), 0, thick));
    addKnot(piece, point(0, held + 0.02, upper.out));
    const below = sections[index - 1];
    if (below) addAnchor(piece, back, below);
    else addFall(piece, back);
  }
}

/** Points round a part of a circle, in so many steps. */
function round(steps: number, whole: number, at: (cos: number, sin: number) => Vector3): Vector3[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (whole * step) / steps;
    return at(Math.cos(angle), Math.sin(angle));
  });
}

/** The rope's half turn over the sheave, from front to back. */
function overSheave(y: number, out: number) {
  const way = round(6, Math.PI, (cos, sin) => point(0, y + sin * groove, out + cos * groove));
  return bentTube(way, thick, 0.01, 8);
}

/** The pulley on a saddle over the top rung. */
function addBlock(piece: Workpiece, { out, rungs }: Section, build: Profiles, y: number): void {
  const rung = rungs.at(-1) ?? y;
  piece.join(pulley(sheave), [0, y, out]);
  const saddle = build.rungSize + 0.012;
  for (const side of sides) {
    const cheek = [0.004, y - rung + 0.03, 0.03, 0.001] as const;
    piece.box('galvanised', cheek, [side * 0.017, (y + rung) / 2, out]);
    piece.bolts(outward(side), 0.008, [side * 0.019, y, out]);
  }
  piece.box('galvanised', [0.06, saddle, saddle, 0.004], [0, rung, out]);
}

/** The second rope is made fast to the top rung of the lowest section, so that both rise together. */
function addAnchor(piece: Workpiece, from: Vector3, { out, rungs }: Section): void {
  const rung = point(0.06, rungs.at(-1) ?? 0, out);
  piece.add('rope', rope(from, point(rung.x, rung.y, from.z), 0, thick));
  addKnot(piece, rung);
}

/** A turn of rope round the rung that it lifts. */
function addKnot(piece: Workpiece, at: Vector3): void {
  for (const shift of [-0.012, 0, 0.012]) {
    const ring = round(8, 2 * Math.PI, (cos, sin) =>
      point(at.x + shift, at.y + sin * 0.025, at.z + cos * 0.025),
    );
    piece.add('rope', bentTube(ring, thick, 0.02, 8));
  }
}

/** The fall hangs plumb behind the ladder, its end made up into a hank within reach of a hand. */
function addFall(piece: Workpiece, from: Vector3): void {
  const [low, high] = [0.55, 0.86];
  const drop = inUse.height(from.y, from.z) - high;
  const neck = off(from, inUse.up, -drop);
  piece.add('rope', rope(from, neck, 0, thick));
  for (const [turn, wide] of [0.05, 0.042, 0.055, 0.047, 0.038, 0.052].entries()) {
    const out = (turn - 2.5) * 0.0085;
    const loop = round(16, 2 * Math.PI, (cos, sin) => {
      const drop = ((1 - cos) / 2) * (high - low + 0.012 * (turn % 3));
      const across = sin * wide * (0.55 + 0.45 * (drop / (high - low)));
      return off(neck, inUse.up, -drop).add(point(across, 0, out));
    });
    piece.add('rope', bentTube(loop, thick, 0.03, 7));
  }
  for (const turn of [0, 1, 2, 3, 4]) {
    const at = off(neck, inUse.up, -0.075 - turn * 0.0105);
    const ring = round(12, 2 * Math.PI, (cos, sin) =>
      at.clone().add(point(cos * 0.026, 0, sin * 0.03)),
    );
    piece.add('rope', bentTube(ring, thick, 0.03, 7));
  }
}
