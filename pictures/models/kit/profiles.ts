import type { Spot } from './rim.ts';

/** What a bar looks like cut through: x across, y the way it faces. */
export interface Profile {
  readonly outline: readonly Spot[];
  readonly holes?: readonly (readonly Spot[])[];
}

export function round(radius: number, corners = 14): Profile {
  return { outline: arc(0, 0, radius, 0, 2 * Math.PI * (1 - 1 / corners), corners - 1) };
}

/** A pipe whose bore shows at its ends. */
export function pipe(radius: number, wall = 0.003, corners = 14): Profile {
  return { ...round(radius, corners), holes: [round(radius - wall, corners).outline] };
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

/** A C-channel: the web faces +y, the flanges reach back to −y. */
export function channel(width: number, flange: number, wall = 0.004): Profile {
  const [w, f, lip] = [width / 2, flange / 2, wall * 0.45];
  const [out, inside] = [0.006, 0.0035];
  return {
    outline: [
      ...arc(w - out, f - out, out, 0, Math.PI / 2, 3),
      ...arc(-w + out, f - out, out, Math.PI / 2, Math.PI, 3),
      ...arc(-w + lip, -f + lip, lip, Math.PI, 1.5 * Math.PI, 2),
      ...arc(-w + wall - lip, -f + lip, lip, 1.5 * Math.PI, 2 * Math.PI, 2),
      ...arc(-w + wall + inside, f - wall - inside, inside, Math.PI, Math.PI / 2, 2),
      ...arc(w - wall - inside, f - wall - inside, inside, Math.PI / 2, 0, 2),
      ...arc(w - wall + lip, -f + lip, lip, Math.PI, 1.5 * Math.PI, 2),
      ...arc(w - lip, -f + lip, lip, 1.5 * Math.PI, 2 * Math.PI, 2),
    ],
  };
}

/** The box-section stile of a rung ladder: grooves run along the two wide faces (±y). */
export function groovedStile(width: number, thickness: number): Profile {
  const [w, t] = [width / 2, thickness / 2];
  const groove = (x: number, face: 1 | -1): Spot[] => [
    [x + face * 0.0026, face * t],
    [x + face * 0.0014, face * (t - 0.0016)],
    [x - face * 0.0014, face * (t - 0.0016)],
    [x - face * 0.0026, face * t],
  ];
  const lines = [-0.55, -0.3, 0.3, 0.55].map((part) => part * w);
  const r = 0.004;
  return {
    outline: [
      ...arc(w - r, -t + r, r, -Math.PI / 2, 0, 3),
      ...arc(w - r, t - r, r, 0, Math.PI / 2, 3),
      ...lines.toReversed().flatMap((x) => groove(x, 1)),
      ...arc(-w + r, t - r, r, Math.PI / 2, Math.PI, 3),
      ...arc(-w + r, -t + r, r, Math.PI, 1.5 * Math.PI, 3),
      ...lines.flatMap((x) => groove(x, -1)),
    ],
  };
}

/** A D-shaped rung: a flat ribbed top (+y) over a round belly. */
export function dRung(width = 0.032, depth = 0.03): Profile {
  const [w, top] = [width / 2, depth * 0.42];
  const ribs = 5;
  const pitch = (width - 0.008) / ribs;
  return {
    outline: [
      ...arc(0, top - 0.004, w, Math.PI, 2 * Math.PI, 9).map(
        ([x, y]): Spot => [x, top - 0.004 + (y - top + 0.004) * ((depth - 0.004) / w)],
      ),
      [w, top - 0.002],
      [w - 0.002, top],
      ...Array.from({ length: ribs }, (_, rib) => w - 0.004 - rib * pitch).flatMap((x): Spot[] => [
        [x - pitch * 0.1, top],
        [x - pitch * 0.3, top - 0.0012],
        [x - pitch * 0.7, top - 0.0012],
        [x - pitch * 0.9, top],
      ]),
      [-w + 0.002, top],
      [-w, top - 0.002],
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
      [-d + 0.002, -nose],
      [-d + 0.008, -nose],
      [-d + 0.008, -nose + 0.003],
      [-d + wall, -nose + 0.003],
      [-d + wall, -wall - rib],
      [d - wall, -wall - rib],
      [d - wall, -nose * 0.8],
      [d, -nose * 0.8],
      [d, -0.005],
      [d - 0.003, -rib],
      ...Array.from({ length: ribs }, (_, at) => d - 0.007 - at * pitch).flatMap((x): Spot[] => [
        [x - pitch * 0.2, -rib],
        [x - pitch * 0.32, 0],
        [x - pitch * 0.68, 0],
        [x - pitch * 0.8, -rib],
      ]),
      [-d + 0.003, -rib],
      [-d, -0.005],
      [-d, -nose + 0.002],
    ],
  };
}

/** The outline of a rectangle with round corners. */
export function rounded(width: number, depth: number, radius: number): Spot[] {
  const r = Math.min(radius, width / 2.01, depth / 2.01);
  const [w, d] = [width / 2 - r, depth / 2 - r];
  return [
    ...arc(w, d, r, 0, Math.PI / 2, 3),
    ...arc(-w, d, r, Math.PI / 2, Math.PI, 3),
    ...arc(-w, -d, r, Math.PI, 1.5 * Math.PI, 3),
    ...arc(w, -d, r, 1.5 * Math.PI, 2 * Math.PI, 3),
  ];
}

/** Spots on an arc, both ends included. */
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
