import type { Paper } from './paper.ts';

export interface Dimension {
  readonly axis: 'up' | 'across';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** The figure that the shop quotes: white on black. */
  readonly isKey?: boolean;
}

/** End ticks, arrowheads and the figure on the line, all by the height of its letters. */
export function drawDimension(paper: Paper, dimension: Dimension, size: number): void {
  const { doc } = paper;
  const { axis, at, label, isKey = false } = dimension;
  const [from, to] = [dimension.from, dimension.to].sort((a, b) => a - b) as [number, number];
  const place = (along: number, off: number): [number, number] =>
    axis === 'up' ? [at + off, along] : [along, at + off];
  const [tick, tip] = [size * 0.4, size * 0.66];
  const lines = [
    [place(from, -tick), place(from, tick)],
    [place(to, -tick), place(to, tick)],
    [place(from, 0), place(to, 0)],
  ] as const;
  for (const [start, end] of lines) doc.moveTo(...start).lineTo(...end);
  doc
    .lineCap('butt')
    .lineWidth(size * 0.085)
    .stroke('#000');
  if (to - from > 2 * tip)
    for (const [end, way] of [
      [from, tip],
      [to, -tip],
    ] as const)
      doc
        .polygon(place(end, 0), place(end + way, -tip * 0.3), place(end + way, tip * 0.3))
        .fill('#000');
  const [wide, high] = [doc.font('bold', size).widthOfString(label) + size * 0.55, size * 1.35];
  const isTight = to - from < (axis === 'up' ? high : wide) + 2 * tip;
  const aside = axis === 'up' ? tip + wide / 2 : size * 1.35;
  const [x, y] = place((from + to) / 2, isTight ? aside : 0);
  doc.rect(x - wide / 2, y - high / 2, wide, high).fill(isKey ? '#000' : '#fff');
  paper.drawCentredText(label, x, y, size, isKey ? '#fff' : '#000');
}
