import { isDomestic } from '../../../catalogue/domestic.ts';
import { equipmentFamilies, type FamilyKey } from '../../../catalogue/families.ts';
import { exactMetres, kilograms, metres } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { workingHeightOf } from '../../../catalogue/reach.ts';
import { standingAsSteps } from '../../../pictures/plans/rung-ladders.ts';

type Column = { readonly name: string; read(product: Product): string };

const asLadder: readonly Column[] = [
  { name: 'Standing height', read: ({ standingHeight }) => metres(standingHeight) },
  { name: 'Working height', read: ({ workingHeight }) => metres(workingHeight) },
];

/** A combination ladder stands in two ways, at very different heights. */
const inBothPositions: readonly Column[] = [
  { name: 'Standing, as steps', read: (product) => metres(standingAsSteps(product)) },
  { name: 'Standing, as a ladder', read: ({ standingHeight }) => metres(standingHeight) },
  {
    name: 'Working height, as steps',
    read: (product) => metres(workingHeightOf('tread', standingAsSteps(product))),
  },
  { name: 'Working height, as a ladder', read: ({ workingHeight }) => metres(workingHeight) },
];

const others: readonly Column[] = [
  { name: 'Closed length', read: ({ closedLength }) => exactMetres(closedLength) },
  { name: 'Weight', read: ({ weight }) => kilograms(weight) },
  { name: 'Load', read: ({ loadRating }) => kilograms(loadRating) },
];

/** The measurements for these products, which are of one family. */
export function columnsOf([first]: readonly Product[]): readonly Column[] {
  const heights = first?.family === 'combination-ladders' ? inBothPositions : asLadder;
  return [...heights, ...others];
}

/** The part of a name that differs within a model: '2 × 8 rung'. */
export function sizeName({ name, model }: Product): string {
  const [, size] = name.split(`${model}, `);
  return size ?? name;
}

/** The models of a family, each with its sizes, the lowest first; those for the home after those for work. */
export function modelsOf(products: readonly Product[]) {
  const byModel = Map.groupBy(products, ({ range, model }) => `${range} ${model}`);
  const models = [...byModel].map(([name, sizes]) => ({ name, sizes }));
  return models.sort((a, b) => Number(a.sizes.some(isDomestic)) - Number(b.sizes.some(isDomestic)));
}

/** The families with a size chart: parts have no sizes to choose from. */
export function chartedFamilies(products: readonly Product[]) {
  return equipmentFamilies.map((family: FamilyKey) => ({
    family,
    sizes: products.filter((product) => product.family === family),
  }));
}
