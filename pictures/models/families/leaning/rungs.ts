import { arc, type Profile, ribbed, type Spot, spots } from '../../kit/profiles.ts';

/** Where the grooves between ribs begin and end, for a pitch of 1. */
const [narrow, wide] = [
  [0.15, 0.3, 0.7, 0.85],
  [0.1, 0.3, 0.7, 0.9],
] as const;

/** A rung of square section: ribs along its top (+y), rounded edges. */
export function squareRung(size: number): Profile {
  const [s, r, count] = [size / 2, size * 0.2, 4];
  return {
    outline: [
      ...arc(s - r, -s + r, r, -Math.PI / 2, 0, 3),
      ...arc(s - r, s - r, r, 0, Math.PI / 2, 3),
      ...ribbed(s - r, (size - 2 * r) / count, count, [s, s - 0.0014], narrow),
      ...arc(-s + r, s - r, r, Math.PI / 2, Math.PI, 3),
      ...arc(-s + r, -s + r, r, Math.PI, 1.5 * Math.PI, 3),
    ],
  };
}

/** A D-shaped rung: a flat ribbed top (+y) over a round belly. */
export function dRung(width = 0.032, depth = 0.03): Profile {
  const [w, top, count] = [width / 2, depth * 0.42, 5];
  const belly = arc(0, top - 0.004, w, Math.PI, 2 * Math.PI, 9).map(
    ([x, y]): Spot => [x, top - 0.004 + (y - top + 0.004) * ((depth - 0.004) / w)],
  );
  return {
    outline: [
      ...belly,
      ...spots(w, top - 0.002, w - 0.002, top),
      ...ribbed(w - 0.004, (width - 0.008) / count, count, [top, top - 0.0012], wide),
      ...spots(-w + 0.002, top, -w, top - 0.002),
    ],
  };
}

/** The deep rung of a telescopic ladder, ribbed along its top (+y). */
export function deepRung(): Profile {
  const [w, t, count] = [0.026, 0.019, 5];
  return {
    outline: [
      ...spots(w - 0.006, -t, w, -t + 0.008, w, t - 0.003, w - 0.003, t),
      ...ribbed(w - 0.006, (2 * w - 0.012) / count, count, [t, t - 0.0015], narrow),
      ...spots(-w + 0.003, t, -w, t - 0.003, -w, -t + 0.008, -w + 0.006, -t),
    ],
  };
}
