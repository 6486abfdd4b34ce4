import { expect, it } from 'vitest';
import { linesLeft } from './take-out-bought.ts';

const bought = (productId: string, quantity: number) => ({
  productId,
  quantity,
  name: productId,
  sku: productId,
  unitPence: 100,
});

it('[CC13] takes what was bought out of the cart, and leaves what was not', () => {
  const lines = [
    { id: 'tower', quantity: 2, seenPrice: 100 },
    { id: 'steps', quantity: 5 },
    { id: 'podium', quantity: 1 },
  ];
  const order = [bought('tower', 2), bought('steps', 3), bought('ladder', 1)];
  expect(linesLeft(lines, order)).toEqual([
    { id: 'steps', quantity: 2 },
    { id: 'podium', quantity: 1 },
  ]);
  expect(linesLeft(lines.slice(0, 1), order)).toEqual([]);
  expect(linesLeft(lines, [])).toEqual(lines);
});
