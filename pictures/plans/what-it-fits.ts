import { familyText, isEveryFamily } from '../../catalogue/families.ts';
import { firstFew } from '../../catalogue/first-few.ts';
import { idOf } from '../../catalogue/identity.ts';
import type { Product } from '../../catalogue/product.ts';
import { partsFor, productsFitting } from './parts.ts';

/** The families an accessory fits, with the number of products, and the models and sizes where not all fit. */
export function familiesFitted(part: Product, products: readonly Product[]) {
  const byFamily = Map.groupBy(products, ({ family }) => family);
  return [...(part.compatibleWith ?? [])].flatMap((family) => {
    const ofFamily = byFamily.get(family) ?? [];
    const these = productsFitting(part, ofFamily);
    if (these.length === 0) return [];
    const models = namesOf(these);
    return {
      family,
      label: familyText(family),
      // Named only where the part fits some models of the family and not all.
      models: models.length < namesOf(ofFamily).length ? models : [],
      sizes: sizesFitted(part, these, ofFamily),
      count: these.length,
    };
  });
}

type Fitted = ReturnType<typeof familiesFitted>;

const namesOf = (products: readonly Product[]) => [...new Set(products.map(({ model }) => model))];

const list = new Intl.ListFormat('en-GB');
const mostModelsNamed = 3;
const mostCompanions = 4;

/** What a part fits, short enough for a card. */
export function fitsLine(part: Product, products: readonly Product[]): string {
  const families = familiesFitted(part, products);
  const sizes = sizesFitted(part, productsFitting(part, products), products);
  const names = namesFitted(families, productsFitting(part, products));
  return sizes ? `${names}, ${sizes}` : names;
}

/** The sizes that a part fits. Undefined if it fits all sizes of its models. */
function sizesFitted(
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

function namesFitted(families: Fitted, fitted: readonly Product[]): string {
  const models = namesOf(fitted);
  const isWhole = families.every(({ models: some }) => some.length === 0);
  if (!isWhole && models.length <= mostModelsNamed) return list.format(models);
  if (isEveryFamily(families.map(({ family }) => family))) return 'every family';
  const labels = list.format(families.map(({ label }) => label));
  return isWhole ? labels : `${models.length} models of ${labels}`;
}

/** The families and models that a part fits, as used in URLs. */
export function partFit(part: Product, products: readonly Product[]) {
  const families = familiesFitted(part, products);
  const isWhole = families.every(({ models }) => models.length === 0);
  const models = isWhole ? undefined : namesOf(productsFitting(part, products)).map(idOf);
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
  return firstFew(
    companions,
    mostCompanions,
    (a, b) => b.shared - a.shared || a.other.price - b.other.price,
  ).map(({ other }) => other);
}

/** One row on a wide screen. The spare parts page lists all, so no page grows with the catalogue. */
const mostParts = 4;

/** The parts shown on a product's page (those that fit or accompany it), and the number of further ones. */
export function partsOnPage(product: Product, products: readonly Product[]) {
  const isPart = product.category === 'Accessories';
  const all = isPart ? companionParts(product, products) : partsFor(product, products);
  const parts = all.slice(0, mostParts);
  return { parts, further: all.length - parts.length };
}
