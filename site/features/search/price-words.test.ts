import { describe, expect, it } from 'vitest';
import { withPlainPrices } from './price-words.ts';
import { tokensOf } from './words.ts';

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
  ])('[PL14] "%s" is the least to be paid', (query) => {
    expect(tokensOf(query).map((token) => token.replace('£ ', '£'))).toEqual(['from £500']);
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
  ])('[PL14] "%s" is the most to be paid', (query) => {
    expect(tokensOf(query)).toEqual(['£100']);
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
  ])('[PL14] "%s" is the least and the most', (query) => {
    expect(tokensOf(query)).toEqual(['from £100', 'to £200']);
  });

  it('[PL14] reads thousands', () => {
    expect(tokensOf('over £2k')).toEqual(['from £2000']);
    expect(tokensOf('under £1.5k')).toEqual(['£1500']);
    expect(tokensOf('between £1,000 and £2,500')).toEqual(['from £1000', 'to £2500']);
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
  ])('[PL14] "%s" is no price', (query) => {
    expect(withPlainPrices(query)).toBe(query);
  });

  it('[PL14] takes no size beside a price for one', () => {
    expect(tokensOf('£100 - 8 tread')).toEqual(['£100', '8', 'tread']);
    expect(tokensOf('8 tread over £100')).toEqual(['8', 'tread', 'from £100']);
    expect(tokensOf('£500 + vat')).toEqual(['£500', 'vat']);
  });

  it('[PL14] waits for a price that is still being typed', () => {
    expect(tokensOf('tower over £')).toEqual(['tower', 'from']);
    expect(tokensOf('£100 to £')).toEqual(['£100', 'to']);
  });
});
