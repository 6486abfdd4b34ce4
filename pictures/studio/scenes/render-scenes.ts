import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { findBlender } from '../blender.ts';
import { ensurePackages, openDenoiser } from '../denoise/denoiser.ts';
import { folders, StudioError } from '../files.ts';
import { Progress } from '../progress.ts';
import { type Quality, renderScene } from './render-scene.ts';
import { type Scene, shapes } from './scene.ts';
import {
  encodeScene,
  isSceneEncoded,
  sceneBytes,
  sceneFileNames,
  scenePlaceholder,
  sceneWidths,
  writePhoneCrop,
} from './scene-files.ts';
import { readSceneManifest, type SceneManifest, writeSceneManifest } from './scene-manifest.ts';
import { buildSceneShot, type SceneShot, sceneSampling } from './scene-shot.ts';
import { scenes } from './scenes.ts';

interface SceneOptions {
  /** Names of scenes, or prefixes of names. */
  readonly only?: readonly string[] | undefined;
  /** Renders small, quick previews that are not added to the site. */
  readonly preview?: boolean | undefined;
}

const pictures = path.join(folders.pictures, 'scenes');
const work = path.join(folders.sheets, 'scenes');
const finished: Quality = { width: sceneWidths[2], ...sceneSampling };
const draft: Quality = { width: 800, samples: 6, threshold: 0.1 };

/** Renders missing and outdated scenes. Can be stopped at any time. */
export async function renderScenes({ only, preview = false }: SceneOptions): Promise<boolean> {
  const blender = findBlender();
  ensurePackages();
  const shots = selectScenes(only).map(buildSceneShot);
  const wanted = preview ? shots : shots.filter(({ stem }) => !isSceneEncoded(pictures, stem));
  console.log(`${shots.length - wanted.length} of ${shots.length} scenes are up to date.`);
  mkdirSync(pictures, { recursive: true });
  const denoise = await openDenoiser();
  const progress = new Progress(wanted.length);
  const stopping = new AbortController();
  const stop = () =>
    stopping.abort(new StudioError('Stopped. The same command goes on from here.'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const tools = { blender, denoise, work, stopped: stopping.signal };
  for (const shot of wanted) {
    const { scene, stem } = shot;
    const { picture, ...took } = await renderScene(shot, preview ? draft : finished, tools);
    if (preview) {
      const { width, height, pixels } = picture;
      const out = path.join(work, `${scene.name}.png`);
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .png()
        .toFile(out);
      console.log(`${progress.line(scene.name)} ${out}`);
      continue;
    }
    await encodeScene(picture, pictures, stem);
    await recordScene(shot);
    console.log(
      `${progress.line(scene.name)} rendered in ${took.seconds} s (${took.work} s of work), ${Math.round(sceneBytes(pictures, stem) / 1000)} KB`,
    );
  }
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (!preview) await recordAllScenes(shots, only === undefined);
  return true;
}

function selectScenes(only: readonly string[] = []): readonly Scene[] {
  const chosen = scenes.filter(
    ({ name }) => only.length === 0 || only.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0) throw new StudioError(`No scene is called ${only.join(' or ')}.`);
  return chosen;
}

/** Adds one picture to the manifest as soon as it is rendered. */
async function recordScene(shot: SceneShot): Promise<void> {
  writeSceneManifest({ ...readSceneManifest().scenes, ...(await manifestEntry(shot)) });
}

/** Updates alt texts in the manifest, and after a full run deletes unused pictures. */
async function recordAllScenes(shots: readonly SceneShot[], whole: boolean): Promise<void> {
  const entries = whole ? {} : readSceneManifest().scenes;
  for (const shot of shots) Object.assign(entries, await manifestEntry(shot));
  writeSceneManifest(entries);
  if (!whole) return;
  const kept = new Set(Object.values(entries).flatMap(({ file }) => sceneFileNames(file)));
  for (const name of readdirSync(pictures)) if (!kept.has(name)) rmSync(path.join(pictures, name));
}

async function manifestEntry(shot: SceneShot): Promise<SceneManifest['scenes']> {
  const { scene, stem, position } = shot;
  const { name, alt, shape } = scene;
  const placeholder = await scenePlaceholder(pictures, stem);
  await writePhoneCrop(pictures, shot);
  return { [name]: { file: stem, ...shapes[shape], alt, position: [...position], placeholder } };
}
