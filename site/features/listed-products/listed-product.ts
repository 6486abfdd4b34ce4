import type { Product } from '../../../catalogue/product.ts';
import { plateSpan } from '../../../pictures/drawings/plate-anchors.ts';
import { getRuler, type Ruler } from '../pictures/ruler.ts';

const listedFields = [
  'id',
  'name',
  'sku',
  'brand',
  'price',
  'originalPrice',
  'priceId',
  'category',
  'family',
  'image',
  'width',
  'length',
  'height',
  'heightKind',
  'workingHeight',
  'loadRating',
  'material',
  'treads',
  'rungs',
  'weight',
  'closedLength',
  'standard',
  'standardClass',
  'domestic',
  'inStock',
  'stockCount',
  'estimatedRestock',
  'badges',
  'rating',
  'compatibleWith',
  'isTest',
] as const satisfies readonly (keyof Product)[];

type ListedFields = Pick<Product, (typeof listedFields)[number]>;

/** What the browser knows of every product: all that cards, cart, search and compare need, no prose. */
export type ListedProduct = ListedFields & {
  /** The dimension line of its height on its picture. */
  readonly ruler?: Ruler;
  /** The metres shown by its square drawing; undefined for a part. */
  readonly span?: number;
};

export function toListed(product: Product): ListedProduct {
  const listed = Object.fromEntries(
    listedFields
      .filter((field) => product[field] !== undefined)
      .map((field) => [field, product[field]]),
  ) as ListedFields;
  const [ruler, span] = [getRuler(product), plateSpan(product)];
  return { ...listed, ...(ruler && { ruler }), ...(span && { span }) };
}
