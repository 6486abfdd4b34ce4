import type { BufferGeometry } from 'three';
import type { MaterialName } from './materials.ts';

/** A product's shape: metres, Y up, centred on the origin, climbed from +Z. */
export interface Model {
  /** One part for each material. */
  readonly parts: readonly Part[];
  readonly landmarks: Landmarks;
}

export interface Part {
  readonly material: MaterialName;
  /** Positions, normals, an index, and uv where the material is mapped. */
  readonly geometry: BufferGeometry;
}

/** Heights above the ground in metres. */
export interface Landmarks {
  readonly ground: 0;
  /** The highest place to stand. */
  readonly stand?: number;
  readonly top: number;
}
