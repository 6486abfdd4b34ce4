import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText, withoutDirectionMarks } from './clean-text.ts';

const marks = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];

it('[QU4] removes bidirectional marks anywhere in the text', () => {
  for (const mark of marks) expect(cleanText(`${mark}Fell${mark}side ${mark}`)).toBe('Fellside');
});

it('[QU4] keeps letters and joiners of every language', () => {
  for (const text of ['שלום', 'سلام', 'a\u200cb', '👩\u200d🔧', 'Łódź', 'a\nb']) {
    expect(cleanText(text)).toBe(text);
  }
});

it('[QU4] returns no lone surrogates for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('\ud800', '\udc00', 'a', ...marks) }), (text) => {
      const clean = cleanText(text);
      expect(clean.isWellFormed()).toBe(true);
      expect(withoutDirectionMarks(clean)).toBe(clean);
    }),
  );
});
