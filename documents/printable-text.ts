/** Signs that stand for one that a font may not have. */
const substitutes: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2043': '•',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '->',
  '✓': 'yes',
  '✔': 'yes',
};

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/**
 * Words in the letters that a font has, so that none is printed as an empty box: another way to write
 * the same, or the letter without its accent, or else a question mark.
 */
export function toPrintable(words: string, has: (codePoint: number) => boolean): string {
  if (/^[\n -~\u00a0-\u00ff]*$/.test(words)) return words;
  const hasAll = (text: string) => [...text].every((one) => has(one.codePointAt(0) ?? 0));
  return Array.from(graphemes.segment(words.normalize('NFC')), ({ segment }) => {
    if (segment === '\n' || hasAll(segment)) return segment;
    if (/^\s+$/u.test(segment)) return segment.includes('\n') ? '\n' : ' ';
    // Nothing that is seen, such as a mark of direction.
    if (/^[\p{Cc}\p{Cf}\p{M}]+$/u.test(segment)) return '';
    const plain = substitutes[segment] ?? segment.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    const written = plain.replaceAll('\u2044', '/');
    return written !== '' && hasAll(written) ? written : '?';
  }).join('');
}
