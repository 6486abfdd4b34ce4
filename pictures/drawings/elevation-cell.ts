import type { Product } from '../../catalogue/product.ts';
import { boundsOf, type Mark, standingHeight } from './elevations/mark.ts';
import { elevationsOf } from './elevations/product.ts';
import { colours, inked } from './ink.ts';
import { svgFile } from './svg-file.ts';
import { tenth } from './tenth.ts';

/** A cell of a row of elevations, in units. */
export const cell = { width: 320, height: 400 } as const;

const ground = cell.height - 1;
const personRoom = 62;
const dimensionRoom = 58;

/** Where a product stands in its cell and what is measured, in units. */
export function elevationPlace(product: Product, scale: number) {
  const marks = shownMarks(product);
  const { left, right } = boundsOf(marks);
  const middle = (dimensionRoom + cell.width - personRoom) / 2;
  const x = middle - ((left + right) / 2) * scale;
  const measured = measuredHeight(product, marks);
  return {
    x,
    measured,
    dimension: {
      at: tenth(Math.max(32, x + left * scale - 34)),
      from: ground,
      to: tenth(ground - measured * scale),
    },
  };
}

/** The address of the cell's lines: products drawn to another scale are another file. */
export function elevationPath({ id }: Product, scale: number): string {
  return `/drawings/${id}/row-${scale}.svg`;
}

/** The product, lines a metre apart and a person of 1.75 m to compare it with. */
export function elevationFile(product: Product, scale: number): string {
  const { x } = elevationPlace(product, scale);
  const person: Mark = { kind: 'figure', x: (cell.width - personRoom / 2 - 4 - x) / scale };
  const strokes = [
    { d: metreLines(scale), stroke: colours.line },
    ...inked([person, ...shownMarks(product)], { scale, x, ground, weight: 1 }),
  ];
  return svgFile(strokes, { ...cell, weight: 1 });
}

/** Level lines, one each metre above the ground. */
function metreLines(scale: number): string {
  const metres = Array.from({ length: Math.floor((cell.height - 4) / scale) }, (_, at) => at + 1);
  return metres.map((metre) => `M0 ${tenth(ground - metre * scale)}H${cell.width}`).join('');
}

/** Units for a metre, whole ones, at which every product of a row fits its cell. */
export function rowScale(products: readonly Product[]): number {
  return Math.floor(Math.min(...products.map(largestScale), 170));
}

/** A product stands in many rows, and what it measures takes as long as to draw it. */
const largestScales = new WeakMap<Product, number>();

/** Units for a metre at which a product just fits its cell. */
function largestScale(product: Product): number {
  const known = largestScales.get(product);
  if (known !== undefined) return known;
  const { left, right, top } = boundsOf(shownMarks(product));
  const scale = Math.min(
    (cell.height - 40) / Math.max(top, 1.75),
    (cell.width - personRoom - dimensionRoom) / (right - left),
  );
  largestScales.set(product, scale);
  return scale;
}

/** Ladders are known by their rungs; all else, and ladders that stand by themselves, by their side. */
function isKnownByFront({ family }: Product): boolean {
  return family === 'extension-ladders' || family === 'specialist-ladders';
}

function shownMarks(product: Product): readonly Mark[] {
  const { front, side } = elevationsOf(product);
  return isKnownByFront(product) ? front : side;
}

/** What the drawing stands at: the height we quote, but for a ladder that leans or stands as a frame. */
function measuredHeight(product: Product, marks: readonly Mark[]): number {
  return product.heightKind === 'extended' && !isKnownByFront(product)
    ? standingHeight(marks)
    : product.height;
}
