/** Text that makes careless patterns backtrack, or that databases, emails and spreadsheets mishandle. */
const pieces = [
  '@',
  '.',
  ' ',
  '/',
  '+',
  '-',
  '0',
  '"',
  '<',
  '\\',
  '%',
  '\0',
  '\r\n',
  'a',
  'a.',
  'a@',
  '@a.',
  '+@',
  '[]',
  '£1 ',
  '\ud800',
  '\u202e',
  'İ',
  '🪜',
] as const;

/** Texts as long as a body allows; `encode` encodes them as the body does. */
export function* hostileTexts(bytes: number, encode: (text: string) => string) {
  for (const piece of pieces) {
    const size = Buffer.byteLength(encode(`a${piece}a`)) - 2;
    const text = piece.repeat(Math.floor(bytes / size));
    yield { name: JSON.stringify(piece), text };
    // A valid start and an invalid end, so that a pattern tries every possible match.
    yield { name: `a@${JSON.stringify(piece)}…!`, text: `a@${text.slice(3)}!` };
  }
}

/** A text in JSON encoding, without the quotes. */
export function encodeJsonText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** A text in the encoding of HTML forms. */
export function encodeFormText(text: string): string {
  return `${new URLSearchParams([['', text]])}`.slice(1);
}
