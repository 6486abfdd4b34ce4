import { describe, expect, it } from 'vitest';
import type { Planes } from '../denoise/denoiser.ts';
import { developScene } from './develop-scene.ts';

const side = 32;

/** A render of one colour, except for a number of columns on its right. */
function striped(left: readonly number[], right: readonly number[], columns: number) {
  const channels = new Map<string, Float32Array>();
  const fill = (name: string, a: number, b: number) =>
    channels.set(
      name,
      Float32Array.from({ length: side * side }, (_, at) => (at % side < side - columns ? a : b)),
    );
  ['R', 'G', 'B'].forEach((name, at) => {
    fill(`View.Combined.${name}`, left[at] ?? 0, right[at] ?? 0);
    fill(`View.Denoising Albedo.${name}`, 0.5, 0.5);
  });
  for (const name of ['X', 'Y', 'Z']) fill(`View.Denoising Normal.${name}`, 0, 0);
  return { width: side, height: side, channels };
}

const untouched = async ({ planes }: Planes) => planes.slice(0, 3);

async function developed(
  left: readonly number[],
  right: readonly number[],
  { stops = 0, columns = side / 2 } = {},
) {
  const { pixels } = await developScene(striped(left, right, columns), untouched, stops);
  const at = (x: number) => [...pixels.subarray(3 * x, 3 * x + 3)];
  return { left: at(2), right: at(side - 2) };
}

describe('developScene', () => {
  it('has the same mean brightness at any light level', async () => {
    const dim = await developed([0.02, 0.02, 0.02], [0.04, 0.04, 0.04]);
    const bright = await developed([2, 2, 2], [4, 4, 4]);
    expect(dim).toEqual(bright);
    expect(dim.left[0]).toBeGreaterThan(70);
    expect(dim.right[0]).toBeLessThan(190);
  });

  it('is brighter by the stops it is told', async () => {
    const plain = await developed([0.1, 0.1, 0.1], [0.2, 0.2, 0.2]);
    const lifted = await developed([0.1, 0.1, 0.1], [0.2, 0.2, 0.2], { stops: 0.5 });
    expect(lifted.left[0]).toBeGreaterThan(plain.left[0] ?? 255);
  });

  it('keeps detail in very bright areas and desaturates them', async () => {
    const { right } = await developed([0.05, 0.05, 0.05], [5, 4, 1], { columns: 3 });
    expect(Math.max(...right)).toBeLessThan(255);
    const [red = 0, , blue = 0] = right;
    expect(red - blue).toBeLessThan(60);
  });
});
