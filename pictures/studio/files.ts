import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const folders = {
  /** What is committed and served. */
  pictures: at('../../site/public/pictures'),
  /** The icons. */
  public: at('../../site/public'),
  /** Pictures of pages for sharing. */
  share: at('../../site/public/share'),
  /** Contact sheets, and below it what scenes and pictures for sharing are made of. */
  sheets: at('../../.cache/studio'),
  /** Meshes and renders that nobody keeps. */
  work: at('../../.cache/studio/stills'),
  /** The scripts that Blender runs. */
  blender: at('blender'),
  /** A file in which `npm test` notes the browser it found. */
  browserNote: at('../../.cache/browser'),
} as const;

/** Writes a file so that whoever reads it meanwhile finds the old one or the new one, never half of it. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/** Says in a sentence or two what a person has to do; shown without a stack. */
export class StudioError extends Error {}
