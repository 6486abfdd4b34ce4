import { plateSize } from './plate-size.ts';
import { roundToTenth } from './round-to-tenth.ts';
import { colours, plateWeight, type Stroke } from './strokes.ts';

interface SvgSheet {
  readonly width: number;
  readonly height: number;
  /** Thickness of an outline in units. */
  readonly weight: number;
}

const plate: SvgSheet = { width: plateSize, height: plateSize, weight: plateWeight };

/** A complete SVG file. It has no text, because our fonts do not load inside an img. */
export function svgFile(strokes: readonly Stroke[], sheet: SvgSheet = plate): string {
  const { width, height, weight } = sheet;
  const inside = strokes.map(toSvgPath).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g fill="none" stroke="${colours.ink}" stroke-width="${weight}" stroke-linecap="square" stroke-linejoin="round">${inside}</g></svg>\n`;
}

function toSvgPath({ d, fill, stroke, width, transform }: Stroke): string {
  const attributes = [
    ['d', d],
    ['fill', fill],
    ['stroke', stroke],
    ['stroke-width', width && roundToTenth(width)],
    ['transform', transform],
  ];
  return `<path ${attributes
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;
}

/** The HTTP response for an SVG file. */
export function svgResponse(file: string): Response {
  return new Response(file, { headers: { 'content-type': 'image/svg+xml' } });
}
