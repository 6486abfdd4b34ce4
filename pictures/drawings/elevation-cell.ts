import type { Product } from '../../catalogue/product.ts';
import { drawElevations } from './elevations/draw-elevations.ts';
import { type Mark, marksBounds, standingHeight } from './elevations/mark.ts';
import { roundToTenth } from './round-to-tenth.ts';
import { colours, toStrokes } from './strokes.ts';
import { svgFile } from './svg-file.ts';

/** The size of one cell in a row of elevations, in drawing units. */
export const cell = { width: 320, height: 400 } as const;

const ground = cell.height - 1;
const personRoom = 62;
const dimensionRoom = 58;

/** A product's x in its cell, its measured height in metres, and the dimension line, in drawing units. */
export function elevationPlace(product: Product, scale: number) {
  const marks = shownMarks(product);
  const { left, right } = marksBounds(marks);
  const middle = (dimensionRoom + cell.width - personRoom) / 2;
  const x = middle - ((left + right) / 2) * scale;
  const measured = measuredHeight(product, marks);
  return {
    x,
    measured,
    dimension: {
      at: roundToTenth(Math.max(32, x + left * scale - 34)),
      from: ground,
      to: roundToTenth(ground - measured * scale),
    },
  };
}

/** The URL path of the cell's SVG. Each scale has its own file. */
export function elevationPath({ id }: Product, scale: number): string {
  return `/drawings/${id}/row-${scale}.svg`;
}

/** The product, lines one metre apart, and a person of 1.75 m for scale. */
export function elevationFile(product: Product, scale: number): string {
  const { x } = elevationPlace(product, scale);
  const person: Mark = { kind: 'figure', x: (cell.width - personRoom / 2 - 4 - x) / scale };
  const strokes = [
    { d: metreLines(scale), stroke: colours.line },
    ...toStrokes([person, ...shownMarks(product)], { scale, x, ground, weight: 1 }),
  ];
  return svgFile(strokes, { ...cell, weight: 1 });
}

/** Horizontal lines, one for each metre above the ground. */
function metreLines(scale: number): string {
  const metres = Array.from({ length: Math.floor((cell.height - 4) / scale) }, (_, at) => at + 1);
  return metres.map((metre) => `M0 ${roundToTenth(ground - metre * scale)}H${cell.width}`).join('');
}

/** The largest whole number of units per metre at which every product of a row fits its cell. */
export function rowScale(products: readonly Product[]): number {
  return Math.floor(Math.min(...products.map(largestScale), 170));
}

/** Cached because a product appears in many rows and measuring it takes as long as drawing it. */
const largestScales = new WeakMap<Product, number>();

/** The units per metre at which a product just fits its cell. */
function largestScale(product: Product): number {
  const known = largestScales.get(product);
  if (known !== undefined) return known;
  const { left, right, top } = marksBounds(shownMarks(product));
  const scale = Math.min(
    (cell.height - 40) / Math.max(top, 1.75),
    (cell.width - personRoom - dimensionRoom) / (right - left),
  );
  largestScales.set(product, scale);
  return scale;
}

/** Whether a product is recognised by its rungs, seen from the front. All others show their side. */
function showsFront({ family }: Product): boolean {
  return family === 'extension-ladders' || family === 'specialist-ladders';
}

function shownMarks(product: Product): readonly Mark[] {
  const { front, side } = drawElevations(product);
  return showsFront(product) ? front : side;
}

/** The height the drawing shows: the quoted height, or the set-up height for combination ladders. */
function measuredHeight(product: Product, marks: readonly Mark[]): number {
  return product.heightKind === 'extended' && !showsFront(product)
    ? standingHeight(marks)
    : product.height;
}
