import { describe, expect, it } from 'vitest';
import { normaliseNumbers, normalisePrices, tokenise } from './tokens.ts';

describe('numbers in a query', () => {
  it.each([
    ['eight tread step ladder', '8 tread step ladder'],
    ['ten foot ladder', '10 foot ladder'],
    ['six-step', '6-step'],
    ['three metres', '3 metres'],
    ['fourteen rungs', '14 rungs'],
  ])('[PL14] reads %s as %s', (said, plain) => {
    expect(normaliseNumbers(said)).toBe(plain);
  });

  it.each(['one man tower', 'two part ladder', 'five in one', 'three way', 'one ftse', '8 tread'])(
    '[PL14] does not change %s',
    (said) => {
      expect(normaliseNumbers(said)).toBe(said);
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
  ])('[PL14] converts feet and inches in %s to %s', (said, plain) => {
    expect(normaliseNumbers(said)).toBe(plain);
  });

  it.each([
    ['3-4m tower', '3 m tower'],
    ['3m-4m tower', '3 m tower'],
    ['between 3m and 5m ladder', 'between 3 m ladder'],
    ['ladder 3 to 5 metres', 'ladder 3 metres'],
    ['20-24ft ladder', '20 ft ladder'],
  ])('[PL14] uses the lower end of the range in %s', (said, plain) => {
    expect(normaliseNumbers(said)).toBe(plain);
  });

  it.each([
    'en 131-7',
    '£100-200',
    '2 x 8',
    'tower-2-9-m-platform',
    '125-200mm',
    '2.5m and 8 tread',
  ])('[PL14] does not read %s as a range', (said) => {
    expect(normaliseNumbers(said)).toBe(said);
  });
});

describe('prices in a query', () => {
  it.each([
    'over £500',
    'above £500',
    'more than £500',
    'no less than £500',
    'from £500',
    'at least £500',
    'min £500',
    'minimum: £ 500',
    '£500+',
    '£500 or more',
    '£500 and over',
    '£500 upwards',
    'over 500',
    'over 500 pounds',
    'more than 500 quid',
  ])('[PL14] "%s" is a minimum price', (query) => {
    expect(tokenise(query).map((token) => token.replace('£ ', '£'))).toEqual(['from £500']);
  });

  it.each([
    'under 100',
    'below 100',
    'less than 100',
    'cheaper than £100',
    'under 100 pounds',
    'under 100 quid',
    '100 pounds max',
    '100£',
    'no more than £100',
    'not over £100',
    'nothing over £100',
  ])('[PL14] "%s" is a maximum price', (query) => {
    expect(tokenise(query)).toEqual(['£100']);
  });

  it.each([
    '£100-£200',
    '£100 – £200',
    '£100-200',
    '£100 to £200',
    '£100 to 200',
    'from £100 to £200',
    'between £100 and £200',
    'between £100 and 200',
    'between 100 and 200',
    'between 100 and 200 pounds',
    '100-200 pounds',
    '100 to 200 quid',
  ])('[PL14] "%s" is a minimum and a maximum price', (query) => {
    expect(tokenise(query)).toEqual(['from £100', 'to £200']);
  });

  it('[PL14] reads thousands', () => {
    expect(tokenise('over £2k')).toEqual(['from £2000']);
    expect(tokenise('under £1.5k')).toEqual(['£1500']);
    expect(tokenise('between £1,000 and £2,500')).toEqual(['from £1000', 'to £2500']);
  });

  it.each([
    'under 3',
    'over 12',
    'under 3m',
    'under 200 cm',
    'under 3000mm',
    'over 20 ft',
    'below 150kg',
    'less than 225 kilos',
    'over 20 treads',
    'under 24-rung',
    'between 2 and 3',
    'between 20 and 30 ft',
    'max 150',
    '2 to 3 m',
  ])('[PL14] "%s" is not a price', (query) => {
    expect(normalisePrices(query)).toBe(query);
  });

  it('[PL14] does not read a size beside a price as a price', () => {
    expect(tokenise('£100 - 8 tread')).toEqual(['£100', '8', 'tread']);
    expect(tokenise('8 tread over £100')).toEqual(['8', 'tread', 'from £100']);
    expect(tokenise('£500 + vat')).toEqual(['£500', 'vat']);
  });

  it('[PL14] ignores an unfinished price', () => {
    expect(tokenise('tower over £')).toEqual(['tower', 'from']);
    expect(tokenise('£100 to £')).toEqual(['£100', 'to']);
  });
});
