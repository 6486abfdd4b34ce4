import { describe, expect, it } from 'vitest';
import { formatPercent, parseHundredths } from './price-texts.ts';

describe('rule amounts', () => {
  it('[LC5] are parsed with or without sign and unit', () => {
    const read: [string, number | undefined][] = [
      ['4', 400],
      ['+4.5 %', 450],
      ['-2.50', -250],
      ['−£1,000', -100_000],
      ['4.555', undefined],
      ['four', undefined],
      ['', undefined],
    ];
    for (const [text, value] of read) expect(parseHundredths(text)).toBe(value);
  });

  it('[LC5] are formatted with sign and one decimal', () => {
    expect(formatPercent(400)).toBe('+4.0 %');
    expect(formatPercent(-1250)).toBe('−12.5 %');
    expect(formatPercent(0)).toBe('0.0 %');
  });
});
