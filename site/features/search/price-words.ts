const amount = String.raw`\d*\.?\d+`;
/** Neither a unit nor more of the number follows. */
const noUnit = String.raw`(?![\d.]|[\s-]*(?:['′°x]|(?:[mfkrt]|[cm]m|ft|kgs?|tr|mtr|deg)\b|met|feet|foot|kilo|degree))`;
const noCount = String.raw`(?![\s-]*(?:tread|step|rung|section|part|piece))`;
/**
 * A number without a pound sign: no ladder of ours reaches 20 m, so from there on it is pounds. None
 * has a hundred treads either: in 'under 300 step ladder' the step is the ladder's.
 */
const bare = String.raw`(?:[2-9]\d(?:\.\d+)?${noCount}|\d{3,}(?:\.\d+)?)${noUnit}`;
/** A number after a price, and 'to'. */
const second = String.raw`(?:\d{3,}(?:\.\d+)?|${amount}${noCount})${noUnit}`;
const from = String.raw`(?:\bfrom\s*)?`;
const until = String.raw`\s*(?:[-–]|to)\s*`;
const not = '(?:no|not|nothing) ';

/** What is written of prices, and the form it is read in; each rule works on what those before it left. */
const rules = (
  [
    [`\\bbetween\\s+(${bare})\\s+and\\s+(${bare})`, 'from £$1 to £$2'],
    [`(?:£\\s*)?(${amount})\\s*(?:(?:pounds?|quid|gbp)\\b|£(?!\\s*\\d))`, '£$1'],
    ['(£\\s*\\d+)k\\b', '$1000'],
    ['(£\\s*\\d+)\\.(\\d)k\\b', '$1$200'],
    // From one price to another.
    [`\\bbetween\\W*£\\s*(${amount})\\W*(?:and\\b|to\\b)?\\W*(${amount})`, 'from £$1 to £$2'],
    [`${from}£\\s*(${amount})${until}(?:£\\s*(?=\\d)|(?=${second}))`, 'from £$1 to £'],
    [`(?<![\\d.£]|£\\s)(\\d{2,})${until}£(?=\\s*\\d)`, 'from £$1 to £'],
    // The least, before the price and after it.
    [`\\b(under|below|over|above|(?:less|cheaper|more) than)\\s*(?=${bare})`, '$1 £'],
    [
      `(?<!${not})\\b(?:over|above|from|(?:more|no less) than|at least|min(?:imum)?)\\W*£`,
      'from £',
    ],
    [
      `${from}(£\\s*${amount})(?:\\+(?!\\s*vat)|\\s*(?:plus\\b(?! vat)|(?:or|and) (?:more|over|above|up)|upwards|min))`,
      'from $1',
    ],
    // The most, which a price is without any word as well.
    [
      `\\b(?:under|below|up to|(?:less|cheaper) than|${not}(?:more than|over|above)|at most|max(?:imum)?)\\W*£`,
      '£',
    ],
    [`(£\\s*${amount})\\s*(?:or (?:less|under)|max(?:imum)?)\\b`, '$1'],
  ] as const
).map(([said, means]) => ({ said: new RegExp(said, 'g'), means }));

/** Writes every price of a text in one of three forms: '£90' and 'to £90' are the most, 'from £90' the least. */
export function withPlainPrices(text: string): string {
  return rules.reduce((plain, { said, means }) => plain.replace(said, means), text);
}
