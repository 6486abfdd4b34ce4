import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const folders = {
  /** What is committed and served. */
  pictures: at('../site/public/pictures'),
  /** The icons. */
  public: at('../site/public'),
  /** Pictures of pages for sharing. */
  share: at('../site/public/share'),
  /** Contact sheets. */
  sheets: at('../.cache/studio'),
  /** Meshes and renders that nobody keeps. */
  work: at('../.cache/studio/stills'),
  blender: at('blender'),
} as const;

/** The studio's own packages lie beside this file. */
export const studioPackage = new URL('package.json', import.meta.url);
