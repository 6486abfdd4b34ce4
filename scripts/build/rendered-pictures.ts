import { readdirSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../catalogue/pictures.json' with { type: 'json' };

const { widths, fallback } = manifest;
const fileSuffixes = [
  ...widths.map((width) => `${width}.avif`),
  `${fallback.width}.${fallback.format}`,
];

/** Whether the studio has rendered all files of a picture; drawings are built with the pages. */
export function createPictureCheck(folder: string): (image: string) => boolean {
  const files = new Set(readdirSync(folder));
  return (image) =>
    image.startsWith('/drawings/') ||
    fileSuffixes.every((ending) => files.has(`${path.posix.basename(image)}-${ending}`));
}
