import type { Denoise, Planes } from '../denoise/denoiser.ts';
import { type Exr, getPlane, normalPlanes } from '../denoise/exr.ts';
import { linearToSrgb, parseHexColour, plateColour, toLinear } from './colour.ts';

/** A square picture with three bytes per pixel. */
export interface Picture {
  readonly side: number;
  readonly pixels: Buffer;
}

/** The part of a picture that Cycles rendered, and its position in the picture. */
interface RenderedArea {
  readonly render: Exr;
  readonly left: number;
  readonly top: number;
  /** The darkness of the ground at every pixel of the whole picture. */
  readonly shadow: Float32Array;
  readonly side: number;
}

/** Highlights above this are compressed, so that the ribs of a brightly lit tread stay visible. */
const shoulder = 0.55;
const brightest = 0.96;
/** The fraction of light that the darkest shadow removes. */
const deepest = 0.8;

/** Composites the render onto the plate with its shadow, and denoises it. */
export async function develop(seen: RenderedArea, denoise: Denoise): Promise<Picture> {
  const { side, render, shadow, left, top } = seen;
  const clean = await denoise(compositeOnPlate(seen));
  const pixels = emptyPlate(shadow);
  const { width, height } = render;
  const nearbyCoverage = dilate(getPlane(render, 'Combined.A'), width, height);
  for (let at = 0; at < width * height; at += 1) {
    // Pixels away from the product keep the exact background colour.
    const share = Math.min(1, (nearbyCoverage[at] ?? 0) * 60);
    if (share === 0) continue;
    const pixel = 3 * ((top + Math.floor(at / width)) * side + left + (at % width));
    for (let channel = 0; channel < 3; channel += 1) {
      const base = pixels[pixel + channel] ?? 0;
      const shown = Math.min(1, Math.max(0, clean[channel]?.[at] ?? 0)) * 255;
      pixels[pixel + channel] = Math.round(base + share * (shown - base));
    }
  }
  return { side, pixels };
}

/** The plate with the product's shadow but without the product. */
function emptyPlate(shadow: Float32Array): Buffer {
  const plain = parseHexColour(plateColour);
  const light = toLinear(plateColour);
  const pixels = Buffer.alloc(shadow.length * 3);
  for (let at = 0; at < shadow.length; at += 1) {
    const dark = shadow[at] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[3 * at + channel] =
        dark === 0
          ? (plain[channel] ?? 0)
          : Math.round(255 * linearToSrgb((light[channel] ?? 0) * (1 - deepest * dark)));
    }
  }
  return pixels;
}

function compositeOnPlate({ render, left, top, shadow, side }: RenderedArea): Planes {
  const { width, height } = render;
  const ground = toLinear(plateColour);
  const coverage = getPlane(render, 'Combined.A');
  const colours = ['R', 'G', 'B'].map((name, channel) => {
    const light = ground[channel] ?? 1;
    return getPlane(render, `Combined.${name}`).map((value, at) => {
      const covered = Math.min(1, coverage[at] ?? 0);
      const surface = covered > 0.001 ? compressHighlights(value / covered) : 0;
      const dark = shadow[(top + Math.floor(at / width)) * side + left + (at % width)] ?? 0;
      return linearToSrgb(surface * covered + light * (1 - deepest * dark) * (1 - covered));
    });
  });
  const surfaces = ['R', 'G', 'B'].map((name) =>
    getPlane(render, `Denoising Albedo.${name}`).map((value, at) =>
      Math.min(1, value + 1 - (coverage[at] ?? 0)),
    ),
  );
  return { width, height, planes: [...colours, ...surfaces, ...normalPlanes(render)] };
}

function compressHighlights(light: number): number {
  if (light <= shoulder) return light;
  const span = brightest - shoulder;
  return shoulder + span * (1 - Math.exp((shoulder - light) / span));
}

/** The greatest coverage within two pixels. */
function dilate(coverage: Float32Array, width: number, height: number): Float32Array {
  const across = coverage.map((_, at) => {
    const row = at - (at % width);
    let most = 0;
    for (let x = Math.max(row, at - 2); x <= Math.min(row + width - 1, at + 2); x += 1)
      most = Math.max(most, coverage[x] ?? 0);
    return most;
  });
  return across.map((_, at) => {
    let most = 0;
    for (let y = -2; y <= 2; y += 1) {
      const there = at + y * width;
      if (there >= 0 && there < width * height) most = Math.max(most, across[there] ?? 0);
    }
    return most;
  });
}
