import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const folders = {
  /** What is committed and served. */
  pictures: at('../site/public/pictures'),
  /** Meshes, renders and sheets that nobody keeps. */
  work: at('../.cache/studio'),
  blender: at('blender'),
} as const;

/** The studio's own packages lie beside this file. */
export const studioPackage = new URL('package.json', import.meta.url);
