import type { Size } from './sizes.ts';
import { isNumber, stem, tokensOf } from './words.ts';

/** A part of a text, from this place on. */
export type Piece = { readonly at: number; readonly text: string; readonly marked: boolean };

type Matched = {
  readonly words: readonly string[];
  readonly sizes: readonly Size[];
  readonly query: string;
};

/** A name in pieces, those that the query matched marked: as far as they were typed, or whole. */
export function markMatches(name: string, { words, sizes, query }: Matched): Piece[] {
  const typed = tokensOf(query);
  const numbers = new Set(sizes.flatMap(numbersIn));
  const pieces: Piece[] = [];
  let end = 0;
  const add = (from: number, to: number) => {
    if (from > end) pieces.push({ at: end, text: name.slice(end, from), marked: false });
    pieces.push({ at: from, text: name.slice(from, to), marked: true });
    end = to;
  };
  for (const { 0: part, index } of name.matchAll(/\d+(?:\.\d+)?|[a-z]+/gi)) {
    const token = part.toLowerCase();
    if (isNumber(token)) {
      if (numbers.has(Number(token))) add(index, index + part.length);
    } else if (words.includes(stem(token))) {
      const begun = typed.findLast((word) => token.startsWith(word));
      const whole = typed.some((word) => stem(word) === stem(token));
      add(index, index + (begun && !whole ? begun.length : part.length));
    }
  }
  if (end < name.length) pieces.push({ at: end, text: name.slice(end), marked: false });
  return pieces;
}

function numbersIn(size: Size): number[] {
  if (size.kind === 'set') return [size.sections, size.rungs];
  return size.kind === 'standard' || size.kind === 'footprint' ? [] : [size.value];
}

/** A SKU marked as far as it was typed, whatever stands between its letters. */
export function markSku(sku: string, query: string): Piece[] {
  const typed = [...query.toUpperCase()].filter((letter) => /[A-Z0-9£]/.test(letter)).join('');
  const bare = sku.replace('-', '');
  const at = typed.length < 3 ? -1 : bare.indexOf(typed);
  if (at !== 0 && at !== 3) return [{ at: 0, text: sku, marked: false }];
  // The dash stands after the maker's three letters.
  const from = at === 3 ? 4 : 0;
  const to = at + typed.length > 3 ? at + typed.length + 1 : typed.length;
  return [
    { at: 0, text: sku.slice(0, from), marked: false },
    { at: from, text: sku.slice(from, to), marked: true },
    { at: to, text: sku.slice(to), marked: false },
  ].filter(({ text }) => text !== '');
}
