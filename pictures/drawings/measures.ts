import type { Product } from '../../catalogue/product.ts';
import { widthLabel } from '../../catalogue/width-name.ts';
import { drawElevations } from './elevations/draw-elevations.ts';
import { standingHeight } from './elevations/mark.ts';

/** A dimension shown on the drawing sheet, in metres within one of the elevations. */
export interface Measure {
  readonly name: string;
  readonly of: 'front' | 'side';
  readonly axis: 'up' | 'across';
  readonly from: number;
  readonly to: number;
  /** The side of the drawing that a vertical dimension is placed on. */
  readonly place?: 'left' | 'right';
  /** True for the height the shop quotes. */
  readonly strong?: boolean;
}

export function millimetres({ from, to }: Pick<Measure, 'from' | 'to'>): number {
  return Math.round((to - from) * 1000);
}

/** Every dimension that a product's drawing can show. Parts have no drawing sheet. */
export function listMeasures(product: Product): readonly Measure[] {
  return product.heightKind === 'extended' ? ladderMeasures(product) : standingMeasures(product);
}

const widthMeasure = (product: Product): Measure => ({
  name: widthLabel(product) ?? 'Width',
  of: 'front',
  axis: 'across',
  from: 0,
  to: product.width,
});

function standingMeasures(product: Product): Measure[] {
  const { height, overallHeight, treads, length, heightKind, family } = product;
  const name = heightKind === 'tread' ? 'Top tread height' : 'Platform height';
  const spacing = treads && height / treads;
  // A hook-on ladder leans, so a horizontal dimension cannot show its length.
  const leans = family === 'specialist-ladders';
  return [
    ...(overallHeight === undefined
      ? []
      : [verticalMeasure('Overall height', 'front', 0, overallHeight, 'left')]),
    { ...verticalMeasure(name, 'side', 0, height, 'left'), strong: true },
    ...(spacing ? [verticalMeasure('Tread spacing', 'side', spacing, 2 * spacing, 'right')] : []),
    widthMeasure(product),
    ...(leans
      ? []
      : [{ name: lengthLabel(product), of: 'side', axis: 'across', from: 0, to: length } as const]),
  ];
}

function lengthLabel({ family }: Product): string {
  return family === 'step-ladders' || family === 'platform-ladders' ? 'Spread' : 'Length';
}

function ladderMeasures(product: Product): Measure[] {
  const { height, length, rungs, shape } = product;
  // The closed length of a sliding ladder is the length of its lowest section.
  const slides = rungs !== undefined && shape !== 'multi-position-ladder';
  return [
    { ...verticalMeasure('Extended length', 'front', 0, height, 'left'), strong: true },
    ...(slides ? [verticalMeasure('Closed length', 'front', 0, length, 'right')] : []),
    widthMeasure(product),
    ...setUpHeight(product),
  ];
}

/** The drawn height of a combination ladder in its second position, to the centimetre. */
function setUpHeight(product: Product): Measure[] {
  const { side, positions } = drawElevations(product);
  if (!positions) return [];
  const height = Math.round(standingHeight(side) * 100) / 100;
  return [verticalMeasure(`Height ${positions.side}`, 'side', 0, height, 'right')];
}

function verticalMeasure(
  name: string,
  of: Measure['of'],
  from: number,
  to: number,
  place: 'left' | 'right',
): Measure {
  return { name, of, axis: 'up', from, to, place };
}
