/** The camera's position around the product: degrees, and the zoom relative to fitting everything. */
export interface Orbit {
  /** Degrees to the right of the front. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly zoom: number;
}

/** The view of the main picture. */
export const defaultOrbit: Orbit = { azimuth: 35, elevation: 8, zoom: 1 };

/** Never below the ground, nor directly above, where right and left swap. */
const minElevation = 0;
const maxElevation = 80;
const minZoom = 0.7;
const maxZoom = 6;

export function rotateOrbit(orbit: Orbit, right: number, up: number): Orbit {
  return {
    ...orbit,
    azimuth: (((orbit.azimuth + right) % 360) + 360) % 360,
    elevation: clamp(minElevation, orbit.elevation + up, maxElevation),
  };
}

export function zoomOrbit(orbit: Orbit, times: number): Orbit {
  return { ...orbit, zoom: clamp(minZoom, orbit.zoom * times, maxZoom) };
}

function clamp(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A fraction of the way between two positions, the shorter way round. */
export function interpolateOrbit(from: Orbit, to: Orbit, part: number): Orbit {
  return {
    azimuth: (from.azimuth + shortestTurn(from, to) * part + 360) % 360,
    elevation: from.elevation + (to.elevation - from.elevation) * part,
    zoom: from.zoom * (to.zoom / from.zoom) ** part,
  };
}

/** Whether the difference is too small to see. */
export function isSameView(from: Orbit, to: Orbit): boolean {
  return (
    Math.abs(shortestTurn(from, to)) < 0.05 &&
    Math.abs(to.elevation - from.elevation) < 0.05 &&
    Math.abs(to.zoom / from.zoom - 1) < 0.001
  );
}

/** Degrees from one position to another the shorter way round: positive to the right, negative to the left. */
function shortestTurn(from: Orbit, to: Orbit): number {
  return ((to.azimuth - from.azimuth + 540) % 360) - 180;
}

type Point3 = readonly [x: number, y: number, z: number];

/** The camera's position at a distance from its target. */
export function cameraPosition(
  { azimuth, elevation }: Orbit,
  target: Point3,
  distance: number,
): Point3 {
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
export function describeOrbit({ azimuth, elevation, zoom }: Orbit): string {
  const side = sides[Math.round(azimuth / 45) % sides.length];
  return `From ${side}, ${Math.round(elevation)}° above level, zoom ${Math.round(zoom * 100)} %`;
}
