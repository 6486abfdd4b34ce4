import { writeParts } from '../mesh-file.ts';
import { toLinear } from '../picture/colour.ts';
import { locationMaterials } from './location-materials.ts';
import type { SitePart } from './site.ts';

/** A place in the layout of a product's mesh file, with finishes for places in its head. */
export function writeSite(site: readonly SitePart[]): Buffer {
  return writeParts(
    site.map(({ material, geometry }) => ({ geometry, finish: finishOf(material) })),
  );
}

function finishOf(material: keyof typeof locationMaterials) {
  const finish: { colours: readonly string[]; mortar?: string } = locationMaterials[material];
  const { colours, mortar } = finish;
  return {
    ...finish,
    material,
    colours: colours.map(toLinear),
    ...(mortar !== undefined && { mortar: toLinear(mortar) }),
  };
}
