import type { BufferGeometry } from 'three';
import type { Spot } from '../../models/kit/profiles.ts';
import { rectangle, type Span, slab } from './shapes.ts';

/** A hole in a wall: straight at the head, or with an arch that rises above where it springs. */
export interface Opening {
  /** Its middle. */
  readonly x: number;
  readonly width: number;
  readonly sill: number;
  /** The top of its straight sides. */
  readonly spring: number;
  readonly rise?: number;
}

/** Openings alike, from the first one's middle on. */
export function openingRow(
  count: number,
  first: number,
  pitch: number,
  size: Omit<Opening, 'x'>,
): Opening[] {
  return Array.from({ length: count }, (_, at) => ({ x: first + at * pitch, ...size }));
}

const steps = 18;

/** The arch as the arc of a circle: its middle, its radius, and half the angle it spans. */
function arcOf({ x, width, spring, rise = 0 }: Opening) {
  const radius = (width * width) / (8 * rise) + rise / 2;
  return { x, y: spring + rise - radius, radius, half: Math.asin(width / 2 / radius) };
}

/** Along the arch from left to right, some metres outside it. */
export function archLine(opening: Opening, outside = 0): Spot[] {
  const { x, width, spring, rise = 0 } = opening;
  if (rise <= 0)
    return [
      [x - width / 2, spring + outside],
      [x + width / 2, spring + outside],
    ];
  const arc = arcOf(opening);
  const half = rise > width / 2 - 0.001 ? Math.PI / 2 : arc.half;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = half * ((2 * step) / steps - 1);
    const reach = arc.radius + outside;
    return [arc.x + reach * Math.sin(angle), arc.y + reach * Math.cos(angle)];
  });
}

/** Its outline, anticlockwise from the lower left; drawn smaller by `inset`. */
export function outlineOf(opening: Opening, inset = 0): readonly Spot[] {
  const { x, width, sill } = opening;
  const inner = { ...opening, width: width - 2 * inset, rise: innerRise(opening, inset) };
  return [
    [x - inner.width / 2, sill + inset],
    [x + inner.width / 2, sill + inset],
    ...archLine({
      ...inner,
      spring: opening.rise ? opening.spring : opening.spring - inset,
    }).toReversed(),
  ];
}

function innerRise({ rise = 0, width }: Opening, inset: number): number {
  return rise <= 0 ? 0 : Math.max(0.01, rise * (1 - (2 * inset) / width));
}

/** How high the opening is at a distance from its middle. */
export function headAt(opening: Opening, off: number): number {
  const { spring, rise = 0 } = opening;
  if (rise <= 0) return spring;
  const { y, radius } = arcOf(opening);
  return y + Math.sqrt(Math.max(0, radius * radius - off * off));
}

/** A wall along X with openings: its face at z = 0 looks towards +Z. */
export function wall(
  [left, right]: Span,
  [foot, top]: Span,
  thick: number,
  openings: readonly Opening[] = [],
): BufferGeometry {
  return slab(
    rectangle(left, foot, right, top),
    thick,
    openings.map((opening) => outlineOf(opening)),
  );
}
