import { formatKilograms } from '../../../catalogue/measures.ts';
import { formatSaving, type Pence } from '../../../catalogue/money.ts';
import type { PriceResult } from './price-limit.ts';
import type { SearchResult, SiteSearchResult } from './search-products.ts';

/** The number of results, in words. */
export function resultCountText({ pages, hits }: SiteSearchResult): string {
  const counts = [
    ...(pages.length > 0 ? [pluralise(pages.length, 'page')] : []),
    ...(hits.length > 0 ? [pluralise(hits.length, 'product')] : []),
  ];
  return counts.length > 0 ? `${counts.join(' and ')} found` : 'Nothing found';
}

function pluralise(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const lackingTexts = {
  size: 'No exact match. Nearest sizes first.',
  height: 'No exact match. These reach at least as high.',
  nearReach: 'No exact match. These reach at least as far.',
  reach: 'Nothing reaches that far. Nearest first.',
  words: 'No product matches all your words.',
  sku: 'No exact match for that SKU. Nearest first.',
} as const;

/** Notes for the visitor on how the query was understood. */
export function getRemarks({
  readAs,
  notSold,
  unknown,
  lacking,
  price,
  hits,
  sizes,
}: SearchResult): string[] {
  return [
    ...(notSold ? [`We don't sell ${notSold}. These are the nearest we have.`] : []),
    ...(readAs ? [`Showing results for “${readAs}”.`] : []),
    ...(hits.length > 0 && unknown.length > 0 ? [`No results for “${unknown.join(' ')}”.`] : []),
    ...remarksOnLoad(hits, sizes),
    ...(hits.length > 0 && price ? remarksOnPrice(price) : []),
    ...(hits.length > 0 && lacking
      ? [lacking === 'platform' ? noPlatformText(sizes) : lackingTexts[lacking]]
      : []),
  ];
}

/** A family's name may contain more kilograms than its load: it must not be taken for the load. */
function remarksOnLoad(hits: SearchResult['hits'], sizes: SearchResult['sizes']): string[] {
  return sizes.flatMap((size) => {
    if (size.kind !== 'kilograms') return [];
    const less = hits.map(({ product }) => product.loadRating).filter((load) => load < size.value);
    if (less.length === 0) return [];
    const loads = [...new Set(less)].map(formatKilograms).join(' or ');
    return [`${formatKilograms(size.value)} is the range name. Maximum load: ${loads}.`];
  });
}

function noPlatformText([size]: SearchResult['sizes']): string {
  const metres = size?.kind === 'metres' ? size.value : 0;
  const shown = Number.isInteger(metres) ? metres.toFixed(1) : Math.round(metres * 100) / 100;
  return `No ${shown} m platform. Next highest first.`;
}

function remarksOnPrice({ least, most, reduced, met, first }: PriceResult): string[] {
  const conditions = [
    ...(reduced ? ['reduced in price'] : []),
    ...(least > 0 || most > 0 ? [`${formatBounds(least, most)} inc VAT`] : []),
  ].join(' and ');
  const order = first ? [`Showing the ${first} first.`] : [];
  if (!conditions) return order;
  const found = met
    ? conditions.replace(/^./, (letter) => letter.toUpperCase())
    : `Nothing ${conditions}`;
  return [`${found}.`, ...order];
}

function formatBounds(least: Pence, most: Pence): string {
  if (least === 0) return `up to ${formatSaving(most)}`;
  return `from ${formatSaving(least)}${most > 0 ? ` to ${formatSaving(most)}` : ''}`;
}
