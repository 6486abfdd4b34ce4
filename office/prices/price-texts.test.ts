import { describe, expect, it } from 'vitest';
import { percentWords, readHundredths } from './price-texts.ts';

describe('how much a rule changes', () => {
  it('[LC5] is read with or without sign and unit', () => {
    const read: [string, number | undefined][] = [
      ['4', 400],
      ['+4.5 %', 450],
      ['-2.50', -250],
      ['−£1,000', -100_000],
      ['4.555', undefined],
      ['four', undefined],
      ['', undefined],
    ];
    for (const [text, value] of read) expect(readHundredths(text)).toBe(value);
  });

  it('[LC5] is written with its sign and one decimal', () => {
    expect(percentWords(400)).toBe('+4.0 %');
    expect(percentWords(-1250)).toBe('−12.5 %');
    expect(percentWords(0)).toBe('0.0 %');
  });
});
