import { forgivenSlips } from './lexicon.ts';
import { type SitePage, sitePages } from './site-pages.ts';
import { slipsBetween } from './word-distance.ts';
import { stem } from './words.ts';

const mostPages = 3;
/** Shorter ones, begun or mistyped, are too near to the words of products. */
const leastBegun = 5;
const leastMistyped = 6;

/** Words that a question is made of beside what it is about. */
const asides = new Set(
  'a about an and any are by can charge claim cost day do does e ex excl excluding for form free get have how i in inc incl including info information is it long much my need next of on order page please plus policy price the there time to us want we what when where which who with you your'.split(
    ' ',
  ),
);

const calls = sitePages.map((page) => ({
  page,
  phrases: page.called.split(', ').map((phrase) => phrase.split(' ')),
}));

/** Words that some page is called by: none of them is another one begun or mistyped. */
const spelt = new Set(calls.flatMap(({ phrases }) => phrases.flat()));

/** The pages that a query asks for, and what is left of it to be looked for among the products. */
export function findPages(query: string): { pages: readonly SitePage[]; rest: string } {
  const typed = [...query.matchAll(/[a-z]+/gi)].map(([word]) => word.toLowerCase());
  const answered = new Set<number>();
  const pages = calls.flatMap(({ page, phrases }) => {
    const places = phrases.flatMap((phrase) => placesOf(phrase, typed));
    if (!page.sells) for (const place of places) answered.add(place);
    return places.length > 0 ? [page] : [];
  });
  return {
    pages: pages.slice(0, mostPages),
    rest: answered.size > 0 ? without(query, answered) : query,
  };
}

/** Where the words of a phrase stand in a query, one after another. */
function placesOf(phrase: readonly string[], typed: readonly string[]): number[] {
  return typed.flatMap((_, at) => {
    const places = phrase.map((_, step) => at + step);
    const isSaid = phrase.every((word, step) =>
      isMeant(word, typed[at + step] ?? '', at + step === typed.length - 1),
    );
    return isSaid ? places : [];
  });
}

/** The last word of a query may be begun only. */
function isMeant(word: string, typed: string, last: boolean): boolean {
  if (typed === word || stem(typed) === word) return true;
  if (spelt.has(typed) || spelt.has(stem(typed))) return false;
  if (last && typed.length >= leastBegun && word.startsWith(typed)) return true;
  const slips = forgivenSlips(typed.length);
  return typed.length >= leastMistyped && slipsBetween(typed, word, slips) <= slips;
}

function without(query: string, answered: ReadonlySet<number>): string {
  let place = 0;
  const rest = query.replace(/[a-z]+/gi, (word) => {
    const isLeft = !answered.has(place) && !asides.has(stem(word.toLowerCase()));
    place += 1;
    return isLeft ? word : '';
  });
  // A number alone is of the question: '30 day account'.
  return /[a-z£]/i.test(rest) ? rest.trim() : '';
}
