import { describe, expect, it } from 'vitest';
import { firstProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { loads } from './delivery.ts';
import { returnCarriage, returnWords } from './returns.ts';

it('[OT1] names what sending any product back costs at most: a parcel, up to a long and a heavy load, and the rest', () => {
  const [parcel, middle, rest] = returnCarriage.map(({ load }) => load);
  expect(parcel).toMatch(/^Parcel, up to /);
  expect(middle).toBe(
    `Anything except a tower, up to ${loads.longMetres} m long packed and ${loads.heavyKilograms} kg`,
  );
  expect(rest).toBe('Anything longer or heavier, and any tower');
  const costs = returnCarriage.map(({ most }) => most);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
});

it('[OT1] says how long there is to change one’s mind, and what it costs at most', () => {
  expect(returnWords()).toBe('14 days to cancel. Returns from the mainland cost up to £120');
});

describe('a return', () => {
  const most = (change: Partial<Product>) =>
    returnWords({ ...firstProduct, standard: undefined, ...change })
      .split(' ')
      .at(-1);

  it.each([
    [{ closedLength: 1.5, weight: 25 }, '£15'],
    [{ closedLength: 1.51, weight: 5 }, '£60'],
    [{ closedLength: 1, weight: 25.1 }, '£60'],
    [{ closedLength: 3, weight: 50 }, '£60'],
    [{ closedLength: 3.01, weight: 5 }, '£120'],
    [{ closedLength: 1, weight: 51 }, '£120'],
    [{ closedLength: 1, weight: 5, standard: 'EN 1004-1' }, '£120'],
  ] as const)('[OT1] of one product, %o, costs at most %s', (change, cost) => {
    expect(most(change)).toBe(cost);
  });
});
