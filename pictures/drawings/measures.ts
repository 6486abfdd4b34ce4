import type { Product } from '../../catalogue/product.ts';
import { widthName } from '../../catalogue/width-name.ts';
import { standingHeight } from './elevations/mark.ts';
import { elevationsOf } from './elevations/product.ts';

/** A length of the product as the drawing sheet shows it, in metres of one of its elevations. */
export interface Measure {
  readonly name: string;
  readonly of: 'front' | 'side';
  readonly axis: 'up' | 'across';
  readonly from: number;
  readonly to: number;
  /** Which side of the drawing an upright one stands on. */
  readonly place?: 'left' | 'right';
  /** The one the shop quotes. */
  readonly strong?: boolean;
}

export function millimetres({ from, to }: Pick<Measure, 'from' | 'to'>): number {
  return Math.round((to - from) * 1000);
}

/** Every length of a product that its drawing can show. Parts have no drawing sheet. */
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
  // A ladder that hooks on leans: its length runs along the slope, where no level line can show it.
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
  // The lowest section of a sliding ladder is as long as the ladder is when closed.
  const slides = rungs !== undefined && shape !== 'multi-position-ladder';
  return [
    { ...up('Extended length', 'front', 0, height, 'left'), strong: true },
    ...(slides ? [up('Closed length', 'front', 0, length, 'right')] : []),
    widthOf(product),
    ...setUpHeight(product),
  ];
}

/** How tall a ladder of several positions stands in its other one: to the centimetre, as it is drawn. */
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
