import type { Exr } from './exr.ts';

/** A plane of a render by the end of its name, which begins with the layer's. */
export function planeOf({ channels }: Exr, name: string): Float32Array {
  for (const [full, numbers] of channels) if (full.endsWith(name)) return numbers;
  throw new Error(`The render has no ${name}`);
}

/** Which way surfaces look, as the denoiser takes it: from 0 to 1 along each axis. */
export function slopesOf(render: Exr): Float32Array[] {
  return ['X', 'Y', 'Z'].map((name) =>
    planeOf(render, `Denoising Normal.${name}`).map((value) =>
      Math.min(1, Math.max(0, value / 2 + 0.5)),
    ),
  );
}
