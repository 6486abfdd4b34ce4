import { describe, expect, it } from 'vitest';
import type { Denoise } from '../denoise/denoiser.ts';
import type { Exr } from '../denoise/exr.ts';
import { parseHexColour, plateColour } from './colour.ts';
import { develop } from './develop.ts';

/** A render in which all pixels have the same colour and coverage. */
function render(width: number, height: number, light: number, coverage: number): Exr {
  const all = (value: number) => new Float32Array(width * height).fill(value);
  const names = ['R', 'G', 'B'];
  const channels = new Map<string, Float32Array>([
    ...names.map((name) => [`Layer.Combined.${name}`, all(light * coverage)] as const),
    ['Layer.Combined.A', all(coverage)],
    ...names.map((name) => [`Layer.Denoising Albedo.${name}`, all(0.5)] as const),
    ...['X', 'Y', 'Z'].map((name) => [`Layer.Denoising Normal.${name}`, all(0)] as const),
  ]);
  return { width, height, channels };
}

const untouched: Denoise = async ({ planes }) => planes.slice(0, 3);
const side = 12;
const bright = new Float32Array(side * side);

describe('develop', () => {
  const pixel = (pixels: Buffer, x: number, y: number) => [
    ...pixels.subarray(3 * (y * side + x), 3 * (y * side + x) + 3),
  ];

  it('keeps the exact plate colour in empty areas after denoising', async () => {
    const spoiling: Denoise = async ({ planes }) =>
      planes.slice(0, 3).map((plane) => plane.map(() => 0.5));
    const seen = { render: render(4, 4, 0, 0), left: 4, top: 4, shadow: bright, side };
    const { pixels } = await develop(seen, spoiling);
    expect(pixel(pixels, 5, 5)).toEqual(parseHexColour(plateColour));
    expect(pixel(pixels, 0, 0)).toEqual(parseHexColour(plateColour));
  });

  it('lays the product where it was seen, and its shadow under it', async () => {
    const shadow = new Float32Array(side * side).fill(0.5);
    const seen = { render: render(4, 4, 0.02, 1), left: 2, top: 6, shadow, side };
    const { pixels } = await develop(seen, untouched);
    const [product = 0, ground = 0] = [pixel(pixels, 3, 7)[0], pixel(pixels, 10, 1)[0]];
    expect(product).toBeLessThan(60);
    expect(ground).toBeLessThan(parseHexColour(plateColour)[0]);
    expect(ground).toBeGreaterThan(product);
  });

  it('compresses highlights instead of clipping them', async () => {
    const shown = async (light: number) => {
      const seen = { render: render(4, 4, light, 1), left: 0, top: 0, shadow: bright, side };
      return pixel((await develop(seen, untouched)).pixels, 1, 1)[0] ?? 0;
    };
    const [one, two] = [await shown(0.9), await shown(1.4)];
    expect(two).toBeGreaterThan(one);
    expect(two).toBeLessThan(255);
  });
});
