/** What careless patterns go over again and again, and what databases, mails and spreadsheets choke on. */
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

/** Texts that are as long as a body can carry them, as many bytes as each character takes on the way. */
export function* hostileTexts(bytes: number, written: (text: string) => string) {
  for (const piece of pieces) {
    const size = Buffer.byteLength(written(`a${piece}a`)) - 2;
    const text = piece.repeat(Math.floor(bytes / size));
    yield { name: JSON.stringify(piece), text };
    // It begins well and ends wrong, so that a pattern tries every way there is.
    yield { name: `a@${JSON.stringify(piece)}…!`, text: `a@${text.slice(3)}!` };
  }
}

/** A text as JSON writes it, without the quotes. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** A text as a browser's own form writes it. */
export function inForm(text: string): string {
  return `${new URLSearchParams([['', text]])}`.slice(1);
}
