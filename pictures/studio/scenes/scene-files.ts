import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '../files.ts';
import type { DevelopedPicture } from './develop-scene.ts';
import type { Scene } from './scene.ts';
import type { SceneShot } from './scene-shot.ts';

/** Widths in pixels; the largest is the one that is rendered. */
export const sceneWidths = [640, 960, 1600] as const;
/** The width of the WebP fallback for browsers without AVIF support. */
export const sceneFallback = 960;

/** The crop of a picture that phones show. Cutting it in advance saves two thirds of the bytes. */
const phoneCropSizes: Record<Scene['shape'], { width: number; height: number }> = {
  wide: { width: 784, height: 672 },
  landscape: { width: 784, height: 500 },
};

/** The files of one picture. */
export function sceneFileNames(stem: string): string[] {
  return [...renderedFileNames(stem), phoneFileName(stem)];
}

function phoneFileName(stem: string): string {
  return `${stem}-phone.avif`;
}

function renderedFileNames(stem: string): string[] {
  return [...sceneWidths.map((width) => `${stem}-${width}.avif`), `${stem}-${sceneFallback}.webp`];
}

export function isSceneEncoded(folder: string, stem: string): boolean {
  return renderedFileNames(stem).every((name) => existsSync(path.join(folder, name)));
}

export function sceneBytes(folder: string, stem: string): number {
  return renderedFileNames(stem).reduce(
    (sum, name) => sum + statSync(path.join(folder, name)).size,
    0,
  );
}

/** Writes a picture in every width and format the pages use. */
export async function encodeScene(
  picture: DevelopedPicture,
  folder: string,
  stem: string,
): Promise<void> {
  const { width, height, pixels } = picture;
  const whole = sharp(pixels, { raw: { width, height, channels: 3 } });
  const sized = (wide: number) => whole.clone().resize(wide, null, { kernel: 'lanczos3' });
  for (const wide of sceneWidths) {
    const avif = sized(wide).avif({ quality: 50, effort: 4 });
    writeAtomically(path.join(folder, `${stem}-${wide}.avif`), await avif.toBuffer());
  }
  const webp = await sized(sceneFallback).webp({ quality: 74, effort: 5 }).toBuffer();
  writeAtomically(path.join(folder, `${stem}-${sceneFallback}.webp`), webp);
}

/** Cuts the phone crop from the largest picture, at the same position as CSS would. */
export async function writePhoneCrop(
  folder: string,
  { stem, scene, position: [across] }: Pick<SceneShot, 'stem' | 'scene' | 'position'>,
): Promise<void> {
  const file = path.join(folder, phoneFileName(stem));
  if (existsSync(file)) return;
  const phone = phoneCropSizes[scene.shape];
  const whole = sharp(path.join(folder, `${stem}-${sceneWidths[2]}.avif`));
  const { width, height } = await whole.metadata();
  const wide = Math.round((height * phone.width) / phone.height);
  const left = Math.round((width - wide) * across);
  const cut = whole
    .extract({ left, top: 0, width: wide, height })
    .resize(phone.width, phone.height, { kernel: 'lanczos3' })
    .avif({ quality: 32, effort: 9, chromaSubsampling: '4:2:0' });
  writeAtomically(file, await cut.toBuffer());
}

/** A 16-pixel version of the picture, shown enlarged while the full picture loads. */
export async function scenePlaceholder(folder: string, stem: string): Promise<string> {
  const tiny = await sharp(path.join(folder, `${stem}-${sceneWidths[0]}.avif`))
    .resize(16)
    .webp({ quality: 30, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
