import type { BufferGeometry } from 'three';
import type { Span } from './box.ts';
import { type Opening, outlineOf } from './opening.ts';
import { rectangle, slab } from './outline.ts';

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
