import type { FamilyKey } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { type Shape, shapesOf } from '../../catalogue/shapes.ts';

/** How far a product's picture reaches in metres, x = 0 at the left end of its base. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Where the height that the shop quotes meets the drawing. */
  readonly edge: number;
  /** Ladders and tall towers are shown from two sides: where the second elevation's x = 0 stands. */
  readonly beside?: number;
}

/** A part a product consists of, as its packing list names it: 'Span frame 2.0 m', 4. */
export interface Component {
  readonly name: string;
  readonly count: number;
}

/** What every family's plan has beside its own members: the drawing's extent and what is in the box. */
export interface Plan {
  /** Parts have none: they are drawn to fill their plate. */
  readonly extent: Extent | undefined;
  /** Across the foot of a ladder that leans: its bar, its splayed base, or its stiles alone. */
  readonly base?: number;
  readonly components: readonly Component[];
}

/** A castor as it is listed and sold, by the diameter of the wheel that pictures show. */
export function castorName(kind: string, wheel: number): string {
  return `${kind} ${Math.round(wheel * 1000)} mm`;
}

/** A packing list from its counts; what a product has none of is left out. */
export function packed(counts: Readonly<Record<string, number>>): Component[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({ name, count }));
}

/** A product's shape as one of its family's: the catalogue's check lets no other through. */
export function shapeIn<Family extends FamilyKey>(
  { id, shape }: Product,
  family: Family,
): Shape<Family> {
  const shapes: readonly Shape<Family>[] = shapesOf[family];
  const found = shapes.find((each) => each === shape);
  if (!found) throw new Error(`${id}: ${shape} is no shape of the family ${family}`);
  return found;
}
