import { expect, it } from 'vitest';
import { stockLine } from './stock-text.ts';

it('[PD4] counts what is in stock', () => {
  expect(stockLine({ inStock: true, stockCount: 12 })).toBe('12 in stock');
});

it('[PD4] says when stock returns, as far as it is known', () => {
  const out = { inStock: false, stockCount: 0 };
  expect(stockLine({ ...out, estimatedRestock: 'Due in 2 weeks' })).toBe(
    'Out of stock. Due in 2 weeks',
  );
  expect(stockLine(out)).toBe('Out of stock. Back in stock soon');
});
