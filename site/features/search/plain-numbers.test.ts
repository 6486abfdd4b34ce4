import { describe, expect, it } from 'vitest';
import { withPlainNumbers } from './plain-numbers.ts';

describe('numbers in a query', () => {
  it.each([
    ['eight tread step ladder', '8 tread step ladder'],
    ['ten foot ladder', '10 foot ladder'],
    ['six-step', '6-step'],
    ['three metres', '3 metres'],
    ['fourteen rungs', '14 rungs'],
  ])('[PL14] reads %s as %s', (said, plain) => {
    expect(withPlainNumbers(said)).toBe(plain);
  });

  it.each(['one man tower', 'two part ladder', 'five in one', 'three way', 'one ftse', '8 tread'])(
    '[PL14] leaves %s as it is',
    (said) => {
      expect(withPlainNumbers(said)).toBe(said);
    },
  );

  it.each([
    [`6'6" podium`, '6.50 ft  podium'],
    [`11' 6" step ladder`, '11.50 ft  step ladder'],
    ['11’6” ladder', '11.50 ft  ladder'],
    ['11ft 6in ladder', '11.50 ft  ladder'],
    ["6'6 podium", '6.50 ft  podium'],
    ["6' 8 tread", "6' 8 tread"],
    ['6ft 8 tread', '6ft 8 tread'],
  ])('[PL14] reads %s as feet and inches, where they are', (said, plain) => {
    expect(withPlainNumbers(said)).toBe(plain);
  });

  it.each([
    ['3-4m tower', '3 m tower'],
    ['3m-4m tower', '3 m tower'],
    ['between 3m and 5m ladder', 'between 3 m ladder'],
    ['ladder 3 to 5 metres', 'ladder 3 metres'],
    ['20-24ft ladder', '20 ft ladder'],
  ])('[PL14] reads of %s the least', (said, plain) => {
    expect(withPlainNumbers(said)).toBe(plain);
  });

  it.each([
    'en 131-7',
    '£100-200',
    '2 x 8',
    'tower-2-9-m-platform',
    '125-200mm',
    '2.5m and 8 tread',
  ])('[PL14] takes %s for no range of heights', (said) => {
    expect(withPlainNumbers(said)).toBe(said);
  });
});
