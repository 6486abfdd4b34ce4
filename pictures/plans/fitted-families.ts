import { familyDisplayName, includesAllFamilies } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { toProductId } from '../../catalogue/product-ids.ts';
import { topN } from '../../catalogue/top-n.ts';
import { findFittingParts, findFittingProducts } from './parts.ts';

/** The families an accessory fits, with the number of products, and the models and sizes where not all fit. */
export function listFittedFamilies(part: Product, products: readonly Product[]) {
  const byFamily = Map.groupBy(products, ({ family }) => family);
  return [...(part.compatibleWith ?? [])].flatMap((family) => {
    const ofFamily = byFamily.get(family) ?? [];
    const these = findFittingProducts(part, ofFamily);
    if (these.length === 0) return [];
    const models = modelNames(these);
    return {
      family,
      label: familyDisplayName(family),
      // Named only where the part fits some models of the family and not all.
      models: models.length < modelNames(ofFamily).length ? models : [],
      sizes: formatFittedSizes(part, these, ofFamily),
      count: these.length,
    };
  });
}

type Fitted = ReturnType<typeof listFittedFamilies>;

const modelNames = (products: readonly Product[]) => [
  ...new Set(products.map(({ model }) => model)),
];

const list = new Intl.ListFormat('en-GB');
const maxModelsNamed = 3;
const maxCompanions = 4;

/** What a part fits, short enough for a card. */
export function formatFits(part: Product, products: readonly Product[]): string {
  const families = listFittedFamilies(part, products);
  const sizes = formatFittedSizes(part, findFittingProducts(part, products), products);
  const names = formatFittedNames(families, findFittingProducts(part, products));
  return sizes ? `${names}, ${sizes}` : names;
}

/** The sizes that a part fits. Undefined if it fits all sizes of its models. */
function formatFittedSizes(
  { fitsUpTo }: Product,
  fitted: readonly Product[],
  all: readonly Product[],
): string | undefined {
  const modelOf = ({ family, model }: Product) => `${family} ${model}`;
  const models = new Set(fitted.map(modelOf));
  const others = all.filter((size) => models.has(modelOf(size)) && !fitted.includes(size));
  if (others.length === 0) return undefined;
  if (fitsUpTo !== undefined) return `up to ${fitsUpTo}\u00a0m closed`;
  const [heights, left] = [fitted, others].map((sizes) => sizes.map(({ height }) => height));
  const [least, most] = [Math.min(...(heights ?? [])), Math.max(...(heights ?? []))];
  if (least > Math.max(...(left ?? []))) return `${least}\u00a0m and over`;
  const extended = fitted.every(({ heightKind }) => heightKind === 'extended') ? ' extended' : '';
  return most < Math.min(...(left ?? [])) ? `up to ${most}\u00a0m${extended}` : 'some sizes';
}

function formatFittedNames(families: Fitted, fitted: readonly Product[]): string {
  const models = modelNames(fitted);
  const isWhole = families.every(({ models: some }) => some.length === 0);
  if (!isWhole && models.length <= maxModelsNamed) return list.format(models);
  if (includesAllFamilies(families.map(({ family }) => family))) return 'every family';
  const labels = list.format(families.map(({ label }) => label));
  return isWhole ? labels : `${models.length} models of ${labels}`;
}

/** The families and models that a part fits, as used in URLs. */
export function getPartFit(part: Product, products: readonly Product[]) {
  const families = listFittedFamilies(part, products);
  const isWhole = families.every(({ models }) => models.length === 0);
  const models = isWhole
    ? undefined
    : modelNames(findFittingProducts(part, products)).map(toProductId);
  return { families: families.map(({ family }) => family), models };
}

/** Other parts for the same equipment: those that share most of its families first, then by price. */
export function companionParts(part: Product, products: readonly Product[]): Product[] {
  const own = new Set(part.compatibleWith);
  const sharedWith = ({ compatibleWith }: Product): number => {
    const theirs = new Set(compatibleWith);
    return own.intersection(theirs).size / own.union(theirs).size;
  };
  const companions = products
    .filter((other) => other.id !== part.id && other.compatibleWith?.some((key) => own.has(key)))
    .map((other) => ({ other, shared: sharedWith(other) }));
  return topN(
    companions,
    maxCompanions,
    (a, b) => b.shared - a.shared || a.other.price - b.other.price,
  ).map(({ other }) => other);
}

/** One row on a wide screen. The spare parts page lists all, so no page grows with the catalogue. */
const maxPartsOnPage = 4;

/** The parts shown on a product's page (those that fit or accompany it), and the number of further ones. */
export function partsOnPage(product: Product, products: readonly Product[]) {
  const isPart = product.category === 'Accessories';
  const all = isPart ? companionParts(product, products) : findFittingParts(product, products);
  const parts = all.slice(0, maxPartsOnPage);
  return { parts, further: all.length - parts.length };
}
