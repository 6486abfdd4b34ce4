import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { productById } from '../../catalogue/catalogue.ts';
import { buildModel } from '../models/build-model.ts';
import type { Model } from '../models/model.ts';
import type { Blender } from './blender.ts';
import type { Denoise } from './denoise/denoiser.ts';
import { readExr } from './denoise/exr.ts';
import { folders } from './files.ts';
import { toFloat32Array, triangleIndices, writeProductMesh } from './mesh-file.ts';
import { develop, type Picture } from './picture/develop.ts';
import { encodePicture, isEncoded } from './picture/encode.ts';
import { computeGroundShadow } from './picture/ground-shadow.ts';
import { frontMeasurements, scalePicture, scalePictureStem } from './picture/scale-picture.ts';
import { projectShadow } from './picture/shadow-in-picture.ts';
import type { Shot } from './shot.ts';

/** Whether all files made from a shot exist. */
export function isRendered(shot: Shot): boolean {
  const stems = shot.view === 'front' ? [shot.stem, scalePictureStem(shot)] : [shot.stem];
  return stems.every((stem) => isEncoded(folders.pictures, stem));
}

interface ShotTools {
  readonly blender: Blender;
  readonly denoise: Denoise;
}

/** Renders, develops and encodes one shot. Returns Blender's render time in seconds. */
export async function renderShot(shot: Shot, { blender, denoise }: ShotTools): Promise<number> {
  const product = productById(shot.productId);
  if (!product) throw new Error(`No product is called ${shot.productId}`);
  const model = buildModel(product);
  mkdirSync(folders.work, { recursive: true });
  mkdirSync(folders.pictures, { recursive: true });
  const mesh = await writeProductMesh(product, model, folders.work);
  const out = path.join(folders.work, `${shot.stem}.exr`);
  const seconds = await blender.render({ ...shot, id: shot.stem, mesh, out });
  const picture = await developShot(shot, model, readFileSync(out), denoise);
  rmSync(out);
  await encodePicture(picture, folders.pictures, shot.stem);
  if (shot.view === 'front') {
    const scaled = await scalePicture(picture, frontMeasurements(shot));
    await encodePicture(scaled, folders.pictures, scalePictureStem(shot));
  }
  return seconds;
}

function developShot(shot: Shot, model: Model, exr: Buffer, denoise: Denoise): Promise<Picture> {
  const { camera, side, crop } = shot;
  const meshes = model.parts.map((part) => ({
    corners: toFloat32Array(part.geometry.getAttribute('position')),
    index: triangleIndices(part),
  }));
  const shadow = projectShadow({ camera, side }, computeGroundShadow(meshes, camera.azimuth));
  const render = readExr(exr);
  const [left, top] = crop;
  return develop({ render, left, top, shadow, side }, denoise);
}

/** Removes the temporary files of a session. */
export function removeTemporaryFiles(): void {
  rmSync(folders.work, { recursive: true, force: true });
}
