import { kilograms } from '../../../catalogue/measures.ts';
import { formatSaving, type Pence } from '../../../catalogue/money.ts';
import type { PriceAnswer } from './price-limit.ts';
import type { Answer } from './search-products.ts';
import type { SiteAnswer } from './site-search.ts';

/** How many were found. */
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
  size: 'None of exactly that size: the nearest first.',
  height: 'None is so high itself: those with enough working height first.',
  nearReach: 'None of exactly that size: those that reach far enough first.',
  reach: 'None reaches so far: the nearest first.',
  words: 'None has all of those words.',
  sku: 'No such SKU: these are the nearest.',
} as const;

/** What a visitor should know about how their words were taken. */
export function remarksOn({ readAs, unknown, lacking, price, hits, sizes }: Answer): string[] {
  return [
    ...(readAs ? [`Read as “${readAs}”.`] : []),
    ...(hits.length > 0 && unknown.length > 0 ? [`Nothing under “${unknown.join(' ')}”.`] : []),
    ...remarksOnLoad(hits, sizes),
    ...(hits.length > 0 && price ? remarksOnPrice(price) : []),
    ...(hits.length > 0 && lacking
      ? [lacking === 'platform' ? lackOfPlatform(sizes) : lacks[lacking]]
      : []),
  ];
}

/** A family may be called by more than it carries: nobody is to load it by its name. */
function remarksOnLoad(hits: Answer['hits'], sizes: Answer['sizes']): string[] {
  return sizes.flatMap((size) => {
    if (size.kind !== 'kilograms') return [];
    const less = hits.map(({ product }) => product.loadRating).filter((load) => load < size.value);
    if (less.length === 0) return [];
    const loads = [...new Set(less)].map(kilograms).join(' or ');
    return [`${kilograms(size.value)} is the name of the family: each of these carries ${loads}.`];
  });
}

function lackOfPlatform([size]: Answer['sizes']): string {
  const metres = size?.kind === 'metres' ? size.value : 0;
  const shown = Number.isInteger(metres) ? metres.toFixed(1) : Math.round(metres * 100) / 100;
  return `No platform of ${shown} m: the next higher ones first.`;
}

function remarksOnPrice({ least, most, reduced, met, first }: PriceAnswer): string[] {
  const asked = [
    ...(reduced ? ['reduced in price'] : []),
    ...(least > 0 || most > 0 ? [`${boundsInWords(least, most)} inc VAT`] : []),
  ].join(' and ');
  if (!asked) return first ? [`The ${first} first.`] : [];
  const found = met ? asked.replace(/^./, (letter) => letter.toUpperCase()) : `None ${asked}`;
  return [`${found}${first ? `: the ${first} first` : ''}.`];
}

function boundsInWords(least: Pence, most: Pence): string {
  if (least === 0) return `up to ${formatSaving(most)}`;
  return `from ${formatSaving(least)}${most > 0 ? ` to ${formatSaving(most)}` : ''}`;
}
