import { type BufferGeometry, ExtrudeGeometry, Path, Shape, Vector2 } from 'three';
import type { Spot } from '../../../models/kit/profiles.ts';
import { mapFlat } from './map-flat.ts';

/** A slab of any outline, with holes: its front at z = 0, its back `thick` behind. */
export function slab(
  outline: readonly Spot[],
  thick: number,
  holes: readonly (readonly Spot[])[] = [],
): BufferGeometry {
  const shape = new Shape(points(outline));
  shape.holes = holes.map((hole) => new Path(points(hole)));
  const geometry = new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false });
  geometry.clearGroups();
  geometry.setIndex([...Array(geometry.getAttribute('position').count).keys()]);
  return mapFlat(geometry.translate(0, 0, -thick));
}

export function rectangle(x0: number, y0: number, x1: number, y1: number): readonly Spot[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

function points(outline: readonly Spot[]): Vector2[] {
  return outline.map(([x, y]) => new Vector2(x, y));
}
