import type { Product } from '../../catalogue/product.ts';
import type { View } from '../../catalogue/views.ts';
import { drawElevations } from './elevations/draw-elevations.ts';
import { type Mark, marksBounds, mirrorMarks, translateMarks } from './elevations/mark.ts';
import { plateLayout } from './plate-anchors.ts';
import { plateGround, plateSize } from './plate-size.ts';
import { roundToTenth } from './round-to-tenth.ts';
import { colours, type Sheet, type Stroke, toStrokes, plateWeight as weight } from './strokes.ts';

const frame = { width: plateSize, height: plateSize } as const;

/** One view of a product on its square plate. */
export function platePicture(product: Product, view: View): Stroke[] {
  switch (view) {
    case 'three-quarter':
      return mainView(product);
    case 'front':
      return frontView(product, drawElevations(product).front);
    case 'detail':
      return closeUpView(product);
    case 'scale':
      return scaleView(product);
  }
}

/** The view that identifies the product: its side, with the front of ladders or the end of tall towers. */
function mainView(product: Product): Stroke[] {
  const { front, side } = drawElevations(product);
  const layout = plateLayout(product);
  if (!layout) return partView(side);
  const { beside, ground } = layout;
  const [first, second] =
    product.heightKind === 'platform' ? [side, front] : [front, mirrorIfLeaning(product, side)];
  const marks = beside === undefined ? side : [...first, ...translateMarks(second, beside)];
  return [groundLine(ground), ...toStrokes(marks, { ...layout, weight })];
}

/** Leaning ladders are mirrored, so that the head is near the middle and the plate's corner stays clear. */
function mirrorIfLeaning({ family, heightKind }: Product, side: readonly Mark[]): readonly Mark[] {
  if (family === 'combination-ladders' || heightKind !== 'extended') return side;
  const { left, right } = marksBounds(side);
  return mirrorMarks(side, (left + right) / 2);
}

/** A part without a ground line, centred on the plate. */
function partView(marks: readonly Mark[]): Stroke[] {
  const { left, right, top, bottom } = marksBounds(marks);
  const scale = 400 / Math.max(right - left, top - bottom);
  return toStrokes(marks, {
    scale,
    x: plateSize / 2 - ((left + right) / 2) * scale,
    ground: plateSize / 2 + ((top + bottom) / 2) * scale,
    weight,
  });
}

function frontView(product: Product, marks: readonly Mark[]): Stroke[] {
  const layout = plateLayout(product);
  if (!layout) return partView(marks);
  const { left, right, top } = marksBounds(marks);
  const scale = Math.min(488 / Math.max(top, layout.top), 500 / (right - left), 340);
  const ground = plateGround;
  const x = plateSize / 2 - ((left + right) / 2) * scale;
  return [groundLine(ground), ...toStrokes(marks, { scale, x, ground, weight })];
}

function closeUpView(product: Product): Stroke[] {
  const { closeUp, ...elevations } = drawElevations(product);
  const scale = plateSize / closeUp.span;
  const sheet: Sheet = {
    scale,
    x: plateSize / 2 - closeUp.at[0] * scale,
    ground: plateSize / 2 + closeUp.at[1] * scale,
    weight: 2,
    frame,
  };
  return toStrokes(elevations[closeUp.of], sheet);
}

/** The side elevation on a one-metre grid, beside a person of 1.75 m. */
function scaleView(product: Product): Stroke[] {
  const { side } = drawElevations(product);
  const bounds = marksBounds(side);
  const lying = product.heightKind === 'size';
  const marks = lying ? translateMarks(side, -bounds.left, -bounds.bottom) : side;
  const { left, right, top } = marksBounds(marks);
  const person = 0.95;
  const across = right - left + person;
  const scale = Math.min(488 / Math.max(top, 1.75), 520 / across, 250);
  const ground = plateGround;
  const x = plateSize / 2 - (left + across / 2) * scale;
  const figure: Mark = { kind: 'figure', x: right + person - 0.32 };
  return [
    metreGrid(scale, ground),
    groundLine(ground),
    ...toStrokes([figure, ...marks], { scale, x, ground, weight }),
  ];
}

function metreGrid(scale: number, ground: number): Stroke {
  const lines = Array.from({ length: Math.floor(ground / scale) }, (_, at) =>
    roundToTenth(ground - (at + 1) * scale),
  );
  return { d: lines.map((y) => `M0 ${y}h${plateSize}`).join(''), stroke: colours.line, width: 1 };
}

function groundLine(ground: number): Stroke {
  return { d: `M0 ${roundToTenth(ground)}h${plateSize}`, width: 1.6 };
}
