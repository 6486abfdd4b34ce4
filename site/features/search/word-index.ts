import MiniSearch, { type Query } from 'minisearch';
import { isDomestic } from '../../../catalogue/domestic.ts';
import { equipmentFamilies, type FamilyKey, familyLabel } from '../../../catalogue/families.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { normaliseWords } from './lexicon.ts';
import type { QueryTerm } from './search-products.ts';
import { isStopWord, isWord } from './tokens.ts';
import { tradesUsing } from './trades.ts';

export type WordMatch = {
  readonly product: ListedProduct;
  readonly score: number;
  /** Its place in the catalogue. */
  readonly place: number;
  /** Words of the product that were matched, as stems. */
  readonly words: readonly string[];
};

/** A search for a family excludes its parts, and the test item is always excluded. */
export function excludeParts(found: readonly WordMatch[]): WordMatch[] {
  const [best] = found;
  const family = best ? normaliseWords(familyLabel(best.product.family)) : [];
  const named = best && best.words.length > 0 && best.words.every((word) => family.includes(word));
  return found.filter(
    ({ product }) => !product.isTest && (!named || product.category === best.product.category),
  );
}

const tower = 'mobile access tower';
const wideTower = `${tower} fullwidth`;

/** Buyers' words for a family besides its label. 'onstairs' is our word for ladders that stand on stairs. */
const alsoCalled: Partial<Record<FamilyKey, string>> = {
  'combination-ladders': 'stairs onstairs',
  'stairwell-tower': `${tower} stairs onstairs`,
  'folding-tower': tower,
  'one-man-tower': tower,
  'narrow-tower': tower,
  'podium-tower': tower,
  'industrial-deck': wideTower,
  '250-standard': wideTower,
  '500-standard': wideTower,
  '250-agr': wideTower,
  '500-agr': wideTower,
  'mobile-access': 'steps',
};

/** The fields of a product that are indexed, and the weight of a match in each. */
const fields = {
  name: { weight: 4, read: (product) => product.name },
  family: { weight: 2, read: (product) => familyLabel(product.family) },
  material: { weight: 2, read: (product) => product.material },
  standardClass: { weight: 1, read: (product) => product.standardClass ?? '' },
  // Products for the home are not found by trade.
  trades: {
    weight: 1,
    read: (product) => (isDomestic(product) ? '' : tradesUsing(product.family)),
  },
  alsoCalled: { weight: 0.5, read: (product) => alsoCalled[product.family] ?? '' },
  badges: { weight: 0.5, read: (product) => product.badges.join(' ') },
} as const satisfies Record<string, { weight: number; read: (product: ListedProduct) => string }>;

type Field = keyof typeof fields;

const fieldNames = Object.keys(fields) as Field[];

/** The fields of equipment whose words buyers use together with a part for it. */
const equipmentFields = ['name', 'family', 'alsoCalled'] as const satisfies readonly Field[];

/** Every text that the index is made of. */
export function indexedTexts(products: readonly ListedProduct[]): Set<string> {
  return new Set(
    products.flatMap((product) => fieldNames.map((field) => fields[field].read(product))),
  );
}

/** Products with all of the words, with some, or parts with the words in their name and what they fit. */
type MatchMode = 'all' | 'fitting' | 'some';

type WordIndex = (wanted: readonly QueryTerm[], mode: MatchMode) => WordMatch[];

/** The words in the names of equipment families. A query with no other words does not ask for a part. */
const equipmentWords = new Set(
  equipmentFamilies.flatMap((key) => normaliseWords(familyLabel(key))),
);

/** Finds products by words, best first. Without words it finds every product. */
export function createWordIndex(products: readonly ListedProduct[]): WordIndex {
  const byId = new Map(products.map((product, place) => [product.id, { product, place }]));
  // Many products share a family, a material and badges: each text is read once.
  const read = new Map<string, string>();
  function wordsOf(text: string): string {
    const words = read.get(text) ?? extractWords(text);
    read.set(text, words);
    return words;
  }
  const productsByFamily = Map.groupBy(products, ({ family }) => family);
  /** For a part: every word that its equipment is called by. */
  function fittedEquipmentWords({ compatibleWith = [] }: ListedProduct): string {
    const texts = compatibleWith
      .flatMap((family) => productsByFamily.get(family) ?? [])
      .flatMap((machine) => equipmentFields.map((field) => fields[field].read(machine)));
    return [...new Set([...new Set(texts)].flatMap((text) => wordsOf(text).split(' ')))].join(' ');
  }
  const index = new MiniSearch<ListedProduct>({
    fields: [...fieldNames, 'fits'],
    extractField: (product, field) => {
      if (field === 'id') return product.id;
      return field === 'fits'
        ? fittedEquipmentWords(product)
        : wordsOf(fields[field as Field].read(product));
    },
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
    searchOptions: {
      boost: Object.fromEntries(fieldNames.map((field) => [field, fields[field].weight])),
      // Our names all have about the same length, so a short one is only slightly better.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boostDocument: (id) => documentBoost(byId.get(id)?.product),
    },
  });
  index.addAll(products);

  return (wanted, mode) => {
    const fields = mode === 'fitting' ? [...fieldNames, 'fits'] : fieldNames;
    return index
      .search(buildQuery(wanted, mode), { fields })
      .flatMap(({ id, score, terms, match }) => {
        const entry = byId.get(id);
        if (!entry || (mode === 'fitting' && !matchesOwnFields(match))) return [];
        return [{ ...entry, score, words: terms }];
      });
  };
}

/** Whether a match is about more than what a part fits: 'tower ladder' does not ask for a ladder frame. */
function matchesOwnFields(match: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.entries(match).some(
    ([word, fields]) => !equipmentWords.has(word) && fields.some((field) => field !== 'fits'),
  );
}

function buildQuery(wanted: readonly QueryTerm[], mode: MatchMode): Query {
  if (wanted.length === 0) return MiniSearch.wildcard;
  return {
    combineWith: mode === 'some' ? 'OR' : 'AND',
    queries: wanted.map(({ means, begun }) => ({
      combineWith: 'OR',
      prefix: begun,
      queries: [...means],
    })),
  };
}

function extractWords(text: string): string {
  return normaliseWords(text)
    .filter((word) => isWord(word) && !isStopWord(word))
    .join(' ');
}

/** Ladders come before their feet in a search for ladders. The test item comes last. */
function documentBoost(product: ListedProduct | undefined): number {
  if (product?.isTest) return 0.01;
  return product?.category === 'Accessories' ? 0.4 : 1;
}
