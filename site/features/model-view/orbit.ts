/** Where the camera stands around the product: degrees, and how many times nearer than where all fits. */
export interface Orbit {
  /** To the right of straight on. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly zoom: number;
}

/** As the main picture is taken. */
export const home: Orbit = { azimuth: 35, elevation: 8, zoom: 1 };

/** Never from under the ground, nor quite from above, where right and left change sides. */
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

/** A part of the way from one place to another, the shorter way round. */
export function towards(from: Orbit, to: Orbit, part: number): Orbit {
  return {
    azimuth: (from.azimuth + roundTo(from, to) * part + 360) % 360,
    elevation: from.elevation + (to.elevation - from.elevation) * part,
    zoom: from.zoom * (to.zoom / from.zoom) ** part,
  };
}

/** Whether nobody could tell the two apart. */
export function isThere(from: Orbit, to: Orbit): boolean {
  return (
    Math.abs(roundTo(from, to)) < 0.05 &&
    Math.abs(to.elevation - from.elevation) < 0.05 &&
    Math.abs(to.zoom / from.zoom - 1) < 0.001
  );
}

/** Degrees to the right from one place to another; to the left, where that is shorter, below 0. */
function roundTo(from: Orbit, to: Orbit): number {
  return ((to.azimuth - from.azimuth + 540) % 360) - 180;
}

type PointerPoint = readonly [x: number, y: number, z: number];

/** The place of a camera at a distance from what it looks at. */
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

/** What one sees, for those who are told. */
export function sentenceText({ azimuth, elevation, zoom }: Orbit): string {
  const side = sides[Math.round(azimuth / 45) % sides.length];
  return `From ${side}, ${Math.round(elevation)}° above level, zoom ${Math.round(zoom * 100)} %`;
}
