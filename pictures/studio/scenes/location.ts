import type { BufferGeometry } from 'three';
import { Assembly } from '../../models/kit/assembly.ts';
import { writeParts } from '../mesh-file.ts';
import { toLinear } from '../picture/colour.ts';
import { type LocationMaterial, locationMaterials } from './location-materials.ts';
import { box, type Span, type Vec3 } from './shapes.ts';
import { beam, rod } from './steelwork.ts';

/** One merged geometry for each material, with uv in metres. */
export interface LocationPart {
  readonly material: LocationMaterial;
  readonly geometry: BufferGeometry;
}

/** A location, or a piece of one, in metres. */
export class Location extends Assembly<LocationMaterial> {
  box(material: LocationMaterial, x: Span, y: Span, z: Span, chamfer?: number): this {
    return this.add(material, box(x, y, z, chamfer));
  }

  rod(material: LocationMaterial, from: Vec3, to: Vec3, radius: number, corners?: number): this {
    return this.add(material, rod(from, to, radius, corners));
  }

  beam(material: LocationMaterial, from: Vec3, to: Vec3, high: number, wide: number): this {
    return this.add(material, beam(from, to, high, wide));
  }

  /** Adds flat ground with its surface at height `y`. */
  ground(material: LocationMaterial, x: Span, z: Span, y = 0): this {
    return this.box(material, x, [y - 0.3, y], z);
  }

  /** A copy with merged shapes, for a piece that is joined many times. */
  merged(): Location {
    const merged = new Location();
    for (const { material, geometry } of this.parts()) merged.add(material, geometry);
    return merged;
  }
}

/** A location in the format of a product's mesh file, with location finishes in its header. */
export function writeLocation(location: readonly LocationPart[]): Buffer {
  return writeParts(
    location.map(({ material, geometry }) => ({ geometry, finish: materialSettings(material) })),
  );
}

function materialSettings(material: LocationMaterial) {
  const finish: { colours: readonly string[]; mortar?: string } = locationMaterials[material];
  const { colours, mortar } = finish;
  return {
    ...finish,
    material,
    colours: colours.map(toLinear),
    ...(mortar !== undefined && { mortar: toLinear(mortar) }),
  };
}
