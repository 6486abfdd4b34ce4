import { describe, expect, it } from 'vitest';
import { returnCosts, returnWords } from './returns.ts';

it('[OT1] names what returning goods of each size costs at most, by the sizes of delivery', () => {
  expect(returnCosts).toEqual([
    { load: 'Goods up to 1.5 m and 25 kg', most: 15_00 },
    { load: 'Goods up to 3 m and 50 kg', most: 60_00 },
    { load: 'Goods over 3 m or 50 kg', most: 120_00 },
  ]);
});

it('[OT1] says how long there is to change one’s mind, and what it costs at most', () => {
  expect(returnWords()).toBe('14 days to cancel. Returns from the mainland cost up to £120');
});

describe('a return', () => {
  it.each([
    [{ closedLength: 1.5, weight: 25 }, '£15'],
    [{ closedLength: 1.51, weight: 5 }, '£60'],
    [{ closedLength: 1, weight: 25.1 }, '£60'],
    [{ closedLength: 3, weight: 50 }, '£60'],
    [{ closedLength: 3.01, weight: 5 }, '£120'],
    [{ closedLength: 1, weight: 51 }, '£120'],
  ])('[OT1] of one product, %o, costs at most %s', (product, cost) => {
    expect(returnWords(product).split(' ').at(-1)).toBe(cost);
  });
});
