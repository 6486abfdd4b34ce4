import type { Product } from '../../catalogue/product.ts';
import type { View } from '../../catalogue/views.ts';
import { boundsOf, type Mark, mirrored, moved } from './elevations/mark.ts';
import { elevationsOf } from './elevations/product.ts';
import { colours, inked, type Sheet, type Stroke, plateWeight as weight } from './ink.ts';
import { plateLayout } from './plate-anchors.ts';
import { plateGround, plateSize } from './plate-size.ts';
import { tenth } from './tenth.ts';

const frame = { width: plateSize, height: plateSize } as const;

/** One view of a product on its square plate. */
export function platePicture(product: Product, view: View): Stroke[] {
  switch (view) {
    case 'three-quarter':
      return telling(product);
    case 'front':
      return standing(product, elevationsOf(product).front);
    case 'detail':
      return enlarged(product);
    case 'scale':
      return besidePerson(product);
  }
}

/** The view that identifies the product: its side, with the front of ladders or the end of tall towers. */
function telling(product: Product): Stroke[] {
  const { front, side } = elevationsOf(product);
  const layout = plateLayout(product);
  if (!layout) return laid(side);
  const { beside, ground } = layout;
  const [first, second] =
    product.heightKind === 'platform' ? [side, front] : [front, turned(product, side)];
  const marks = beside === undefined ? side : [...first, ...moved(second, beside)];
  return [groundLine(ground), ...inked(marks, { ...layout, weight })];
}

/** Leaning ladders are mirrored, so that the head is near the middle and the plate's corner stays clear. */
function turned({ family, heightKind }: Product, side: readonly Mark[]): readonly Mark[] {
  if (family === 'combination-ladders' || heightKind !== 'extended') return side;
  const { left, right } = boundsOf(side);
  return mirrored(side, (left + right) / 2);
}

/** A part without a ground line, centred on the plate. */
function laid(marks: readonly Mark[]): Stroke[] {
  const { left, right, top, bottom } = boundsOf(marks);
  const scale = 400 / Math.max(right - left, top - bottom);
  return inked(marks, {
    scale,
    x: plateSize / 2 - ((left + right) / 2) * scale,
    ground: plateSize / 2 + ((top + bottom) / 2) * scale,
    weight,
  });
}

function standing(product: Product, marks: readonly Mark[]): Stroke[] {
  const layout = plateLayout(product);
  if (!layout) return laid(marks);
  const { left, right, top } = boundsOf(marks);
  const scale = Math.min(488 / Math.max(top, layout.top), 500 / (right - left), 340);
  const ground = plateGround;
  const x = plateSize / 2 - ((left + right) / 2) * scale;
  return [groundLine(ground), ...inked(marks, { scale, x, ground, weight })];
}

function enlarged(product: Product): Stroke[] {
  const { closeUp, ...elevations } = elevationsOf(product);
  const scale = plateSize / closeUp.span;
  const sheet: Sheet = {
    scale,
    x: plateSize / 2 - closeUp.at[0] * scale,
    ground: plateSize / 2 + closeUp.at[1] * scale,
    weight: 2,
    frame,
  };
  return inked(elevations[closeUp.of], sheet);
}

/** The side elevation on a one-metre grid, beside a person of 1.75 m. */
function besidePerson(product: Product): Stroke[] {
  const { side } = elevationsOf(product);
  const bounds = boundsOf(side);
  const lying = product.heightKind === 'size';
  const marks = lying ? moved(side, -bounds.left, -bounds.bottom) : side;
  const { left, right, top } = boundsOf(marks);
  const person = 0.95;
  const across = right - left + person;
  const scale = Math.min(488 / Math.max(top, 1.75), 520 / across, 250);
  const ground = plateGround;
  const x = plateSize / 2 - (left + across / 2) * scale;
  const figure: Mark = { kind: 'figure', x: right + person - 0.32 };
  return [
    metreGrid(scale, ground),
    groundLine(ground),
    ...inked([figure, ...marks], { scale, x, ground, weight }),
  ];
}

function metreGrid(scale: number, ground: number): Stroke {
  const lines = Array.from({ length: Math.floor(ground / scale) }, (_, at) =>
    tenth(ground - (at + 1) * scale),
  );
  return { d: lines.map((y) => `M0 ${y}h${plateSize}`).join(''), stroke: colours.line, width: 1 };
}

function groundLine(ground: number): Stroke {
  return { d: `M0 ${tenth(ground)}h${plateSize}`, width: 1.6 };
}
