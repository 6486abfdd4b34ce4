import type { Catalogue } from '../../catalogue/index-products.ts';
import type { StockLevels } from '../../contract/stock.ts';
import { SiteError } from '../pages/manifest.ts';
import type { BuiltFeed } from '../pages/read-site.ts';

const availabilities = ['in_stock', 'out_of_stock'] as const;
type Availability = (typeof availabilities)[number];

/** The built feed, split at each item's availability. */
export type MerchantFeed = {
  headers: BuiltFeed['headers'];
  items: readonly { productId: string; built: Availability; textBefore: string }[];
  textAfter: string;
};

/** Splits the built feed. Throws if an item is not in the expected form: it would show stale stock. */
export function parseFeed({ xml, headers }: BuiltFeed, catalogue: Catalogue): MerchantFeed {
  // XML text has no bare `<`, so none of this can match a description.
  const items = [...xml.matchAll(/<item>.*?<\/item>/gs)].map(({ 0: item, index }) => {
    const availabilityElement = findSingleElement(item, 'g:availability');
    const start = index + availabilityElement.start;
    return {
      productId: findProductId(findSingleElement(item, 'g:id').text, catalogue),
      built: parseAvailability(availabilityElement.text),
      start,
      end: start + availabilityElement.text.length,
    };
  });
  const { length } = items;
  const isComplete = ['<item', '<g:availability'].every(
    (tag) => xml.split(tag).length - 1 === length,
  );
  if (length === 0 || !isComplete) throw invalidFeedError('its items are not in the expected form');
  if (new Set(items.map(({ productId }) => productId)).size !== length)
    throw invalidFeedError('it lists a product twice');
  return {
    headers,
    items: items.map(({ productId, built, start }, place) => ({
      productId,
      built,
      textBefore: xml.slice(items[place - 1]?.end ?? 0, start),
    })),
    textAfter: xml.slice(items.at(-1)?.end),
  };
}

/** Each item's availability now. Without a ledger account it is as built. */
export function currentAvailability({ items }: MerchantFeed, levels: StockLevels): Availability[] {
  return items.map(({ productId, built }) => {
    const left = levels[productId];
    if (left === undefined) return built;
    return left > 0 ? 'in_stock' : 'out_of_stock';
  });
}

/** The feed with the given availability. */
export function renderFeed(
  { items, textAfter }: MerchantFeed,
  availability: readonly Availability[],
): string {
  const filled = items.map(({ textBefore, built }, place) => [
    textBefore,
    availability[place] ?? built,
  ]);
  return [...filled.flat(), textAfter].join('');
}

function findSingleElement(item: string, name: string): { text: string; start: number } {
  const [found, ...more] = item.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'));
  if (!found || more.length > 0) throw invalidFeedError(`an item needs exactly one ${name}`);
  return { text: found[1] ?? '', start: found.index + `<${name}>`.length };
}

function findProductId(sku: string, catalogue: Catalogue): string {
  const id = catalogue.bySku(sku)?.id;
  if (id === undefined) throw invalidFeedError(`${sku} is not in the catalogue`);
  return id;
}

function parseAvailability(text: string): Availability {
  const known = availabilities.find((availability) => availability === text);
  if (!known) throw invalidFeedError(`unknown availability ${text}`);
  return known;
}

function invalidFeedError(reason: string): SiteError {
  return new SiteError(`The built merchant feed is invalid: ${reason}.`);
}
