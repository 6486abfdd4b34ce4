import { expect, it } from 'vitest';
import { formatHeldStock } from './held-stock.ts';

it.each([
  [
    { held: 5, freeBy: '2026-07-01T13:35:00Z' },
    0,
    "All 5 are in other customers' checkouts. They may be free again by 14:35.",
  ],
  [
    { held: 1, freeBy: '2026-12-01T14:35:00Z' },
    0,
    "The last one is in another customer's checkout. It may be free again by 14:35.",
  ],
  [
    { held: 3, freeBy: '2026-12-01T09:05:00Z' },
    2,
    "3 more are in other customers' checkouts. They may be free again by 09:05.",
  ],
])('[CC10, CC14] formats %j with %i left in UK time', (held, left, words) => {
  expect(formatHeldStock(held, left)).toBe(words);
});
