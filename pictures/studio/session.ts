import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { productById } from '../../catalogue/catalogue.ts';
import { buildModel } from '../models/build-model.ts';
import type { Model } from '../models/model.ts';
import type { Blender } from './blender.ts';
import type { Denoise } from './denoise/denoiser.ts';
import { readExr } from './denoise/exr.ts';
import { folders } from './files.ts';
import { indexOf, numbersOf, writeProduct } from './mesh-file.ts';
import { develop, type Picture } from './picture/develop.ts';
import { encodePicture, isEncoded } from './picture/encode.ts';
import { groundShadow } from './picture/ground-shadow.ts';
import { frontOf, scalePicture, scaleStem } from './picture/scale-picture.ts';
import { shadowIn } from './picture/shadow-in-picture.ts';
import type { Shot } from './shot.ts';

/** Whether all files made from a shot exist. */
export function isTaken(shot: Shot): boolean {
  const stems = shot.view === 'front' ? [shot.stem, scaleStem(shot)] : [shot.stem];
  return stems.every((stem) => isEncoded(folders.pictures, stem));
}

interface ShotTools {
  readonly blender: Blender;
  readonly denoise: Denoise;
}

/** Renders, develops and encodes one shot. Returns Blender's render time in seconds. */
export async function take(shot: Shot, { blender, denoise }: ShotTools): Promise<number> {
  const product = productById(shot.productId);
  if (!product) throw new Error(`No product is called ${shot.productId}`);
  const model = buildModel(product);
  mkdirSync(folders.work, { recursive: true });
  mkdirSync(folders.pictures, { recursive: true });
  const mesh = await writeProduct(product, model, folders.work);
  const out = path.join(folders.work, `${shot.stem}.exr`);
  const seconds = await blender.render({ ...shot, id: shot.stem, mesh, out });
  const picture = await developed(shot, model, readFileSync(out), denoise);
  rmSync(out);
  await encodePicture(picture, folders.pictures, shot.stem);
  if (shot.view === 'front') {
    const beside = await scalePicture(picture, frontOf(shot));
    await encodePicture(beside, folders.pictures, scaleStem(shot));
  }
  return seconds;
}

function developed(shot: Shot, model: Model, exr: Buffer, denoise: Denoise): Promise<Picture> {
  const { camera, side, crop } = shot;
  const meshes = model.parts.map((part) => ({
    corners: numbersOf(part.geometry.getAttribute('position')),
    index: indexOf(part),
  }));
  const shadow = shadowIn({ camera, side }, groundShadow(meshes, camera.azimuth));
  const render = readExr(exr);
  const [left, top] = crop;
  return develop({ render, left, top, shadow, side }, denoise);
}

/** Removes the temporary files of a session. */
export function tidy(): void {
  rmSync(folders.work, { recursive: true, force: true });
}
