import { sizeWords } from './sizes.ts';
import { completedSaying, inOurWords, saidWords } from './synonyms.ts';
import { isStopWord, isWord, stem, tokensOf } from './tokens.ts';

const words = `
  block bridge camp clock desk dock fire food grade grass hang hard hole hoop hose lamp lane life like
  link live lockable look park past plan plane plant plate port power rain ride ring rock root rose
  same sand scale self ship shoe show site slide slim sold stack star start stick stop strap thin
  tree weld wing wire wool`;

/** Words that mean what they say, though only a slip away from one of ours: a hard hat is no hand. */
export const ordinaryWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** How many slips lie between two words, up to `most`. With `begun`, the typed word may stop early. */
export function slipsBetween(typed: string, word: string, most: number, begun = false): number {
  if (typed.length - word.length > most) return most + 1;
  if (!begun && word.length - typed.length > most) return most + 1;
  const letters = begun ? word.slice(0, typed.length + most) : word;
  let before: number[] = [];
  let above = Array.from({ length: letters.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= letters.length; at += 1) {
      const same = typed[row - 1] === letters[at - 1];
      let slips = Math.min(
        cell(above, at) + 1,
        cell(line, at - 1) + 1,
        cell(above, at - 1) + (same ? 0 : 1),
      );
      if (row > 1 && typed[row - 1] === letters[at - 2] && typed[row - 2] === letters[at - 1]) {
        slips = Math.min(slips, cell(before, at - 2) + 1);
      }
      line.push(slips);
    }
    if (Math.min(...line) > most) return most + 1;
    before = above;
    above = line;
  }
  return begun ? Math.min(...above) : cell(above, letters.length);
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY;
}

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
export type Lexicon = ReturnType<typeof createLexicon>;

/** Words of the `unmeant` texts are known where they are typed, but no slip is taken for one of them. */
export function createLexicon(
  texts: ReadonlySet<string>,
  unmeant: ReadonlySet<string> = new Set(),
) {
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

  return { isKnown, isWhole: (word: string) => all.has(word), correct };
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
