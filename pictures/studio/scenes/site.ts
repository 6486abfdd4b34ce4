import type { BufferGeometry } from 'three';
import { Assembly } from '../../models/kit/assembly.ts';
import type { LocationMaterial } from './location-materials.ts';

/** One merged geometry for each material, with uv in metres. */
export interface SitePart {
  readonly material: LocationMaterial;
  readonly geometry: BufferGeometry;
}

/** A place, or a piece of one, in metres. */
export class Site extends Assembly<LocationMaterial> {
  /** The same with its shapes merged, for a piece that is joined many times. */
  merged(): Site {
    const site = new Site();
    for (const { material, geometry } of this.parts()) site.add(material, geometry);
    return site;
  }
}
