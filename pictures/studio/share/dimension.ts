import type { StillAnchors } from '../../../catalogue/pictures.ts';

/** The distance from the line to the product, and the gap at the product, in pixels at the largest width. */
const reach = 64;
const gap = 8;
const side = 960;
const letters = { size: 44, wide: 23 } as const;

/** The dimension line of the quoted height on a still: extension lines, arrowheads and the value. */
export function dimensionLine(label: string, { left, quoted }: StillAnchors): string {
  if (!quoted) return '';
  const [[footX, foot], [headX, head]] = quoted;
  const lean = headX - footX;
  const x = Math.max(left - reach, letters.wide * 3);
  const middle = { x: x + lean / 2, y: (foot + head) / 2 };
  const width = label.length * letters.wide + 34;
  return [
    `<svg viewBox="0 0 ${side} ${side}">`,
    `<path d="M${x + lean - 16} ${head}H${headX - gap}M${x - 16} ${foot}h${16 + reach - gap}M${x} ${foot}L${x + lean} ${head}" fill="none" stroke="currentColor" stroke-width="2.4"/>`,
    arrowhead(x + lean, head, lean / (foot - head), 1),
    arrowhead(x, foot, lean / (foot - head), -1),
    `<rect x="${middle.x - width / 2}" y="${middle.y - 32}" width="${width}" height="64" fill="var(--color-signal)"/>`,
    `<text x="${middle.x}" y="${middle.y + 15}" font-size="${letters.size}" text-anchor="middle" class="figure">${label}</text>`,
    '</svg>',
  ].join('');
}

/** `down` is 1 at the upper end and -1 at the lower one. */
function arrowhead(x: number, y: number, slope: number, down: 1 | -1): string {
  const length = 26 * down;
  return `<path d="M${x} ${y}l${-slope * length - 8} ${length}h16z" fill="currentColor"/>`;
}
