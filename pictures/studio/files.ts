import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const folders = {
  /** The committed pictures that the site serves. */
  pictures: at('../../site/public/pictures'),
  /** The icons. */
  public: at('../../site/public'),
  /** The social sharing pictures of pages. */
  share: at('../../site/public/share'),
  /** Contact sheets and, in subfolders, intermediate files of scenes and sharing pictures. */
  sheets: at('../../.cache/studio'),
  /** Temporary meshes and renders. */
  work: at('../../.cache/studio/stills'),
  /** The scripts that Blender runs. */
  blender: at('blender'),
  /** A file in which `npm test` records the path of the browser it found. */
  browserNote: at('../../.cache/browser'),
} as const;

/** Writes a file atomically, so that a reader gets the old or the new content, never a part. */
export function writeAtomically(file: string, content: Uint8Array | string): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/** An error whose message tells the user what to do. It is printed without a stack trace. */
export class StudioError extends Error {}
