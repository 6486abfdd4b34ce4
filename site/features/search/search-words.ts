import { formatSaving } from '../../../catalogue/money.ts';
import type { PriceAnswer } from './price-limit.ts';
import type { Answer } from './search-products.ts';

/** How many were found. */
export function countOf({ hits }: Answer): string {
  if (hits.length === 0) return 'Nothing found';
  return hits.length === 1 ? '1 product found' : `${hits.length} products found`;
}

const lacks = {
  size: 'None of exactly that size: the nearest first.',
  nearReach: 'None of exactly that size: those that reach far enough first.',
  reach: 'None reaches so far: the nearest first.',
  words: 'None has all of those words.',
  sku: 'No such SKU: these are the nearest.',
} as const;

/** What a visitor should know about how their words were taken. */
export function remarksOn({ readAs, unknown, lacking, price, hits }: Answer): string[] {
  return [
    ...(readAs ? [`Read as “${readAs}”.`] : []),
    ...(hits.length > 0 && unknown.length > 0 ? [`Nothing under “${unknown.join(' ')}”.`] : []),
    ...(hits.length > 0 && price ? [remarkOnPrice(price)] : []),
    ...(hits.length > 0 && lacking ? [lacks[lacking]] : []),
  ];
}

function remarkOnPrice({ most, reduced, met, cheapestFirst }: PriceAnswer): string {
  const asked = [
    ...(reduced ? ['reduced in price'] : []),
    ...(most > 0 ? [`up to ${formatSaving(most)} inc VAT`] : []),
  ].join(' and ');
  const found = met ? asked.replace(/^./, (letter) => letter.toUpperCase()) : `None ${asked}`;
  return `${found}${cheapestFirst ? ': the cheapest first' : ''}.`;
}
