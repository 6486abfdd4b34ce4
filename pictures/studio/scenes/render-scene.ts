import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startBlender } from '../blender.ts';
import type { Denoise } from '../denoise/denoiser.ts';
import { readExr } from '../denoise/exr.ts';
import { StudioError } from '../files.ts';
import { writeProductMesh } from '../mesh-file.ts';
import { type DevelopedPicture, developScene } from './develop-scene.ts';
import { writeLocation } from './location.ts';
import { placementMatrix, toCamera } from './product-in-scene.ts';
import { shapes } from './scene.ts';
import type { SceneShot } from './scene-shot.ts';

/** The picture's width, and Blender's sampling settings. */
export interface Quality {
  readonly width: number;
  readonly samples: number;
  readonly threshold: number;
}

interface SceneTools {
  readonly blender: string;
  readonly denoise: Denoise;
  /** The folder for temporary meshes and renders. */
  readonly work: string;
  /** Aborting it kills Blender immediately. */
  readonly stopped: AbortSignal;
}

/** Renders and develops one scene. Also returns Blender's elapsed and CPU time in seconds. */
export async function renderScene(
  { scene, parts, products }: SceneShot,
  quality: Quality,
  { blender, denoise, work, stopped }: SceneTools,
): Promise<{ picture: DevelopedPicture; seconds: number; work: number }> {
  mkdirSync(work, { recursive: true });
  const meshes = new Map<string, string>();
  for (const { product, model } of products)
    meshes.set(product.id, await writeProductMesh(product, model, work));
  const location = path.join(work, `${scene.name}.location`);
  writeFileSync(location, writeLocation(parts));
  const out = path.join(work, `${scene.name}.exr`);
  const { width, height } = shapes[scene.shape];
  const [sharpAt, stop] = scene.view.sharp ?? [];
  const timings = await runBlender(
    blender,
    {
      id: scene.name,
      location,
      out,
      stands: scene.stands.map((stand) => ({
        mesh: meshes.get(stand.product),
        placement: placementMatrix(stand),
      })),
      light: scene.light,
      indoors: scene.indoors,
      camera: { ...toCamera(scene.view), sharp: sharpAt, stop },
      ...quality,
      height: Math.round((height * quality.width) / width),
    },
    stopped,
  );
  const picture = await developScene(readExr(readFileSync(out)), denoise, scene.exposure);
  for (const file of [out, location]) rmSync(file);
  return { picture, ...timings };
}

/** Runs a separate Blender process for each scene, as a scene takes minutes. */
function runBlender(program: string, job: object, signal: AbortSignal) {
  const child = startBlender(program, 'scenes.py', signal);
  const answer = Promise.withResolvers<{ seconds: number; work: number }>();
  let lastWords = '';
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastWords = `${lastWords}\n${line}`.slice(-2000);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, word, facts = '{}'] = /^@(\w+) (.*)$/.exec(line) ?? [];
    if (word === 'done') answer.resolve(JSON.parse(facts));
    if (word === 'failed') answer.reject(new StudioError(JSON.parse(facts).reason));
  });
  child.on('error', (error) => answer.reject(error));
  child.on('close', () => answer.reject(new StudioError(`Blender ended early.${lastWords}`)));
  child.stdin.on('error', (error) => answer.reject(error));
  child.stdin.end(`${JSON.stringify(job)}\n`);
  return answer.promise;
}
