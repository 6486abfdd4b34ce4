import type { Denoise, Planes } from '../denoise/denoiser.ts';
import { type Exr, getPlane, normalPlanes } from '../denoise/exr.ts';
import { linearToSrgb } from '../picture/colour.ts';

export interface DevelopedPicture {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel. */
  readonly pixels: Buffer;
}

/** The mean sRGB brightness that the exposure aims for. */
const middleTone = 0.44;
/** Highlights above this are compressed, so that skies and bright walls keep their detail. */
const shoulder = 0.42;

/** Exposes a render as a camera's meter would, compresses its highlights and denoises it. */
export async function developScene(
  render: Exr,
  denoise: Denoise,
  stops = 0,
): Promise<DevelopedPicture> {
  const { width, height } = render;
  const light = ['R', 'G', 'B'].map((name) => getPlane(render, `Combined.${name}`));
  const gain = meterExposure(light) * 2 ** stops;
  const picture: Planes = {
    width,
    height,
    planes: [
      ...toneMap(light, gain),
      ...['R', 'G', 'B'].map((name) =>
        getPlane(render, `Denoising Albedo.${name}`).map((value) => Math.min(1, value)),
      ),
      ...normalPlanes(render),
    ],
  };
  const clean = await denoise(picture);
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      pixels[3 * at + channel] = Math.round(
        255 * addContrast(Math.min(1, Math.max(0, clean[channel]?.[at] ?? 0))),
      );
  return { width, height, pixels };
}

/** Compresses highlights. Brighter pixels lose more colour, as on film. */
function toneMap([red, green, blue]: readonly Float32Array[], gain: number): Float32Array[] {
  if (!red || !green || !blue) throw new Error('A render has three colours');
  const planes = [red, green, blue].map((plane) => new Float32Array(plane.length));
  for (let at = 0; at < red.length; at += 1) {
    const colour = [red[at] ?? 0, green[at] ?? 0, blue[at] ?? 0].map((value) => value * gain);
    const bright = brightness(colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0);
    const fade = 0.8 * (1 - 1 / (1 + Math.max(0, bright - 0.9) * 0.5));
    planes.forEach((plane, channel) => {
      const value = colour[channel] ?? 0;
      plane[at] = linearToSrgb(compressTone(value + (bright - value) * fade));
    });
  }
  return planes;
}

function brightness(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The gain at which the picture's mean brightness is the middle tone. */
function meterExposure(light: readonly Float32Array[]): number {
  const [red = new Float32Array(), green = red, blue = red] = light;
  const toneAt = (gain: number) => {
    let sum = 0;
    let count = 0;
    for (let at = 0; at < red.length; at += 7) {
      const bright = brightness(red[at] ?? 0, green[at] ?? 0, blue[at] ?? 0);
      sum += linearToSrgb(compressTone(bright * gain));
      count += 1;
    }
    return sum / count;
  };
  let [low, high] = [1e-4, 1e4];
  for (let step = 0; step < 30; step += 1) {
    const middle = Math.sqrt(low * high);
    if (toneAt(middle) < middleTone) low = middle;
    else high = middle;
  }
  return Math.sqrt(low * high);
}

function compressTone(light: number): number {
  if (light <= shoulder) return Math.max(0, light);
  const span = 1 - shoulder;
  const over = (light - shoulder) / span;
  // The curve flattens more slowly than film, because skies are many times brighter than walls.
  return shoulder + span * (over / (1 + over)) ** 0.93;
}

/** Adds some contrast, mainly in the dark tones. */
function addContrast(tone: number): number {
  return tone + 0.06 * Math.sin(2 * Math.PI * (tone - 0.5)) * (tone < 0.5 ? 1 : 0.6);
}
