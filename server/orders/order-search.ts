import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { order } from '../database/schema.ts';

/** More than anyone types, and less than a query can take; the rest is ignored. */
const limits = { words: 20, letters: 60 };

/**
 * A condition for orders that have a word beginning with each typed word; undefined if nothing was
 * typed. Codes match with or without spaces: SK4 2XX and sk42xx, 0161 496 0118 and 01614960118.
 */
export function orderSearchCondition(typed: string): SQL | undefined {
  return wordSearchCondition(order.search, typed);
}

/** The same for any column that was split by the database function search_text. */
export function wordSearchCondition(column: SQLWrapper, typed: string): SQL | undefined {
  if (typed.trim() === '') return undefined;
  const words = splitWords(typed).slice(0, limits.words);
  if (words.length === 0) return sql`false`;
  const alternatives = new Set([
    matchAllWords(words),
    matchAllWords(withJoinedNumbers(words)),
    matchAllWords([words.join('')]),
  ]);
  return sql`${column} @@ ${[...alternatives].join(' | ')}::tsquery`;
}

/** Splits text in the same way as the database function search_text. */
function splitWords(typed: string): string[] {
  const letters = typed.normalize('NFKD').replaceAll(/[\u0300-\u036f]+/g, '');
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => word.slice(0, limits.letters));
}

/** Joins adjacent groups of digits, so that a phone number is one word beside the others. */
function withJoinedNumbers(words: readonly string[]): string[] {
  return words
    .join(' ')
    .replaceAll(/(?<=\d) (?=\d)/g, '')
    .split(' ');
}

function matchAllWords(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}':*`).join(' & ')})`;
}
