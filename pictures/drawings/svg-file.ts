import { colours, plateWeight, type Stroke } from './ink.ts';
import { plateSize } from './plate-size.ts';
import { tenth } from './tenth.ts';

interface SvgSheet {
  readonly width: number;
  readonly height: number;
  /** Thickness of an outline in units. */
  readonly weight: number;
}

const plate: SvgSheet = { width: plateSize, height: plateSize, weight: plateWeight };

/** A picture as a file of its own. No letters: a picture in an img has no font of ours. */
export function svgFile(strokes: readonly Stroke[], sheet: SvgSheet = plate): string {
  const { width, height, weight } = sheet;
  const inside = strokes.map(pathOf).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g fill="none" stroke="${colours.ink}" stroke-width="${weight}" stroke-linecap="square" stroke-linejoin="round">${inside}</g></svg>\n`;
}

function pathOf({ d, fill, stroke, width, transform }: Stroke): string {
  const attributes = [
    ['d', d],
    ['fill', fill],
    ['stroke', stroke],
    ['stroke-width', width && tenth(width)],
    ['transform', transform],
  ];
  return `<path ${attributes
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;
}

/** The answer of an address that serves a picture. */
export function svgAnswer(file: string): Response {
  return new Response(file, { headers: { 'content-type': 'image/svg+xml' } });
}
