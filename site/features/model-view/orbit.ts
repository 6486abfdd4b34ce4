/** The camera's position around the product: degrees, and the zoom relative to fitting everything. */
export interface Orbit {
  /** Degrees to the right of the front. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly zoom: number;
}

/** The view of the main picture. */
export const home: Orbit = { azimuth: 35, elevation: 8, zoom: 1 };

/** Never below the ground, nor directly above, where right and left swap. */
const lowest = 0;
const highest = 80;
const farthest = 0.7;
const nearest = 6;

export function turned(orbit: Orbit, right: number, up: number): Orbit {
  return {
    ...orbit,
    azimuth: (((orbit.azimuth + right) % 360) + 360) % 360,
    elevation: between(lowest, orbit.elevation + up, highest),
  };
}

export function zoomed(orbit: Orbit, times: number): Orbit {
  return { ...orbit, zoom: between(farthest, orbit.zoom * times, nearest) };
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A fraction of the way between two positions, the shorter way round. */
export function towards(from: Orbit, to: Orbit, part: number): Orbit {
  return {
    azimuth: (from.azimuth + roundTo(from, to) * part + 360) % 360,
    elevation: from.elevation + (to.elevation - from.elevation) * part,
    zoom: from.zoom * (to.zoom / from.zoom) ** part,
  };
}

/** Whether the difference is too small to see. */
export function isThere(from: Orbit, to: Orbit): boolean {
  return (
    Math.abs(roundTo(from, to)) < 0.05 &&
    Math.abs(to.elevation - from.elevation) < 0.05 &&
    Math.abs(to.zoom / from.zoom - 1) < 0.001
  );
}

/** Degrees from one position to another the shorter way round: positive to the right, negative to the left. */
function roundTo(from: Orbit, to: Orbit): number {
  return ((to.azimuth - from.azimuth + 540) % 360) - 180;
}

type PointerPoint = readonly [x: number, y: number, z: number];

/** The camera's position at a distance from its target. */
export function placeOf(
  { azimuth, elevation }: Orbit,
  target: PointerPoint,
  distance: number,
): PointerPoint {
  const [round, up] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const level = Math.cos(up) * distance;
  return [
    target[0] + Math.sin(round) * level,
    target[1] + Math.sin(up) * distance,
    target[2] + Math.cos(round) * level,
  ];
}

const sides = [
  'the front',
  'the front right',
  'the right',
  'the back right',
  'the back',
  'the back left',
  'the left',
  'the front left',
] as const;

/** The current view as text for screen readers. */
export function sentenceText({ azimuth, elevation, zoom }: Orbit): string {
  const side = sides[Math.round(azimuth / 45) % sides.length];
  return `From ${side}, ${Math.round(elevation)}° above level, zoom ${Math.round(zoom * 100)} %`;
}
