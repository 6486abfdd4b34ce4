import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { order } from '../database/schema.ts';

/** More than anyone types, and less than a query takes; the rest is left out. */
const most = { words: 20, letters: 60 };

/**
 * Orders in which every word begins one of theirs; undefined where nothing was typed. Codes are found
 * with gaps or without: SK4 2XX and sk42xx, 0161 496 0118 and 01614960118.
 */
export function orderSearch(typed: string): SQL | undefined {
  return wordSearch(order.search, typed);
}

/** Rows in whose words, as search_text splits them, each typed one begins one. */
export function wordSearch(column: SQLWrapper, typed: string): SQL | undefined {
  if (typed.trim() === '') return undefined;
  const words = wordsOf(typed).slice(0, most.words);
  if (words.length === 0) return sql`false`;
  const ways = new Set([allOf(words), allOf(withJoinedNumbers(words)), allOf([words.join('')])]);
  return sql`${column} @@ ${[...ways].join(' | ')}::tsquery`;
}

/** As the function search_text of the database splits what it keeps. */
function wordsOf(typed: string): string[] {
  const letters = typed.normalize('NFKD').replaceAll(/[\u0300-\u036f]+/g, '');
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => word.slice(0, most.letters));
}

/** A phone number in groups beside other words, kept in one piece. */
function withJoinedNumbers(words: readonly string[]): string[] {
  return words
    .join(' ')
    .replaceAll(/(?<=\d) (?=\d)/g, '')
    .split(' ');
}

function allOf(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}':*`).join(' & ')})`;
}
