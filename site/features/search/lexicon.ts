import { editDistance } from '../../../contract/edit-distance.ts';
import { sizeWords } from './sizes.ts';
import { completeSynonym, replaceSynonyms, synonymWords } from './synonyms.ts';
import { isStopWord, isWord, stem, tokenise } from './tokens.ts';

const words = `
  block bridge camp clock desk dock fire food grade grass hang hard hole hoop hose lamp lane life like
  link live lockable look park past plan plane plant plate port power rain ride ring rock root rose
  same sand scale self ship shoe show site slide slim sold stack star start stick stop strap thin
  tree weld wing wire wool`;

/** Ordinary words that are one typing error away from one of ours, but are not mistyped: hard is not hand. */
export const ordinaryWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** The shop's own words in a text: stems and numbers, with buyers' terms replaced by ours. */
export function normaliseWords(text: string): string[] {
  return replaceSynonyms(tokenise(text).map(stem));
}

const minPrefixLength = 6;

type Correction = {
  /** Stems with typing errors corrected. Words without a close match stay as they are. */
  readonly tokens: readonly string[];
  readonly corrected: ReadonlySet<string>;
  /** By word, other words that may have been meant. */
  readonly others: ReadonlyMap<string, readonly string[]>;
};

/** All words of the catalogue and of buyers' terms, and the corrections of mistyped ones. */
export type Lexicon = ReturnType<typeof createLexicon>;

/** Words of the `unmeant` texts are known if typed in full, but are never used as a correction. */
export function createLexicon(
  texts: ReadonlySet<string>,
  neverSuggested: ReadonlySet<string> = new Set(),
) {
  const meant = wordsOf(texts);
  const catalogue = new Set([...meant, ...wordsOf(neverSuggested)]);
  // A size word only counts beside a number or in a buyers' term: 'double width'.
  const said = [...synonymWords].filter((word) => !sizeWords.includes(word));
  const all = new Set([...catalogue, ...said]);
  const knownSpellings = new Set([...sizeWords, ...all]);
  // If two corrections are equally close, the first is used: a size says more than a name.
  const corrections = [...new Set([...sizeWords, ...meant, ...synonymWords])];
  // Words too short to be corrected are not used as corrections either.
  const long = corrections.filter((word) => word.length > 3);
  const short = corrections.filter((word) => word.length === 3);

  function isKnown(word: string): boolean {
    if (all.has(word)) return true;
    for (const known of catalogue) if (known.startsWith(word)) return true;
    return false;
  }

  function nearest(word: string, begun: boolean): string[] {
    if (ordinaryWords.has(stem(word))) return [];
    let least = maxTypingErrors(word.length);
    if (least === 0) return short.filter((known) => areSwapped(word, known));
    let found: string[] = [];
    for (const known of long) {
      const edits = editDistance(word, known, least, begun);
      if (edits > least || isAnotherShortWord(word, known)) continue;
      if (edits < least) found = [];
      least = edits;
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
      if (knownSpellings.has(token) || knownSpellings.has(stemmed)) return stemmed;
      const last = at === typed.length - 1;
      const whole = nearest(token, false);
      // A mistyped plural: 'castros'.
      const several = whole.length === 0 && stemmed !== token && stemmed.length > 4;
      const near = several ? nearest(stemmed, false) : whole;
      if (isKnown(token)) {
        // An incomplete word or a mistyped one: 'trad' may be the start of Trade, or tread with a letter missing.
        others.set(stemmed, replaceAlternatives(near));
        return stemmed;
      }
      const completed = last && completeSynonym(token);
      if (completed) return completed;
      // A shorter one with a typing error could be the start of any word.
      if (near.length === 0 && last && token.length >= minPrefixLength)
        near.push(...nearest(token, true));
      const [best, ...rest] = [...new Set(near.map(stem))];
      if (best === undefined) return stemmed;
      corrected.add(best);
      others.set(best, replaceAlternatives(rest));
      return best;
    });
    return { tokens, corrected, others };
  }

  return { isKnown, isWhole: (word: string) => all.has(word), correct };
}

function wordsOf(texts: ReadonlySet<string>): Set<string> {
  return new Set(
    [...texts].flatMap((text) => {
      const words = tokenise(text);
      return [...words, ...words.map(stem), ...normaliseWords(text)].filter(isWord);
    }),
  );
}

/** In four-letter words the first letter is assumed to be right: a clip is not a mistyped slip. */
function isAnotherShortWord(typed: string, known: string): boolean {
  return (
    typed.length === 4 && known.length === 4 && typed[0] !== known[0] && !areSwapped(typed, known)
  );
}

function replaceAlternatives(words: readonly string[]): string[] {
  const ours = words.flatMap((word) => replaceSynonyms([stem(word)]).slice(0, 1));
  return ours.filter((word) => !isStopWord(word));
}

/** The number of typing errors that are corrected in a word of this length. */
export function maxTypingErrors(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/** In three-letter words only a swap is corrected: gpr is grp. */
function areSwapped(typed: string, known: string): boolean {
  return (
    typed.length === known.length &&
    editDistance(typed, known, 1) === 1 &&
    [...typed].sort().join('') === [...known].sort().join('')
  );
}
