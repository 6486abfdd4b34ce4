import path from 'node:path';
import sharp from 'sharp';
import type { Product } from '../../catalogue/product.ts';
import { drawLabel, labelOf } from '../models/label.ts';
import type { Model } from '../models/model.ts';
import { writeMesh } from './mesh-file.ts';
import { writeWhole } from './write-whole.ts';

/** Writes a product as Blender reads it, its label as a picture of its own; answers the mesh's file. */
export async function writeProduct(
  product: Product,
  model: Model,
  folder: string,
): Promise<string> {
  const at = (name: string) => path.join(folder, `${product.id}${name}`);
  const [label, mesh] = [at('-label.png'), at('.mesh')];
  const picture = sharp(Buffer.from(drawLabel(labelOf(product)))).png();
  // Whole: Blender may just be reading them for another view of the same product.
  writeWhole(label, await picture.toBuffer());
  writeWhole(mesh, writeMesh(model, label));
  return mesh;
}
