import { type Spot, spots } from '../../plans/geometry.ts';

export { type Spot, spots } from '../../plans/geometry.ts';

/** The cross-section of a bar: x across, y in the direction it faces. */
export interface Profile {
  readonly outline: readonly Spot[];
  readonly holes?: readonly (readonly Spot[])[];
}

const quarter = Math.PI / 2;

export function round(radius: number, corners = 14): Profile {
  return { outline: circle(0, 0, radius, corners) };
}

/** A solid bar with rounded edges. */
export function bar(width: number, depth: number, radius = 0.002): Profile {
  return { outline: rounded(width, depth, radius) };
}

/** A hollow rectangular section. */
export function boxSection(width: number, depth: number, radius = 0.004, wall = 0.0025): Profile {
  return {
    outline: rounded(width, depth, radius),
    holes: [rounded(width - 2 * wall, depth - 2 * wall, Math.max(radius - wall, 0.0005))],
  };
}

/** A C-channel: the web faces +y, and the flanges extend to −y. */
export function channel(width: number, flange: number, wall = 0.004): Profile {
  const [w, f, lip] = [width / 2, flange / 2, wall * 0.45];
  const [out, inside] = [0.006, 0.0035];
  return {
    outline: [
      ...arc(w - out, f - out, out, 0, quarter, 3),
      ...arc(-w + out, f - out, out, quarter, Math.PI, 3),
      ...arc(-w + lip, -f + lip, lip, Math.PI, 1.5 * Math.PI, 2),
      ...arc(-w + wall - lip, -f + lip, lip, 1.5 * Math.PI, 2 * Math.PI, 2),
      ...arc(-w + wall + inside, f - wall - inside, inside, Math.PI, quarter, 2),
      ...arc(w - wall - inside, f - wall - inside, inside, quarter, 0, 2),
      ...arc(w - wall + lip, -f + lip, lip, Math.PI, 1.5 * Math.PI, 2),
      ...arc(w - lip, -f + lip, lip, 1.5 * Math.PI, 2 * Math.PI, 2),
    ],
  };
}

/** A ribbed tread: the top of its ribs at y = 0, the turned-down nose at −x, a lip behind. */
export function ribbedTread(depth: number, nose = 0.03): Profile {
  const [d, wall, rib] = [depth / 2, 0.003, 0.0018];
  const ribs = Math.max(3, Math.round((depth - 0.014) / 0.0085));
  const pitch = (depth - 0.014) / ribs;
  return {
    outline: [
      ...spots(-d + 0.002, -nose, -d + 0.008, -nose, -d + 0.008, -nose + 0.003),
      ...spots(-d + wall, -nose + 0.003, -d + wall, -wall - rib, d - wall, -wall - rib),
      ...spots(d - wall, -nose * 0.8, d, -nose * 0.8, d, -0.005, d - 0.003, -rib),
      ...ribbed(d - 0.007, pitch, ribs, [-rib, 0], [0.2, 0.32, 0.68, 0.8]),
      ...spots(-d + 0.003, -rib, -d, -0.005, -d, -nose + 0.002),
    ],
  };
}

/** Ribs from right to left, with their two levels and the fractions of the pitch at which the level changes. */
export function ribbed(
  from: number,
  pitch: number,
  count: number,
  [outer, inner]: Spot,
  [a, b, c, d]: readonly [number, number, number, number],
): Spot[] {
  return Array.from({ length: count }, (_, rib) => from - rib * pitch).flatMap((x) =>
    spots(x - pitch * a, outer, x - pitch * b, inner, x - pitch * c, inner, x - pitch * d, outer),
  );
}

/** The outline of a rectangle with round corners. */
export function rounded(width: number, depth: number, radius: number): Spot[] {
  const r = Math.min(radius, width / 2.01, depth / 2.01);
  const [w, d] = [width / 2 - r, depth / 2 - r];
  return [
    ...arc(w, d, r, 0, quarter, 3),
    ...arc(-w, d, r, quarter, Math.PI, 3),
    ...arc(-w, -d, r, Math.PI, 1.5 * Math.PI, 3),
    ...arc(w, -d, r, 1.5 * Math.PI, 2 * Math.PI, 3),
  ];
}

/** A ring of points. */
function circle(x: number, y: number, radius: number, corners: number): Spot[] {
  return arc(x, y, radius, 0, 2 * Math.PI * (1 - 1 / corners), corners - 1);
}

/** Points on an arc, including both ends. */
export function arc(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  steps: number,
): Spot[] {
  return Array.from({ length: steps + 1 }, (_, step): Spot => {
    const angle = from + ((to - from) * step) / steps;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}
