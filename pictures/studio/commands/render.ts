import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { productById } from '../../../catalogue/catalogue.ts';
import { findBlender, openBlender } from '../blender.ts';
import { ensurePackages, openDenoiser } from '../denoise/denoiser.ts';
import { folders, StudioError } from '../files.ts';
import { renderedViews } from '../look.ts';
import {
  type Manifest,
  type ManifestStill,
  type Placeholders,
  readManifest,
  readPlaceholders,
  writeManifest,
} from '../manifest.ts';
import { isEncoded, makePlaceholder, pictureFileNames } from '../picture/encode.ts';
import { scalePictureStem } from '../picture/scale-picture.ts';
import { type PlannedProduct, planShots, selectProducts, uniqueShots } from '../plan.ts';
import { Progress } from '../progress.ts';
import { isRendered, removeTemporaryFiles, renderShot } from '../render-shot.ts';
import type { Shot } from '../shot.ts';

interface RenderOptions {
  readonly only?: readonly string[] | undefined;
  readonly view?: string | undefined;
  readonly limit?: number | undefined;
}

/** Renders missing and outdated pictures. Can be stopped at any time and resumed later. */
export async function render({ only, view, limit = Infinity }: RenderOptions): Promise<boolean> {
  const program = findBlender();
  ensurePackages();
  const chosen = selectProducts(only);
  if (chosen.length === 0)
    throw new StudioError(`No product or family is called ${only?.join(' or ')}.`);
  const requestedView = view === 'scale' ? 'front' : view;
  if (requestedView !== undefined && !renderedViews.some((known) => known === requestedView))
    throw new StudioError(`There is no view called ${view}.`);

  console.log(`Looking through ${chosen.length} products for what has changed …`);
  const { planned, failures } = planShots(chosen);
  const requestedShots = uniqueShots(planned).filter(
    (shot) => requestedView === undefined || shot.view === requestedView,
  );
  const missing = requestedShots.filter((shot) => !isRendered(shot));
  const shots = missing.slice(0, limit);
  console.log(
    `${requestedShots.length - missing.length} of ${requestedShots.length} pictures are up to date, ${shots.length} to render.`,
  );
  const missed = shots.length > 0 ? await renderShots(shots, program) : [];
  await recordStills(planned);
  const whole =
    only === undefined && failures.length === 0 && uniqueShots(planned).every(isRendered);
  if (whole) removeUnusedStills();
  for (const failure of [...failures, ...missed]) console.error(failure);
  return failures.length === 0 && missed.length === 0;
}

/** One picture is developed while the next is rendered and a third is queued. */
const concurrency = 3;

async function renderShots(shots: readonly Shot[], program: string): Promise<string[]> {
  const blender = openBlender(program);
  const denoise = await openDenoiser();
  const progress = new Progress(shots.length);
  const missed: string[] = [];
  let stopped = false;
  const stop = () => {
    stopped = true;
    console.log('\nStopping. What is done is kept; the same command goes on from here.');
    blender.stop();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const running = new Set<Promise<void>>();
  for (const shot of shots) {
    if (stopped || blender.hasEnded()) break;
    const name = `${shot.productId} ${shot.view}`;
    const one = renderShot(shot, { blender, denoise })
      .then((seconds) => console.log(`${progress.line(name)} rendered in ${seconds} s`))
      .catch((error: Error) => {
        if (!stopped) missed.push(`${name}: ${error.message}`);
      })
      .finally(() => running.delete(one));
    running.add(one);
    if (running.size >= concurrency) await Promise.race(running);
  }
  await Promise.all(running);
  await blender.close();
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (stopped) return ['Stopped before the end.'];
  removeTemporaryFiles();
  return missed;
}

/** Writes the existing pictures to the manifest. Products no longer in the catalogue are removed. */
async function recordStills(planned: readonly PlannedProduct[]): Promise<void> {
  const recordedProducts = Object.entries(readManifest().products);
  const products: Manifest['products'] = Object.fromEntries(
    recordedProducts.filter(([id]) => productById(id) !== undefined),
  );
  for (const { product, shots } of planned) {
    const { front } = shots;
    const stills = {
      'three-quarter': still(shots['three-quarter']),
      front: still(front),
      detail: still(shots.detail),
      scale: isEncoded(folders.pictures, scalePictureStem(front))
        ? { file: scalePictureStem(front) }
        : undefined,
    };
    if (Object.values(stills).some(Boolean)) products[product.id] = stills;
  }
  const known = readPlaceholders();
  const placeholders: Placeholders = {};
  for (const file of manifestFiles({ products }))
    placeholders[file] = known[file] ?? (await makePlaceholder(folders.pictures, file));
  writeManifest(products, placeholders);
}

function still({ stem, facing, anchors }: Shot): ManifestStill | undefined {
  return isEncoded(folders.pictures, stem) ? { file: stem, facing, anchors } : undefined;
}

function manifestFiles({ products }: Pick<Manifest, 'products'>): Set<string> {
  const stills = Object.values(products).flatMap((of) => Object.values(of));
  return new Set(stills.flatMap((of) => (of ? [of.file] : [])));
}

/** Deletes pictures that are no longer in the manifest. */
function removeUnusedStills(): void {
  const kept = new Set([...manifestFiles(readManifest())].flatMap(pictureFileNames));
  for (const name of readdirSync(folders.pictures)) {
    if (/^[0-9a-f]{12}-\d+\.(avif|webp)$/.test(name) && !kept.has(name))
      rmSync(path.join(folders.pictures, name));
  }
}
