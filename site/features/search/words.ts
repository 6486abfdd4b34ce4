import { withPlainNumbers } from './plain-numbers.ts';
import { withPlainPrices } from './price-words.ts';

const stopWords = new Set(
  'a an the and or between for with of in on to at my up from is per high tall height size series range bs en iso'.split(
    ' ',
  ),
);

/**
 * Words, numbers and prices in the order they stand: '2x8 GRP, over £90' gives 2, x, 8, grp,
 * from £90.
 */
export function tokensOf(text: string): string[] {
  const written = text
    .toLowerCase()
    .replace(/[×✕*]/g, 'x')
    // A thousand and a decimal written with commas.
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.');
  const tokens = /(?:(?:from|to) )?£\s*\d*\.?\d+|\d+(?:\.\d+)?|[a-z]+|['′°]/g;
  return withPlainPrices(withPlainNumbers(written)).match(tokens) ?? [];
}

export function isNumber(token: string): boolean {
  return /^\d/.test(token);
}

export function isPrice(token: string): boolean {
  return token.includes('£');
}

export function isWord(token: string): boolean {
  return /^[a-z]+$/.test(token);
}

/** Words that say nothing about a product on their own. */
export function isStopWord(token: string): boolean {
  return stopWords.has(token);
}

/** The form that one thing and several share: towers, tower; accessories, accessory. */
export function stem(word: string): string {
  if (stopWords.has(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
