import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Spot } from '../../plans/geometry.ts';
import type { Shot } from '../shot.ts';
import { plateColour } from './colour.ts';
import type { Picture } from './develop.ts';

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

/** Half the outline of a person facing the viewer, from the crown to the crotch, in metres with y up. */
const halfOutline = [
  '0,1.75 0.043,1.744 0.074,1.718 0.086,1.67 0.083,1.63 0.072,1.592 0.055,1.562 0.052,1.528',
  '0.07,1.502 0.13,1.482 0.188,1.458 0.218,1.415 0.232,1.35 0.243,1.25 0.256,1.14 0.268,1.02',
  '0.279,0.905 0.287,0.83 0.283,0.765 0.266,0.732 0.247,0.748 0.241,0.8 0.242,0.85 0.232,0.93',
  '0.215,1.03 0.198,1.13 0.186,1.235 0.176,1.265 0.168,1.22 0.163,1.13 0.166,1.04 0.176,0.95',
  '0.18,0.86 0.176,0.76 0.165,0.62 0.152,0.5 0.147,0.4 0.142,0.3 0.126,0.15 0.122,0.085',
  '0.14,0.045 0.152,0.018 0.146,0 0.07,0 0.052,0.02 0.05,0.08 0.056,0.2 0.05,0.33 0.043,0.47',
  '0.032,0.62 0.016,0.76 0,0.8',
]
  .flatMap((row) => row.split(' '))
  .map((spot): Spot => {
    const [x = 0, y = 0] = spot.split(',').map(Number);
    return [x, y];
  });

const personHeight = 1.75;
export const personWidth = 2 * Math.max(...halfOutline.map(([x]) => x));

/** The outline as an SVG path, standing at 0 0, scaled to `metre` pixels per metre. */
export function personPath(metre: number): string {
  const other = halfOutline
    .slice(1, -1)
    .map(([x, y]) => [-x, y] as const)
    .reverse();
  const points = [...halfOutline, ...other].map(([x, y]) => [x * metre, -y * metre] as const);
  return `${smooth(points)}z`;
}

/** A smooth closed curve through all points, with tangents parallel to the line between neighbours. */
function smooth(ring: readonly Spot[]): string {
  const at = (place: number) => ring[(place + ring.length) % ring.length] ?? [0, 0];
  const pieces = ring.map((from, place) => {
    const [before, to, after] = [at(place - 1), at(place + 1), at(place + 2)];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...leave, ...arrive, ...to].map(formatNumber).join(' ')}`;
  });
  return `M${at(0).map(formatNumber).join(' ')}${pieces.join('')}`;
}

function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}
