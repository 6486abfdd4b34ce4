import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { writeAtomically } from '../files.ts';
import { sceneFallback, sceneWidths } from './scene-files.ts';

const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The scene data that pages use: `/pictures/scenes/{file}-{width}.avif`, and one fallback. */
export const sceneManifestSchema = v.object({
  widths: v.array(v.number()),
  fallback: v.object({ width: v.number(), format: v.literal('webp') }),
  scenes: v.record(
    v.pipe(v.string(), v.regex(/^(hero|project|city|finder)-[a-z-]+$/)),
    v.object({
      file: v.pipe(v.string(), v.regex(/^[a-z-]+-[0-9a-f]{8}$/)),
      /** The pixel size of the largest file. */
      width: v.number(),
      height: v.number(),
      alt: v.pipe(v.string(), v.minLength(20)),
      /** CSS object-position as fractions, with which a crop keeps the main product in its middle. */
      position: v.tuple([part, part]),
      placeholder: v.pipe(v.string(), v.startsWith('data:image/webp;base64,')),
    }),
  ),
});

export type SceneManifest = v.InferOutput<typeof sceneManifestSchema>;

const manifestFile = fileURLToPath(new URL('../../../content/scenes.json', import.meta.url));

export function readSceneManifest(): SceneManifest {
  if (!existsSync(manifestFile)) return { ...manifestHeader(), scenes: {} };
  return v.parse(sceneManifestSchema, JSON.parse(readFileSync(manifestFile, 'utf8')));
}

export function writeSceneManifest(scenes: SceneManifest['scenes']): void {
  const ordered = Object.fromEntries(Object.entries(scenes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeAtomically(
    manifestFile,
    `${JSON.stringify({ ...manifestHeader(), scenes: ordered }, undefined, 2)}\n`,
  );
}

function manifestHeader(): Omit<SceneManifest, 'scenes'> {
  return { widths: [...sceneWidths], fallback: { width: sceneFallback, format: 'webp' } };
}
