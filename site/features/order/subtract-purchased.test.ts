import { expect, it } from 'vitest';
import { subtractPurchased } from './remove-purchased.ts';

const bought = (productId: string, quantity: number) => ({
  productId,
  quantity,
  name: productId,
  sku: productId,
  unitPence: 100,
});

it('[CC13] removes purchased quantities and keeps the rest', () => {
  const lines = [
    { id: 'tower', quantity: 2, seenPrice: 100 },
    { id: 'steps', quantity: 5 },
    { id: 'podium', quantity: 1 },
  ];
  const order = [bought('tower', 2), bought('steps', 3), bought('ladder', 1)];
  expect(subtractPurchased(lines, order)).toEqual([
    { id: 'steps', quantity: 2 },
    { id: 'podium', quantity: 1 },
  ]);
  expect(subtractPurchased(lines.slice(0, 1), order)).toEqual([]);
  expect(subtractPurchased(lines, [])).toEqual(lines);
});
