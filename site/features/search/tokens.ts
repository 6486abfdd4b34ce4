const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const unit = '(?:m|mtrs?|met(?:re|er)s?|ft|foot|feet)';
const number = String.raw`\d+(?:\.\d+)?`;

/** 'eight tread': only before something that is counted, because in 'one man tower' it is not a number. */
const counted = new RegExp(
  String.raw`\b(${numberWords.join('|')})(?=[\s-]*(?:${unit}|treads?|steps?|rungs?|sections?)\b)`,
  'g',
);
/** 11' 6", 11ft 6in and 6'6, but not the 8 of 6' 8 tread. */
const feetAndInches =
  /(\d+)\s*(?:['′]|ft|foot|feet)(?:\s*(\d{1,2})\s*(?:["″”]|''|ins?\b|inch(?:es)?\b)|(\d{1,2})(?![\d.]))/g;
const range = new RegExp(
  String.raw`(?<![\d.£-])(${number})\s*${unit}?\s*(?:[-–]|to\b|and\b)\s*${number}\s*(?=${unit}\b)`,
  'g',
);

/** Normalises numbers: words become digits, inches become feet, and of two heights the lower is used. */
export function normaliseNumbers(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(counted, (word) => String(numberWords.indexOf(word) + 1))
    .replace(
      feetAndInches,
      (_, feet, inches, close) => `${(Number(feet) + Number(inches ?? close) / 12).toFixed(2)} ft `,
    )
    .replace(range, '$1 ');
}

const amount = String.raw`\d*\.?\d+`;
/** Requires that no unit and no further digits follow. */
const noUnit = String.raw`(?![\d.]|[\s-]*(?:['′°x]|(?:[mfkrt]|[cm]m|ft|kgs?|tr|mtr|deg)\b|met|feet|foot|kilo|degree))`;
const noCount = String.raw`(?![\s-]*(?:tread|step|rung|section|part|piece))`;
/** A number without a pound sign: from 20 it is pounds, as no ladder of ours reaches 20 m or has 100 treads. */
const bare = String.raw`(?:[2-9]\d(?:\.\d+)?${noCount}|\d{3,}(?:\.\d+)?)${noUnit}`;
/** The second number of a price range, after 'to'. */
const second = String.raw`(?:\d{3,}(?:\.\d+)?|${amount}${noCount})${noUnit}`;
const from = String.raw`(?:\bfrom\s*)?`;
const until = String.raw`\s*(?:[-–]|to)\s*`;
const not = '(?:no|not|nothing) ';

/** How prices are written, and their normalised form. Each rule works on the result of those before it. */
const rules = (
  [
    [`\\bbetween\\s+(${bare})\\s+and\\s+(${bare})`, 'from £$1 to £$2'],
    [`(?:£\\s*)?(${amount})\\s*(?:(?:pounds?|quid|gbp)\\b|£(?!\\s*\\d))`, '£$1'],
    ['(£\\s*\\d+)k\\b', '$1000'],
    ['(£\\s*\\d+)\\.(\\d)k\\b', '$1$200'],
    // Price ranges.
    [`\\bbetween\\W*£\\s*(${amount})\\W*(?:and\\b|to\\b)?\\W*(${amount})`, 'from £$1 to £$2'],
    [`${from}£\\s*(${amount})${until}(?:£\\s*(?=\\d)|(?=${second}))`, 'from £$1 to £'],
    [`(?<![\\d.£]|£\\s)(\\d{2,})${until}£(?=\\s*\\d)`, 'from £$1 to £'],
    // Lower bounds, before the price and after it.
    [`\\b(under|below|over|above|(?:less|cheaper|more) than)\\s*(?=${bare})`, '$1 £'],
    [
      `(?<!${not})\\b(?:over|above|from|(?:more|no less) than|at least|min(?:imum)?)\\W*£`,
      'from £',
    ],
    [
      `${from}(£\\s*${amount})(?:\\+(?!\\s*vat)|\\s*(?:plus\\b(?! vat)|(?:or|and) (?:more|over|above|up)|upwards|min))`,
      'from $1',
    ],
    // Upper bounds. A price alone is one too.
    [
      `\\b(?:under|below|up to|(?:less|cheaper) than|${not}(?:more than|over|above)|at most|max(?:imum)?)\\W*£`,
      '£',
    ],
    [`(£\\s*${amount})\\s*(?:or (?:less|under)|max(?:imum)?)\\b`, '$1'],
  ] as const
).map(([said, means]) => ({ said: new RegExp(said, 'g'), means }));

/** Normalises every price in a text: '£90' and 'to £90' are upper bounds, 'from £90' is a lower one. */
export function normalisePrices(text: string): string {
  return rules.reduce((plain, { said, means }) => plain.replace(said, means), text);
}

const stopWords = new Set(
  'a an the and or between for with of in on to at my up from is per high tall height size series range bs en iso'.split(
    ' ',
  ),
);

/** Words, numbers and prices in order: '2x8 GRP, over £90' gives 2, x, 8, grp, from £90. */
export function tokenise(text: string): string[] {
  const written = text
    .toLowerCase()
    .replace(/[×✕*]/g, 'x')
    // Commas as thousands separators and as decimal points.
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.');
  const tokens = /(?:(?:from|to) )?£\s*\d*\.?\d+|\d+(?:\.\d+)?|[a-z]+|['′°]/g;
  return normalisePrices(normaliseNumbers(written)).match(tokens) ?? [];
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

/** A form shared by singular and plural: towers, tower; accessories, accessory. */
export function stem(word: string): string {
  if (stopWords.has(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
