import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Shot } from '../shot.ts';
import { plateColour } from './colour.ts';
import type { Picture } from './develop.ts';
import { personHeight, personPath, personWidth } from './person.ts';

/** The measurements of a front picture in its pixels. */
export interface FrontMeasurements {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ground: number;
  /** Pixels per metre. */
  readonly metre: number;
}

/** Where product and person stand in the new picture. */
interface ScaleLayout {
  /** The scale factor of the front picture, and the new position of its upper left corner. */
  readonly shrunk: number;
  readonly x: number;
  readonly y: number;
  /** The person's position, and pixels per metre. */
  readonly person: { readonly x: number; readonly y: number; readonly metre: number };
}

const margins = { side: 0.08, head: 0.07, foot: 0.1 } as const;
/** From the product to the person, in metres. */
const gap = 0.28;
const figureColour = '#d8d3c8';

/** Places product and person side by side on the same ground, at the same scale. */
export function scaleLayout(front: FrontMeasurements, side: number): ScaleLayout {
  const { left, right, top, bottom, ground, metre } = front;
  const wide = right - left + (gap + personWidth) * metre;
  const high = Math.max(ground - top, personHeight * metre) + Math.max(0, bottom - ground);
  const shrunk = Math.min(
    1,
    (side * (1 - 2 * margins.side)) / wide,
    (side * (1 - margins.head - margins.foot)) / high,
  );
  const start = (side - wide * shrunk) / 2;
  const foot = side * (1 - margins.foot) - Math.max(0, bottom - ground) * shrunk;
  const reach = (right - left + (gap + personWidth / 2) * metre) * shrunk;
  return {
    shrunk,
    x: start - left * shrunk,
    y: foot - ground * shrunk,
    person: { x: start + reach, y: foot, metre: metre * shrunk },
  };
}

/** The front picture with the silhouette of a person beside it. */
export async function scalePicture(
  { pixels, side }: Picture,
  front: FrontMeasurements,
): Promise<Picture> {
  const { shrunk, x, y, person } = scaleLayout(front, side);
  const size = Math.round(side * shrunk);
  // Crop the parts that would lie outside the new picture.
  const [left, top] = [Math.round(x), Math.round(y)];
  const [skipX, skipY] = [Math.max(0, -left), Math.max(0, -top)];
  const seen = {
    left: skipX,
    top: skipY,
    width: Math.min(size, side - left) - skipX,
    height: Math.min(size, side - top) - skipY,
  };
  const raw = { width: side, height: side, channels: 3 } as const;
  const small = await sharp(pixels, { raw }).resize(size, size).png().toBuffer();
  const product = await sharp(small).extract(seen).png().toBuffer();
  const composed = await sharp({
    create: { width: side, height: side, channels: 3, background: plateColour },
  })
    .composite([
      { input: product, left: left + skipX, top: top + skipY },
      { input: Buffer.from(personSvg(person, side)), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { side, pixels: composed };
}

function personSvg({ x, y, metre }: ScaleLayout['person'], side: number): string {
  const at = (value: number) => value.toFixed(1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">`,
    '<defs><radialGradient id="s"><stop offset="0" stop-opacity=".22"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>',
    `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(0.34 * metre)}" ry="${at(0.035 * metre)}" fill="url(#s)"/>`,
    `<path transform="translate(${at(x)} ${at(y)})" d="${personPath(metre)}" fill="${figureColour}"/>`,
    '</svg>',
  ].join('');
}

/** Increase this when the person or the layout changes. */
const scaleVersion = 1;

/** The file name of the scale picture made from a front shot. */
export function scalePictureStem({ stem }: Pick<Shot, 'stem'>): string {
  return createHash('sha256').update(`scale ${scaleVersion} ${stem}`).digest('hex').slice(0, 12);
}

/** The measurements of a front shot that are needed to place the person. */
export function frontMeasurements({
  crop,
  plane,
}: Pick<Shot, 'crop' | 'plane'>): FrontMeasurements {
  if (!plane) throw new Error('Only a whole product stands beside a person');
  const [left, top, right, bottom] = crop;
  return { left, top, right, bottom, ...plane };
}
