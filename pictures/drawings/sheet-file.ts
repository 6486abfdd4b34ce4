import type { Product } from '../../catalogue/product.ts';
import { type DrawingSheet, drawingSheet, type Lettering } from './drawing-sheet.ts';
import { roundToTenth } from './round-to-tenth.ts';
import { colours, type Stroke, toStrokes } from './strokes.ts';
import { svgFile } from './svg-file.ts';

/** The URL path of a drawing sheet's SVG. */
export function sheetPath({ id }: Product, kind: Lettering): string {
  return `/drawings/${id}/sheet-${kind}.svg`;
}

/** The SVG of a product's drawing sheet, without its lettering. */
export function sheetFile(product: Product, kind: Lettering): string {
  const sheet = drawingSheet(product, kind);
  const { width, height } = sheet;
  const weight = outlineWeight(sheet);
  return svgFile(sheetStrokes(sheet), { width, height: Math.round(height), weight });
}

/** The outline thickness that suits the sheet's lettering. */
export function outlineWeight({ size }: DrawingSheet): number {
  return Math.round((size / 13) * 100) / 100;
}

/** The grid of a sheet and the elevations on it. */
export function sheetStrokes(sheet: DrawingSheet): Stroke[] {
  return [...gridStrokes(sheet), ...elevationStrokes(sheet)];
}

export function elevationStrokes(sheet: DrawingSheet): Stroke[] {
  const { scale, ground } = sheet;
  const weight = outlineWeight(sheet);
  return sheet.drawings.flatMap(({ marks, x }) => toStrokes(marks, { scale, x, ground, weight }));
}

/** Horizontal lines across the sheet, the ground line, and a scale on the left edge. */
function gridStrokes(sheet: DrawingSheet): Stroke[] {
  const { width, grid } = sheet;
  const step = grid / 5;
  const ticks = Array.from(
    { length: Math.floor(sheetTop(sheet) / step) + 1 },
    (_, at) => at * step,
  );
  const isLine = (metres: number) => Math.abs(metres / grid - Math.round(metres / grid)) < 0.01;
  const each = (metres: readonly number[], line: string) =>
    metres.map((up) => `M0 ${sheetY(sheet, up)}${line}`).join('');
  const level = each(gridLines(sheet), `H${width}`);
  const short = ticks.filter((up) => !isLine(up));
  return [
    { d: level, stroke: colours.line, width: 1 },
    { d: each(short, 'h6'), stroke: colours.quiet, width: 1 },
    { d: each(ticks.filter(isLine), 'h12'), width: 1 },
    { d: each([0], `H${width}`), width: 1.6 },
  ].filter(({ d }) => d !== '');
}

/** The heights of the grid's lines, in metres. */
export function gridLines(sheet: DrawingSheet): number[] {
  const count = Math.floor(sheetTop(sheet) / sheet.grid);
  return Array.from({ length: count }, (_, at) => (at + 1) * sheet.grid);
}

/** The y of a height on the sheet, in drawing units. */
export function sheetY({ ground, scale }: DrawingSheet, metres: number): number {
  return roundToTenth(ground - metres * scale);
}

function sheetTop({ ground, scale }: DrawingSheet): number {
  return (ground - 48) / scale;
}
