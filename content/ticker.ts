import { equipmentFamilies, familyDisplayName } from '../catalogue/families.ts';
import { isIndoorOnly } from '../catalogue/indoor-only.ts';
import { formatPrice } from '../catalogue/money.ts';
import type { Product } from '../catalogue/product.ts';
import type { City } from './cities/city.ts';
import { claims } from './company.ts';
import { expressWords } from './delivery.ts';
import { withOwnerChanges } from './owner-changes.ts';
import { townOf } from './portfolio.ts';
import type { Project } from './projects.ts';

/** Whether the home page has a ticker. */
export const tickerRecord = { on: true };

export const hasTicker = withOwnerChanges('ticker', tickerRecord).on;

type TickerProducts = readonly [Product, ...Product[]];

const metres = (height: number): string => `${height.toFixed(1)} m`;

const least = (products: TickerProducts, figure: (product: Product) => number): Product =>
  products.reduce((found, product) => (figure(product) < figure(found) ? product : found));

const cheapest = (products: TickerProducts): Product => least(products, ({ price }) => price);
const dearest = (products: TickerProducts): Product => least(products, ({ price }) => -price);
const lowest = (products: TickerProducts): Product => least(products, (p) => p.workingHeight);
const highest = (products: TickerProducts): Product => least(products, (p) => -p.workingHeight);

const familyWordings: readonly ((label: string, products: TickerProducts) => string)[] = [
  (label, products) =>
    `${label}: ${products.length} to choose from, working height ${metres(lowest(products).workingHeight)} to ${metres(highest(products).workingHeight)}`,
  (label, products) =>
    `${label} from ${formatPrice(cheapest(products).price)} to ${formatPrice(dearest(products).price)} inc VAT, ${products.length} in all`,
  (label, products) =>
    `Highest working height in ${label}: ${metres(highest(products).workingHeight)}, ${highest(products).name}`,
  (label, products) =>
    `${label} from ${formatPrice(cheapest(products).price)} inc VAT: ${cheapest(products).name}`,
];

function familyMessages(products: readonly Product[]): string[] {
  return equipmentFamilies.flatMap((family, at) => {
    const [first, ...rest] = products.filter((product) => product.family === family);
    const wording = familyWordings[at % familyWordings.length];
    return first && wording ? [wording(familyDisplayName(family), [first, ...rest])] : [];
  });
}

function projectMessage(
  { location, completedDate, title, equipment, duration }: Project,
  at: number,
) {
  const town = townOf(location);
  if (completedDate === 'Ongoing') return `In progress: ${title}`;
  return at % 2 === 0
    ? `Case study, ${town}: ${equipment}, ${duration}`
    : `Completed ${completedDate}: ${title}`;
}

function cityMessage({ city, areas, delivery, radiusMiles }: City, at: number): string {
  const [first, second, ...others] = areas;
  const working = `within ${claims.deliveryWorkingDays} working days`;
  if (delivery === 'Next-day')
    return `Next-day delivery in ${city} ${expressWords(city)}. ${first}, ${second} and ${others.length} more areas`;
  if (radiusMiles) return `Delivery up to ${radiusMiles} miles around ${city} ${working}`;
  return at % 2 === 0
    ? `Delivery to ${first}, ${second} and ${others.length} more areas of ${city} ${working}`
    : `${city} delivery ${working}, from ${first} to ${others.at(-1)}`;
}

function shopMessages(products: readonly Product[]): string[] {
  const count = (matches: (product: Product) => boolean) => products.filter(matches).length;
  const present = new Set(products.map(({ family }) => family));
  const savings = products.map(({ price, originalPrice = price }) => originalPrice - price);
  return [
    `${products.length} products in ${present.size} families, with every ladder, step and tower drawn to scale`,
    'Choosing a size? Platform height = ceiling height minus 2 m',
    `${count(({ material }) => material === 'GRP')} GRP products for work near electrical risk`,
    `${count(({ family }) => family === 'accessories')} spare parts and accessories, listed by the product they fit`,
    `${count(({ standard }) => standard === 'EN 1004-1')} towers and decks to EN 1004-1`,
    `${count(({ standard }) => standard?.startsWith('EN 131-') ?? false)} ladders and steps to EN 131`,
    `${count(isIndoorOnly)} towers over 8 m, for indoor use only`,
    `${savings.filter((saving) => saving > 0).length} prices reduced, by up to ${formatPrice(Math.max(0, ...savings))}`,
    `Need 5 items or more? We reply to quote requests within ${claims.quoteWorkingDays} working days`,
  ];
}

/** Spreads each list evenly over the result, so that subjects alternate. */
function interleave(...lists: readonly (readonly string[])[]): string[] {
  return lists
    .flatMap((list) => list.map((text, at) => ({ text, place: (at + 0.5) / list.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text);
}

/**
 * The messages of the LIVE ticker: only what the catalogue, the projects and the delivery areas
 * support. Nothing about stock, which changes after the page is built.
 */
export function tickerMessages(
  catalogue: readonly Product[],
  projects: readonly Project[],
  cities: readonly City[],
): readonly string[] {
  const products = catalogue.filter(({ isTest }) => !isTest);
  return interleave(
    familyMessages(products),
    cities.map(cityMessage),
    shopMessages(products),
    projects.map(projectMessage),
  );
}
