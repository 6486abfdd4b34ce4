import type { FamilyKey } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { type Shape, shapesByFamily } from '../../catalogue/shapes.ts';

/** The extent of a product's drawing in metres, with x = 0 at the left end of its base. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** The x at which the dimension line of the quoted height meets the drawing. */
  readonly edge: number;
  /** The x of the second elevation, for ladders and tall towers, which are drawn from two sides. */
  readonly beside?: number;
}

/** A component of a product, as named on its packing list: 'Span frame 2.0 m', 4. */
export interface Component {
  readonly name: string;
  readonly count: number;
}

/** The common part of every family's plan: the drawing's extent and the packing list. */
export interface Plan {
  /** Undefined for parts, which are drawn to fill their plate. */
  readonly extent: Extent | undefined;
  /** The width across the foot of a leaning ladder: of its bar, its splayed base, or its stiles. */
  readonly base?: number;
  readonly components: readonly Component[];
}

/** The name under which a castor is listed and sold, with the wheel diameter that pictures show. */
export function castorName(kind: string, wheel: number): string {
  return `${kind} ${Math.round(wheel * 1000)} mm`;
}

/** A packing list from counts. Components with a count of 0 are left out. */
export function toComponents(counts: Readonly<Record<string, number>>): Component[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({ name, count }));
}

/** A product's shape, typed as one of its family's. The catalogue check rejects any other. */
export function requireShape<Family extends FamilyKey>(
  { id, shape }: Product,
  family: Family,
): Shape<Family> {
  const shapes: readonly Shape<Family>[] = shapesByFamily[family];
  const found = shapes.find((each) => each === shape);
  if (!found) throw new Error(`${id}: ${shape} is no shape of the family ${family}`);
  return found;
}
