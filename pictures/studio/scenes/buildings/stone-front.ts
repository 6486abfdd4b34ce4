import { Location } from '../location.ts';
import { type Opening, wall } from '../opening.ts';
import { lathe, pseudoRandom, type Span, spanAround } from '../shapes.ts';
import { windowIn } from './window.ts';

const bay = 3.1;
const top = 12.1;

/** A dressed stone terrace along X, its face at z = 0: rusticated below, ashlar above, sash windows. */
export function stoneFront([left, right]: Span, doors: readonly number[]): Location {
  const built = new Location();
  const bays = Math.floor((right - left) / bay);
  const end = left + bays * bay;
  const middles = Array.from({ length: bays }, (_, at) => left + (at + 0.5) * bay);
  const low = middles.map(
    (x, at): Opening =>
      doors.includes(at)
        ? { x, width: 1.25, sill: 0.28, spring: 3.15, rise: 0.6 }
        : { x, width: 1.12, sill: 1.05, spring: 3.15 },
  );
  const high = middles.flatMap((x): Opening[] => [
    { x, width: 1.12, sill: 4.75, spring: 7.35 },
    { x, width: 1.12, sill: 8.75, spring: 10.65 },
  ]);
  built.add(
    'rusticated-buff',
    wall([left, end], [0.45, 4.05], 0.5, low.map(trimmed)).translate(0, 0, 0.04),
  );
  built.box('stone-buff', [left, end], [0, 0.45], [-0.1, 0.1], 0.02);
  built.add('ashlar-buff', wall([left, end], [4.05, top], 0.5, high));
  built.box('stone-buff', [left, end], [4.02, 4.3], [-0.1, 0.12], 0.02);
  built.box('stone-buff', [left, end], [4.62, 4.75], [-0.1, 0.07], 0.01);
  built.join(cornice([left, end], top));
  low.forEach((opening, at) => {
    if (doors.includes(at)) built.join(doorway(opening));
    else built.join(sash(opening, 0.5));
  });
  for (const opening of high)
    built.join(sash(opening, opening.sill > 8 ? 0.52 : 0.56)).join(margins(opening));
  return built.box('dark-room', [left, end], [0, top], [-2.4, -2.3]);
}

function trimmed(opening: Opening): Opening {
  return { ...opening, sill: Math.max(opening.sill, 0.46) };
}

function sash(opening: Opening, rail: number): Location {
  const { x, width, sill, spring } = opening;
  const built = windowIn(opening, 'sash-white', [3, 4], 0.13, { stile: 0.07, bar: 0.024, rail });
  built.box(
    'stone-buff',
    spanAround(x, width / 2 + 0.08),
    [sill - 0.11, sill],
    [-0.3, 0.11],
    0.012,
  );
  const shutter = pseudoRandom(x, sill);
  const foot = spring - (spring - sill) * (0.3 + shutter);
  if (shutter < 0.35) built.box('blind', spanAround(x, width / 2), [foot, spring], [-0.5, -0.49]);
  return built;
}

/** Raised margins round a window, with a small cornice over it on the first floor. */
function margins({ x, width, sill, spring }: Opening): Location {
  const built = new Location();
  const half = width / 2;
  for (const side of [-1, 1] as const) {
    const inner = x + side * half;
    built.box('stone-buff', [inner, inner + side * 0.16], [sill, spring], [-0.1, 0.045], 0.008);
  }
  built.box(
    'stone-buff',
    spanAround(x, half + 0.16),
    [spring, spring + 0.18],
    [-0.1, 0.045],
    0.008,
  );
  if (sill < 6) {
    const [frieze, shelf, top] = [spring + 0.18, spring + 0.34, spring + 0.42];
    built.box('stone-buff', spanAround(x, half + 0.26), [shelf, top], [-0.1, 0.22], 0.012);
    built.box('stone-buff', spanAround(x, half + 0.2), [frieze, shelf], [-0.1, 0.09], 0.008);
  }
  return built;
}

function doorway(opening: Opening): Location {
  const { x, width, spring } = opening;
  const half = width / 2;
  const built = new Location();
  built.join(
    windowIn({ ...opening, sill: spring - 0.25 }, 'sash-white', [5, 2], 0.3, { bar: 0.02 }),
  );
  built.box('door-red', spanAround(x, half), [0.28, spring - 0.25], [-0.36, -0.3]);
  for (const [y0, y1] of [
    [0.5, 1.15],
    [1.3, 2.1],
    [2.2, 2.75],
  ] as const)
    for (const side of [-1, 1] as const) {
      const middle = x + side * half * 0.45;
      built.box('door-red', spanAround(middle, 0.2), [y0, y1], [-0.31, -0.275], 0.012);
    }
  built.box('stone-buff', spanAround(x, half + 0.25), [0, 0.28], [-0.4, 0.42], 0.015);
  return built.box('stone-buff', spanAround(x, half + 0.35), [0, 0.14], [0.3, 0.75], 0.015);
}

function cornice([left, right]: Span, y: number): Location {
  const built = new Location();
  const steps = [
    [0.0, 0.12, 0.06],
    [0.12, 0.26, 0.14],
    [0.26, 0.34, 0.42],
    [0.34, 0.46, 0.5],
  ] as const;
  for (const [from, to, out] of steps)
    built.box('stone-buff', [left, right], [y - 0.1 + from, y - 0.1 + to], [-0.1, out], 0.012);
  for (let x = left + 0.2; x < right; x += 0.4)
    built.box('stone-buff', [x, x + 0.16], [y + 0.05, y + 0.16], [0.1, 0.36], 0.006);
  return built.box('ashlar-buff', [left, right], [y + 0.3, y + 1.1], [-0.4, 0]);
}

/** Iron railings along X on a stone plinth. */
export function railings([left, right]: Span): Location {
  const built = new Location();
  built.box('stone-buff', [left, right], [0, 0.16], [-0.11, 0.11], 0.02);
  for (const y of [0.3, 1.02]) built.box('railing', [left, right], [y, y + 0.035], [-0.02, 0.02]);
  const spear = lathe(
    8,
    '0,0 0.011,0 0.011,0.13 0.022,0.15 0.022,0.16 0.012,0.18 0.018,0.2 0,0.27',
  );
  for (let x = left + 0.08; x < right; x += 0.135) {
    built.rod('railing', [x, 0.14, 0], [x, 1.05, 0], 0.0115, 6);
    built.add('railing', spear, [x, 1.04, 0]);
  }
  return built;
}
