import { colours, plateWeight, type Stroke } from './ink.ts';
import { plateSize } from './plate-anchors.ts';

/** A picture as a file of its own. No letters: a picture in an img has no font of ours. */
export function svgFile(strokes: readonly Stroke[]): string {
  const inside = strokes.map(pathOf).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plateSize} ${plateSize}" width="${plateSize}" height="${plateSize}"><g fill="none" stroke="${colours.ink}" stroke-width="${plateWeight}" stroke-linecap="square" stroke-linejoin="round">${inside}</g></svg>\n`;
}

function pathOf({ d, fill, stroke, width, transform }: Stroke): string {
  const attributes = [
    ['d', d],
    ['fill', fill],
    ['stroke', stroke],
    ['stroke-width', width && Math.round(width * 10) / 10],
    ['transform', transform],
  ];
  return `<path ${attributes
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;
}
