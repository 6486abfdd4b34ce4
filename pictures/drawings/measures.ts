import type { Product } from '../../catalogue/product.ts';
import { widthName } from '../../catalogue/width-name.ts';
import { standingHeight } from './elevations/mark.ts';
import { elevationsOf } from './elevations/product.ts';

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
export function measuresOf(product: Product): readonly Measure[] {
  return product.heightKind === 'extended' ? ladderMeasures(product) : standingMeasures(product);
}

const widthOf = (product: Product): Measure => ({
  name: widthName(product) ?? 'Width',
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
      : [up('Overall height', 'front', 0, overallHeight, 'left')]),
    { ...up(name, 'side', 0, height, 'left'), strong: true },
    ...(spacing ? [up('Tread spacing', 'side', spacing, 2 * spacing, 'right')] : []),
    widthOf(product),
    ...(leans
      ? []
      : [{ name: lengthName(product), of: 'side', axis: 'across', from: 0, to: length } as const]),
  ];
}

function lengthName({ family }: Product): string {
  return family === 'step-ladders' || family === 'platform-ladders' ? 'Spread' : 'Length';
}

function ladderMeasures(product: Product): Measure[] {
  const { height, length, rungs, shape } = product;
  // The closed length of a sliding ladder is the length of its lowest section.
  const slides = rungs !== undefined && shape !== 'multi-position-ladder';
  return [
    { ...up('Extended length', 'front', 0, height, 'left'), strong: true },
    ...(slides ? [up('Closed length', 'front', 0, length, 'right')] : []),
    widthOf(product),
    ...setUpHeight(product),
  ];
}

/** The drawn height of a combination ladder in its second position, to the centimetre. */
function setUpHeight(product: Product): Measure[] {
  const { side, positions } = elevationsOf(product);
  if (!positions) return [];
  const height = Math.round(standingHeight(side) * 100) / 100;
  return [up(`Height ${positions.side}`, 'side', 0, height, 'right')];
}

function up(
  name: string,
  of: Measure['of'],
  from: number,
  to: number,
  place: 'left' | 'right',
): Measure {
  return { name, of, axis: 'up', from, to, place };
}
