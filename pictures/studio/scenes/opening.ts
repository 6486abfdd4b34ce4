import type { BufferGeometry } from 'three';
import type { Spot } from '../../models/kit/profiles.ts';
import { rectangle, type Span, slab } from './shapes.ts';

/** An opening in a wall, with a straight head or an arch. */
export interface Opening {
  /** The x of its middle. */
  readonly x: number;
  readonly width: number;
  readonly sill: number;
  /** The height of its straight sides, where the arch begins. */
  readonly spring: number;
  readonly rise?: number;
}

/** Equal openings at a pitch, starting from the middle of the first. */
export function openingRow(
  count: number,
  first: number,
  pitch: number,
  size: Omit<Opening, 'x'>,
): Opening[] {
  return Array.from({ length: count }, (_, at) => ({ x: first + at * pitch, ...size }));
}

const steps = 18;

/** The arch as a circular arc: its centre, its radius, and half the angle it spans. */
function archArc({ x, width, spring, rise = 0 }: Opening) {
  const radius = (width * width) / (8 * rise) + rise / 2;
  return { x, y: spring + rise - radius, radius, half: Math.asin(width / 2 / radius) };
}

/** The line of the arch from left to right, offset outwards in metres. */
export function archLine(opening: Opening, outside = 0): Spot[] {
  const { x, width, spring, rise = 0 } = opening;
  if (rise <= 0)
    return [
      [x - width / 2, spring + outside],
      [x + width / 2, spring + outside],
    ];
  const arc = archArc(opening);
  const half = rise > width / 2 - 0.001 ? Math.PI / 2 : arc.half;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = half * ((2 * step) / steps - 1);
    const reach = arc.radius + outside;
    return [arc.x + reach * Math.sin(angle), arc.y + reach * Math.cos(angle)];
  });
}

/** The outline of an opening, anticlockwise from the lower left, reduced by `inset`. */
export function openingOutline(opening: Opening, inset = 0): readonly Spot[] {
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

/** The height of the opening's head at a distance from its middle. */
export function openingHeightAt(opening: Opening, off: number): number {
  const { spring, rise = 0 } = opening;
  if (rise <= 0) return spring;
  const { y, radius } = archArc(opening);
  return y + Math.sqrt(Math.max(0, radius * radius - off * off));
}

/** A wall along X with openings. Its face is at z = 0 and faces +Z. */
export function wall(
  [left, right]: Span,
  [foot, top]: Span,
  thick: number,
  openings: readonly Opening[] = [],
): BufferGeometry {
  return slab(
    rectangle(left, foot, right, top),
    thick,
    openings.map((opening) => openingOutline(opening)),
  );
}
