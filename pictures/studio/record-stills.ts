import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { productById } from '../../catalogue/catalogue.ts';
import { folders } from './files.ts';
import {
  type Manifest,
  type ManifestStill,
  type Placeholders,
  readManifest,
  readPlaceholders,
  writeManifest,
} from './manifest.ts';
import { isEncoded, makePlaceholder, pictureFileNames } from './picture/encode.ts';
import { scalePictureStem } from './picture/scale-picture.ts';
import type { PlannedProduct } from './plan.ts';
import type { Shot } from './shot.ts';

/** Writes the existing pictures to the manifest. Products no longer in the catalogue are removed. */
export async function recordStills(planned: readonly PlannedProduct[]): Promise<void> {
  const recordedProducts = Object.entries(readManifest().products);
  const products: Manifest['products'] = Object.fromEntries(
    recordedProducts.filter(([id]) => productById(id) !== undefined),
  );
  for (const { product, shots } of planned) {
    const { front } = shots;
    const stills = {
      'three-quarter': still(shots['three-quarter']),
      front: still(front),
      detail: still(shots.detail),
      scale: isEncoded(folders.pictures, scalePictureStem(front))
        ? { file: scalePictureStem(front) }
        : undefined,
    };
    if (Object.values(stills).some(Boolean)) products[product.id] = stills;
  }
  const known = readPlaceholders();
  const placeholders: Placeholders = {};
  for (const file of manifestFiles({ products }))
    placeholders[file] = known[file] ?? (await makePlaceholder(folders.pictures, file));
  writeManifest(products, placeholders);
}

function still({ stem, facing, anchors }: Shot): ManifestStill | undefined {
  return isEncoded(folders.pictures, stem) ? { file: stem, facing, anchors } : undefined;
}

function manifestFiles({ products }: Pick<Manifest, 'products'>): Set<string> {
  const stills = Object.values(products).flatMap((of) => Object.values(of));
  return new Set(stills.flatMap((of) => (of ? [of.file] : [])));
}

/** Deletes pictures that are no longer in the manifest. */
export function removeUnusedStills(): void {
  const kept = new Set([...manifestFiles(readManifest())].flatMap(pictureFileNames));
  for (const name of readdirSync(folders.pictures)) {
    if (/^[0-9a-f]{12}-\d+\.(avif|webp)$/.test(name) && !kept.has(name))
      rmSync(path.join(folders.pictures, name));
  }
}
