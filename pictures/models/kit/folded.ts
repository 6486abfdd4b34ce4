import type { Profile, Spot } from './profiles.ts';

/** The distance from a corner at which the sheet begins to bend. */
const bend = 0.003;

/** The cross-section of sheet metal folded along points in the middle of the sheet: a bracket, clip or pan. */
export function foldedProfile(spots: readonly Spot[], thickness: number): Profile {
  const way = spots.flatMap((spot, at) => roundFold(spots[at - 1], spot, spots[at + 1]));
  const half = thickness / 2;
  return { outline: [...offsetPath(way, half), ...offsetPath(way, -half).toReversed()] };
}

/** Replaces a corner with a short arc. End points are not moved. */
function roundFold(before: Spot | undefined, spot: Spot, after: Spot | undefined): Spot[] {
  if (!before || !after) return [spot];
  const start = pointTowards(spot, before, bend);
  const end = pointTowards(spot, after, bend);
  const middle: Spot = [
    (start[0] + 2 * spot[0] + end[0]) / 4,
    (start[1] + 2 * spot[1] + end[1]) / 4,
  ];
  return [start, middle, end];
}

function pointTowards(from: Spot, to: Spot, metres: number): Spot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = Math.min(metres / length, 0.48);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** The same path, offset to its left by `metres`. */
function offsetPath(way: readonly Spot[], metres: number): Spot[] {
  return way.map((spot, at): Spot => {
    const [before, after] = [way[at - 1], way[at + 1]];
    const into = before && leftNormal(before, spot);
    const out = after && leftNormal(spot, after);
    const [ax, ay] = into ?? out ?? [0, 0];
    const [bx, by] = out ?? into ?? [0, 0];
    const mitre = metres / (1 + ax * bx + ay * by);
    return [spot[0] + (ax + bx) * mitre, spot[1] + (ay + by) * mitre];
  });
}

function leftNormal(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
}
