import { editDistance } from '../../../contract/edit-distance.ts';
import { paths } from '../../paths.ts';
import { cityPath, footerCities } from '../../shell/navigation-links.ts';
import { maxTypingErrors } from './lexicon.ts';
import { stem } from './tokens.ts';

/** A page, or part of one, for queries that are not about a product. */
export type SitePage = {
  readonly name: string;
  /** What the page is about. */
  readonly summary: string;
  readonly href: string;
  /** What buyers call it, as stems. */
  readonly called: string;
  /** Its name is also a product search. */
  readonly sells?: boolean;
};

const rows = `
  Delivery | Cost and delivery times | ${paths.terms}#delivery | delivery, deliver, delivered, shipping, postage, carriage, courier, dispatch, lead time
  Returns | How to return goods, and refunds | ${paths.terms}#returns | return, returning, refund, refunded, send back, money back
  Cancelling an order | How to cancel, and by when | ${paths.terms}#cancel | cancel, cancelling, cancellation
  Your order | Track it from the link in your email, or ask us | ${paths.terms}#seller | my order, order status, order number, order reference, track, tracking
  Contact | Phone, email, address and opening hours | ${paths.terms}#seller | contact, phone, telephone, call, email, mail, address, opening time, opening hour, hour, about us, vat number, company number, registered office, hire, rental, click and collect, collect, collection, manual, instruction
  Prices, VAT and payment | What's included and how to pay | ${paths.terms}#prices | vat, payment, pay, paying, invoice, credit card, debit card
  Warranty | What our quality guarantee covers | ${paths.terms}#guarantee | warranty, guarantee, defect, defective
  Faulty goods | Repair, replacement or refund for consumers | ${paths.terms}#faulty | faulty, fault, broken, damaged, damage, repair
  Trade quotes | Send a list and get a written price | ${paths.tradeQuotes} | quote, quotation, bulk, trade price, trade pricing, trade discount, volume discount, trade account, credit account, account
  Spare parts | Choose your product and see what fits | ${paths.spareParts} | spare, parts
  How high do you need to reach? | Set the height and see which products reach it | ${paths.home}#configurator | what size, which size, size guide, how high, how tall, configurator
  Frequently asked questions | Sizes, standards, training, inspection, delivery | ${paths.home}#faq | faq, question, help, advice, training, pasma, ladder card
  Projects | Case studies: the kit used and how long it took | ${paths.projects} | project, case study
  Complaints | How to complain, and what happens next | ${paths.terms}#complaints | complaint, complain
  Terms & Conditions | The terms that apply when you buy from us | ${paths.terms} | terms, condition, t c, t cs, legal
  Privacy Policy | What we hold about you, why and for how long | ${paths.privacy} | privacy, gdpr, personal data, data protection
  Cookie Policy | No cookies, and what we store in your browser | ${paths.cookies} | cookie, cookies
`;

/** The page whose name is also a product search. */
const productPageName = 'Spare parts';

/** Name, summary, address, and what buyers call it. The most requested pages come first. */
export const sitePages: readonly SitePage[] = [
  ...rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', summary = '', href = '', called = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      return { name, summary, href, called, sells: name === productPageName };
    }),
  ...footerCities.map((city) => ({
    name: city,
    summary: 'Depot, opening hours and delivery',
    href: cityPath(city),
    called: city.toLowerCase(),
  })),
];

const maxPages = 3;
/** Shorter words, incomplete or mistyped, are too close to product words. */
const minPrefixLength = 5;
const minMistypedLength = 6;

/** Words of a question that do not say what it is about. */
const ignoredWords = new Set(
  'a about an and any are by can charge claim cost day do does e ex excl excluding for form free get have how i in inc incl including info information is it long much my need next of on order page please plus policy price the there time to us want we what when where which who with you your'.split(
    ' ',
  ),
);

const pagePhrases = sitePages.map((page) => ({
  page,
  phrases: page.called.split(', ').map((phrase) => phrase.split(' ')),
}));

/** Words in the names of pages. None of them is treated as an incomplete or mistyped form of another. */
const pageWords = new Set(pagePhrases.flatMap(({ phrases }) => phrases.flat()));

/** The pages that a query asks for, and the rest of the query for the product search. */
export function findPages(query: string): { pages: readonly SitePage[]; rest: string } {
  const typed = [...query.matchAll(/[a-z]+/gi)].map(([word]) => word.toLowerCase());
  const matchedPositions = new Set<number>();
  const pages = pagePhrases.flatMap(({ page, phrases }) => {
    const places = phrases.flatMap((phrase) => findPhrase(phrase, typed));
    if (!page.sells) for (const place of places) matchedPositions.add(place);
    return places.length > 0 ? [page] : [];
  });
  return {
    pages: pages.slice(0, maxPages),
    rest: matchedPositions.size > 0 ? removeWords(query, matchedPositions) : query,
  };
}

/** Where the words of a phrase stand in a query, one after another. */
function findPhrase(phrase: readonly string[], typed: readonly string[]): number[] {
  return typed.flatMap((_, at) => {
    const places = phrase.map((_, step) => at + step);
    const isSaid = phrase.every((word, step) =>
      matchesWord(word, typed[at + step] ?? '', at + step === typed.length - 1),
    );
    return isSaid ? places : [];
  });
}

/** The last word of a query may be incomplete. */
function matchesWord(word: string, typed: string, last: boolean): boolean {
  if (typed === word || stem(typed) === word) return true;
  if (pageWords.has(typed) || pageWords.has(stem(typed))) return false;
  if (last && typed.length >= minPrefixLength && word.startsWith(typed)) return true;
  const slips = maxTypingErrors(typed.length);
  return typed.length >= minMistypedLength && editDistance(typed, word, slips) <= slips;
}

function removeWords(query: string, matchedPositions: ReadonlySet<number>): string {
  let place = 0;
  const rest = query.replace(/[a-z]+/gi, (word) => {
    const isLeft = !matchedPositions.has(place) && !ignoredWords.has(stem(word.toLowerCase()));
    place += 1;
    return isLeft ? word : '';
  });
  // A number alone belongs to the question: '30 day account'.
  return /[a-z£]/i.test(rest) ? rest.trim() : '';
}
