import type { Lexicon } from './lexicon.ts';
import { type PriceLimit, readPriceLimit } from './price-limit.ts';
import { readSizes, type Size, sizeWords } from './sizes.ts';
import { inOurWords } from './synonyms.ts';
import { isStopWord, isWord, tokensOf } from './words.ts';

/** A word of a query as the index is asked for it. */
export type Wanted = {
  readonly means: readonly string[];
  /** It may be the beginning of a longer word. */
  readonly begun: boolean;
};

export type Understood = {
  readonly wanted: readonly Wanted[];
  readonly sizes: readonly Size[];
  readonly limit?: PriceLimit;
  /** Words that nothing in the catalogue comes near to. */
  readonly unknown: readonly string[];
  /** The query as it was read, where that differs by more than a plural. */
  readonly readAs?: string;
};

export function understand(query: string, lexicon: Lexicon): Understood {
  const { tokens, corrected, others } = lexicon.correct(tokensOf(query));
  const { limit, rest: unpriced } = readPriceLimit(inOurWords(tokens));
  const { sizes, rest } = readSizes(unpriced);
  const said = rest.filter((word) => isWord(word) && !isStopWord(word));
  const known = said.filter((word) => lexicon.isKnown(word) || others.get(word)?.length);
  return {
    sizes,
    limit,
    // A word of a size without its figure asks for nothing: 'high reach ladder'.
    unknown: said.filter(
      (word) => word.length > 1 && !lexicon.isKnown(word) && !sizeWords.includes(word),
    ),
    wanted: [...new Set(known)].map((word) => ({
      means: [word, ...(others.get(word) ?? [])],
      begun: !corrected.has(word) && (word === tokens.at(-1) || !lexicon.isWhole(word)),
    })),
    ...(corrected.size > 0 && { readAs: tokens.join(' ') }),
  };
}
