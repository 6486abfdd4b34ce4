import { kilograms } from '../../../catalogue/measures.ts';
import { formatSaving, type Pence } from '../../../catalogue/money.ts';
import type { PriceAnswer } from './price-limit.ts';
import type { SearchAnswer, SiteAnswer } from './search-products.ts';

/** The number of results, in words. */
export function countOf({ pages, hits }: SiteAnswer): string {
  const counts = [
    ...(pages.length > 0 ? [counted(pages.length, 'page')] : []),
    ...(hits.length > 0 ? [counted(hits.length, 'product')] : []),
  ];
  return counts.length > 0 ? `${counts.join(' and ')} found` : 'Nothing found';
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const lacks = {
  size: 'No exact match. Nearest sizes first.',
  height: 'No exact match. These reach at least as high.',
  nearReach: 'No exact match. These reach at least as far.',
  reach: 'Nothing reaches that far. Nearest first.',
  words: 'No product matches all your words.',
  sku: 'No exact match for that SKU. Nearest first.',
} as const;

/** Notes for the visitor on how the query was understood. */
export function remarksOn({
  readAs,
  notSold,
  unknown,
  lacking,
  price,
  hits,
  sizes,
}: SearchAnswer): string[] {
  return [
    ...(notSold ? [`We don't sell ${notSold}. These are the nearest we have.`] : []),
    ...(readAs ? [`Showing results for “${readAs}”.`] : []),
    ...(hits.length > 0 && unknown.length > 0 ? [`No results for “${unknown.join(' ')}”.`] : []),
    ...remarksOnLoad(hits, sizes),
    ...(hits.length > 0 && price ? remarksOnPrice(price) : []),
    ...(hits.length > 0 && lacking
      ? [lacking === 'platform' ? lackOfPlatform(sizes) : lacks[lacking]]
      : []),
  ];
}

/** A family's name may contain more kilograms than its load: it must not be taken for the load. */
function remarksOnLoad(hits: SearchAnswer['hits'], sizes: SearchAnswer['sizes']): string[] {
  return sizes.flatMap((size) => {
    if (size.kind !== 'kilograms') return [];
    const less = hits.map(({ product }) => product.loadRating).filter((load) => load < size.value);
    if (less.length === 0) return [];
    const loads = [...new Set(less)].map(kilograms).join(' or ');
    return [`${kilograms(size.value)} is the range name. Maximum load: ${loads}.`];
  });
}

function lackOfPlatform([size]: SearchAnswer['sizes']): string {
  const metres = size?.kind === 'metres' ? size.value : 0;
  const shown = Number.isInteger(metres) ? metres.toFixed(1) : Math.round(metres * 100) / 100;
  return `No ${shown} m platform. Next highest first.`;
}

function remarksOnPrice({ least, most, reduced, met, first }: PriceAnswer): string[] {
  const asked = [
    ...(reduced ? ['reduced in price'] : []),
    ...(least > 0 || most > 0 ? [`${boundsInWords(least, most)} inc VAT`] : []),
  ].join(' and ');
  const order = first ? [`Showing the ${first} first.`] : [];
  if (!asked) return order;
  const found = met ? asked.replace(/^./, (letter) => letter.toUpperCase()) : `Nothing ${asked}`;
  return [`${found}.`, ...order];
}

function boundsInWords(least: Pence, most: Pence): string {
  if (least === 0) return `up to ${formatSaving(most)}`;
  return `from ${formatSaving(least)}${most > 0 ? ` to ${formatSaving(most)}` : ''}`;
}
