import { familyText, isEveryFamily } from './families.ts';
import { firstFew } from './first-few.ts';
import { partsFor, productsFitting } from './parts.ts';
import type { Product } from './product.ts';

/** The families an accessory fits, with how many products that is and which models where not all. */
export function familiesFitted(part: Product, products: readonly Product[]) {
  const byFamily = Map.groupBy(products, ({ family }) => family);
  return [...(part.compatibleWith ?? [])].flatMap((family) => {
    const ofFamily = byFamily.get(family) ?? [];
    const these = productsFitting(part, ofFamily);
    if (these.length === 0) return [];
    const models = [...new Set(these.map(({ model }) => model))];
    const all = new Set(ofFamily.map(({ model }) => model));
    return {
      family,
      label: familyText(family),
      // Named only where the part fits some models of the family and not all.
      models: models.length < all.size ? models : [],
      count: these.length,
    };
  });
}

const list = new Intl.ListFormat('en-GB');
const mostModelsNamed = 3;
const mostCompanions = 4;

/** What a part fits, short enough for a card. */
export function fitsLine(part: Product): string {
  const sizes = sizesFitted(part);
  return sizes ? `${namesFitted(part)}, ${sizes}` : namesFitted(part);
}

/** For a part that is for some sizes of its models alone. */
export function sizesFitted({ fitsUpTo, fitsExtendedTo, fitsFrom }: Product): string | undefined {
  if (fitsFrom !== undefined) return `${fitsFrom}\u00a0m and over`;
  if (fitsExtendedTo !== undefined) return `up to ${fitsExtendedTo}\u00a0m extended`;
  return fitsUpTo === undefined ? undefined : `up to ${fitsUpTo}\u00a0m closed`;
}

function namesFitted({ compatibleWith = [], fitsModels }: Product): string {
  if (fitsModels && fitsModels.length <= mostModelsNamed) return list.format(fitsModels);
  if (isEveryFamily(compatibleWith)) return 'every family';
  const families = list.format(compatibleWith.map(familyText));
  return fitsModels ? `${fitsModels.length} models of ${families}` : families;
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

/** So that a page does not grow with the catalogue: the spare parts page has them all. */
const mostParts = 12;

/** The parts that a product's page shows, what fits it or goes with it, and how many more there are. */
export function partsOnPage(product: Product, products: readonly Product[]) {
  const isPart = product.category === 'Accessories';
  const all = isPart ? companionParts(product, products) : partsFor(product, products);
  const parts = all.slice(0, mostParts);
  return { parts, further: all.length - parts.length };
}
