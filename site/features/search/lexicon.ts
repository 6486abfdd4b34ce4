import { ordinaryWords } from './ordinary-words.ts';
import { sizeWords } from './sizes.ts';
import { completedSaying, inOurWords, saidWords } from './synonyms.ts';
import { slipsBetween } from './word-distance.ts';
import { isStopWord, isWord, stem, tokensOf } from './words.ts';

/** The shop's own words in a text: stems and numbers, buyers' sayings put in our words. */
export function ownWords(text: string): string[] {
  return inOurWords(tokensOf(text).map(stem));
}

const leastBegun = 6;

type Correction = {
  /** Stems, as they should have been typed. What nothing comes near to stays as it is. */
  readonly tokens: readonly string[];
  /** Those that were mistyped, corrected. */
  readonly corrected: ReadonlySet<string>;
  /** What a word may as well have been. */
  readonly others: ReadonlyMap<string, readonly string[]>;
};

/** Knows every word of the catalogue and of the buyers' sayings, and what a mistyped one may be. */
export type Lexicon = {
  isKnown: (word: string) => boolean;
  isWhole: (word: string) => boolean;
  correct: (tokens: readonly string[]) => Correction;
};

/** Words of the `unmeant` texts are known where they are typed, but no slip is taken for one of them. */
export function createLexicon(
  texts: ReadonlySet<string>,
  unmeant: ReadonlySet<string> = new Set(),
): Lexicon {
  const meant = wordsOf(texts);
  const catalogue = new Set([...meant, ...wordsOf(unmeant)]);
  // A word of a size is one beside its figure or in a saying: 'double width'.
  const said = [...saidWords].filter((word) => !sizeWords.includes(word));
  const all = new Set([...catalogue, ...said]);
  const spelt = new Set([...sizeWords, ...all]);
  // A slip as near to two words is of the first: a size says more than a name.
  const corrections = [...new Set([...sizeWords, ...meant, ...saidWords])];
  // Words too short to be forgiven a slip are no corrections either.
  const long = corrections.filter((word) => word.length > 3);
  const short = corrections.filter((word) => word.length === 3);

  function isKnown(word: string): boolean {
    if (all.has(word)) return true;
    for (const known of catalogue) if (known.startsWith(word)) return true;
    return false;
  }

  function nearest(word: string, begun: boolean): string[] {
    if (ordinaryWords.has(stem(word))) return [];
    let least = forgivenSlips(word.length);
    if (least === 0) return short.filter((known) => areSwapped(word, known));
    let found: string[] = [];
    for (const known of long) {
      const slips = slipsBetween(word, known, least, begun);
      if (slips > least || isAnotherShortWord(word, known)) continue;
      if (slips < least) found = [];
      least = slips;
      found.push(known);
    }
    return found;
  }

  function correct(typed: readonly string[]): Correction {
    const corrected = new Set<string>();
    const others = new Map<string, readonly string[]>();
    const tokens = typed.map((token, at) => {
      const stemmed = stem(token);
      if (!isWord(token) || isStopWord(token)) return stemmed;
      if (spelt.has(token) || spelt.has(stemmed)) return stemmed;
      const last = at === typed.length - 1;
      const whole = nearest(token, false);
      // Of several, mistyped: 'castros'.
      const several = whole.length === 0 && stemmed !== token && stemmed.length > 4;
      const near = several ? nearest(stemmed, false) : whole;
      if (isKnown(token)) {
        // Begun right, or wrong at the end: 'trad' is Trade so far, and tread with a letter lost.
        others.set(stemmed, ourWords(near));
        return stemmed;
      }
      const completed = last && completedSaying(token);
      if (completed) return completed;
      // So little of a word, and wrong: it may be the beginning of anything.
      if (near.length === 0 && last && token.length >= leastBegun)
        near.push(...nearest(token, true));
      const [best, ...rest] = [...new Set(near.map(stem))];
      if (best === undefined) return stemmed;
      corrected.add(best);
      others.set(best, ourWords(rest));
      return best;
    });
    return { tokens, corrected, others };
  }

  return { isKnown, isWhole: (word) => all.has(word), correct };
}

function wordsOf(texts: ReadonlySet<string>): Set<string> {
  return new Set(
    [...texts].flatMap((text) => {
      const words = tokensOf(text);
      return [...words, ...words.map(stem), ...ownWords(text)].filter(isWord);
    }),
  );
}

/** Whoever types four letters has the first of them right: a clip is no slip. */
function isAnotherShortWord(typed: string, known: string): boolean {
  return (
    typed.length === 4 && known.length === 4 && typed[0] !== known[0] && !areSwapped(typed, known)
  );
}

function ourWords(words: readonly string[]): string[] {
  const ours = words.flatMap((word) => inOurWords([stem(word)]).slice(0, 1));
  return ours.filter((word) => !isStopWord(word));
}

/** How many slips of the finger a word of this length is forgiven. */
export function forgivenSlips(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/** Of three letters only a swap is forgiven: gpr is grp. */
function areSwapped(typed: string, known: string): boolean {
  return (
    typed.length === known.length &&
    slipsBetween(typed, known, 1) === 1 &&
    [...typed].sort().join('') === [...known].sort().join('')
  );
}
