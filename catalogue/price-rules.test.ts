import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPricePence } from './changes.ts';
import {
  applyRule,
  changeInBasisPoints,
  type PriceEnding,
  type PriceRule,
  priceEndings,
  roundTo,
  wasRules,
} from './price-rules.ts';

const anyPence = fc.integer({ min: 1, max: maxPricePence });
const anyEnding = fc.constantFrom(...(Object.keys(priceEndings) as PriceEnding[]));
const anyProducts = fc
  .array(fc.record({ price: anyPence, more: fc.option(anyPence) }), { maxLength: 40 })
  .map((rows) =>
    rows.map(({ price, more }, at) => ({
      id: `p${at}`,
      price,
      ...(more !== null && { originalPrice: price + more }),
    })),
  );
const anyRule: fc.Arbitrary<PriceRule> = fc.record({
  by: fc.constantFrom('percent', 'amount'),
  value: fc.integer({ min: -20_000, max: 20_000 }),
  ending: anyEnding,
  was: fc.constantFrom(...wasRules),
});

const rule = (change: Partial<PriceRule>): PriceRule => ({
  by: 'percent',
  value: 400,
  ending: 'pence',
  was: 'keep',
  ...change,
});
const one = (price: number, change: Partial<PriceRule>, originalPrice?: number) =>
  applyRule([{ id: 'a', price, ...(originalPrice && { originalPrice }) }], rule(change));

describe('endings of prices', () => {
  it('[LC5] round to the nearest, the higher of two, never to zero', () => {
    const ended: [PriceEnding, number, number][] = [
      ['95', 16_900, 16_895],
      ['95', 16_945, 16_995],
      ['95', 10, 95],
      ['99', 16_949, 16_999],
      ['99', 3, 99],
      ['00', 16_949, 16_900],
      ['00', 16_950, 17_000],
      ['00', 20, 100],
      ['pence', 16_900.5, 16_901],
      ['pence', 0.2, 1],
    ];
    for (const [ending, price, to] of ended) expect(roundTo(ending, price)).toBe(to);
  });

  it('[LC5] keep the chosen ending, stay positive and move a price by at most 50 pence', () => {
    fc.assert(
      fc.property(anyEnding, anyPence, (ending, price) => {
        const rounded = roundTo(ending, price);
        const last = priceEndings[ending];
        expect(rounded).toBeGreaterThan(0);
        if (last === undefined) expect(rounded).toBe(price);
        else expect(rounded % 100).toBe(last);
        if (price >= 100) expect(Math.abs(rounded - price)).toBeLessThanOrEqual(50);
        expect(roundTo(ending, rounded)).toBe(rounded);
      }),
    );
  });
});

describe('a rule on prices', () => {
  it('[LC5] prices or skips every product with a reason, and keeps prices valid', () => {
    fc.assert(
      fc.property(anyProducts, anyRule, (products, made) => {
        const { prices, leftOut } = applyRule(products, made);
        const named = [...prices, ...leftOut].map(({ id }) => id).toSorted();
        expect(named).toEqual(products.map(({ id }) => id).toSorted());
        for (const { after, originalPrice } of prices) {
          expect(Number.isInteger(after)).toBe(true);
          expect(after).toBeGreaterThan(0);
          expect(after).toBeLessThanOrEqual(maxPricePence);
          if (originalPrice !== undefined) expect(originalPrice).toBeGreaterThan(after);
        }
      }),
    );
  });

  it('[LC5] marks prices that rounding moves in the wrong direction', () => {
    fc.assert(
      fc.property(anyProducts, anyRule, (products, made) => {
        for (const { before, after, marks } of applyRule(products, made).prices) {
          const isWrong = Math.sign(after - before) === -Math.sign(made.value) && after !== before;
          expect(marks.includes('wrong-way')).toBe(isWrong);
        }
      }),
    );
    const [turned] = one(20_000, { value: 10, ending: '95' }).prices;
    expect(turned).toMatchObject({ after: 19_995, marks: ['wrong-way'] });
  });

  it('[LC5] takes percent and amounts, up and down', () => {
    expect(one(16_250, { ending: '95' }).prices[0]).toMatchObject({ after: 16_895, change: 397 });
    expect(one(16_250, { by: 'amount', value: -250 }).prices[0]).toMatchObject({ after: 16_000 });
    expect(changeInBasisPoints(20_000, 19_000)).toBe(-500);
  });

  it('[LC5] skips prices that are too low, too high or unchanged', () => {
    const reasonOf = (outcome: ReturnType<typeof one>) => outcome.leftOut[0]?.reason;
    expect(reasonOf(one(500, { by: 'amount', value: -500 }))).toBe('too-low');
    expect(reasonOf(one(500, { value: -20_000 }))).toBe('too-low');
    expect(reasonOf(one(maxPricePence, {}))).toBe('too-high');
    expect(reasonOf(one(19_995, { value: 10, ending: '95' }))).toBe('unchanged');
  });

  it('[LC5] skips prices set by hand or on offer, with the reason', () => {
    const products = ['a', 'b', 'c'].map((id) => ({ id, price: 10_000 }));
    const kept = new Map([
      ['a', 'by-hand'],
      ['b', 'on-offer'],
    ] as const);
    const { prices, leftOut } = applyRule(products, rule({}), kept);
    expect(prices.map(({ id }) => id)).toEqual(['c']);
    expect(leftOut).toEqual([
      { id: 'a', reason: 'by-hand' },
      { id: 'b', reason: 'on-offer' },
    ]);
  });

  it('[LC5] keeps, removes or sets the was-price, and drops one that is no longer higher', () => {
    const wasOf = (outcome: ReturnType<typeof one>) => outcome.prices[0]?.originalPrice;
    expect(wasOf(one(10_000, { value: -1_000 }, 12_000))).toBe(12_000);
    expect(wasOf(one(10_000, { value: -1_000, was: 'remove' }, 12_000))).toBeUndefined();
    expect(wasOf(one(10_000, { value: -1_000, was: 'present-price' }))).toBe(10_000);
    const dropped = one(10_000, { value: 2_000 }, 12_000).prices[0];
    expect(dropped).toMatchObject({ originalPrice: undefined, marks: ['was-removed'] });
  });

  it('[LC5] marks the largest rise and the largest fall, where products differ', () => {
    const products = [10_000, 20_000, 30_000].map((price, at) => ({ id: `p${at}`, price }));
    const { prices, average } = applyRule(products, rule({ by: 'amount', value: 1_000 }));
    expect(prices.map(({ marks }) => marks)).toEqual([['largest-rise'], [], []]);
    expect(average).toBe(Math.round((1000 + 500 + 333) / 3));
    const equal = applyRule(products, rule({ value: 500 })).prices;
    expect(equal.every(({ marks }) => marks.length === 0)).toBe(true);
  });
});
