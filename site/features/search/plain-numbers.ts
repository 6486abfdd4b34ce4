const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const unit = '(?:m|mtrs?|met(?:re|er)s?|ft|foot|feet)';
const number = String.raw`\d+(?:\.\d+)?`;

/** 'eight tread': only where something is counted, for a 'one man tower' is no number. */
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

/**
 * Writes numbers in one way: words as figures, feet and inches as feet, and of two heights the lower,
 * since what is higher serves as well.
 */
export function withPlainNumbers(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(counted, (word) => String(numberWords.indexOf(word) + 1))
    .replace(
      feetAndInches,
      (_, feet, inches, close) => `${(Number(feet) + Number(inches ?? close) / 12).toFixed(2)} ft `,
    )
    .replace(range, '$1 ');
}
