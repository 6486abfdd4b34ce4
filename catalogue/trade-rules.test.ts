import { describe, expect, it } from 'vitest';
import { listedProducts as products } from './catalogue.ts';
import { tradeRules } from './trade-rules.ts';

describe('the trade rules', () => {
  it.each(tradeRules)('[CO8] $rule: $figure', ({ source, applies, holds }) => {
    expect(source).not.toBe('');
    const subjects = products.filter(applies);
    expect(subjects.length).toBeGreaterThan(2);
    const offenders = subjects.filter((product) => !holds(product, products));
    expect(offenders.map(({ id }) => id)).toEqual([]);
  });
});
