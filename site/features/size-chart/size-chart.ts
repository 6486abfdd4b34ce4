import { isDomestic } from '../../../catalogue/domestic.ts';
import { equipmentFamilies, type FamilyKey } from '../../../catalogue/families.ts';
import { formatKilograms, formatMetres, formatMetresToCm } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { calculateWorkingHeight } from '../../../catalogue/reach.ts';
import { standingHeightAsSteps } from '../../../pictures/plans/rung-ladders.ts';

type Column = { readonly name: string; read(product: Product): string };

const ladderColumns: readonly Column[] = [
  { name: 'Standing height', read: ({ standingHeight }) => formatMetres(standingHeight) },
  { name: 'Working height', read: ({ workingHeight }) => formatMetres(workingHeight) },
];

/** A combination ladder stands in two ways, at very different heights. */
const combinationColumns: readonly Column[] = [
  { name: 'Standing, as steps', read: (product) => formatMetres(standingHeightAsSteps(product)) },
  { name: 'Standing, as a ladder', read: ({ standingHeight }) => formatMetres(standingHeight) },
  {
    name: 'Working height, as steps',
    read: (product) =>
      formatMetres(calculateWorkingHeight('tread', standingHeightAsSteps(product))),
  },
  { name: 'Working height, as a ladder', read: ({ workingHeight }) => formatMetres(workingHeight) },
];

const commonColumns: readonly Column[] = [
  { name: 'Closed length', read: ({ closedLength }) => formatMetresToCm(closedLength) },
  { name: 'Weight', read: ({ weight }) => formatKilograms(weight) },
  { name: 'Load', read: ({ loadRating }) => formatKilograms(loadRating) },
];

/** The measurements for these products, which are of one family. */
export function getColumns([first]: readonly Product[]): readonly Column[] {
  const heights = first?.family === 'combination-ladders' ? combinationColumns : ladderColumns;
  return [...heights, ...commonColumns];
}

/** The part of a name that differs within a model: '2 × 8 rung'. */
export function sizeName({ name, model }: Product): string {
  const [, size] = name.split(`${model}, `);
  return size ?? name;
}

/** The models of a family, each with its sizes, the lowest first; those for the home after those for work. */
export function groupByModel(products: readonly Product[]) {
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
