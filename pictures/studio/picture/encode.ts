import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '../files.ts';
import { fallbackWidth, widths } from '../look.ts';
import type { Picture } from './develop.ts';

/** The files of one picture. */
export function pictureFileNames(stem: string): string[] {
  return [...widths.map((width) => `${stem}-${width}.avif`), `${stem}-${fallbackWidth}.webp`];
}

export function isEncoded(folder: string, stem: string): boolean {
  return pictureFileNames(stem).every((name) => existsSync(path.join(folder, name)));
}

export function pictureBytes(folder: string, stem: string): number {
  return pictureFileNames(stem).reduce(
    (sum, name) => sum + statSync(path.join(folder, name)).size,
    0,
  );
}

/** Writes a picture in every width and format the pages use. */
export async function encodePicture({ pixels, side }: Picture, folder: string, stem: string) {
  const picture = sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
  const sized = (width: number) => picture.clone().resize(width, width, { kernel: 'lanczos3' });
  for (const width of widths) {
    const avif = sized(width).avif({ quality: 52, effort: 3, chromaSubsampling: '4:4:4' });
    writeAtomically(path.join(folder, `${stem}-${width}.avif`), await avif.toBuffer());
  }
  const webp = await sized(fallbackWidth).webp({ quality: 78, effort: 4 }).toBuffer();
  writeAtomically(path.join(folder, `${stem}-${fallbackWidth}.webp`), webp);
}

/** A 16-pixel version of the picture, shown enlarged while the full picture loads. */
export async function makePlaceholder(folder: string, stem: string): Promise<string> {
  const tiny = await sharp(path.join(folder, `${stem}-${widths[0]}.avif`))
    .resize(16, 16)
    .webp({ quality: 30, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
