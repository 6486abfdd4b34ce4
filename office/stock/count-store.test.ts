import { expect, it } from 'vitest';
import { parseStoredCounts } from './count-store.ts';

const count = {
  key: '3f0d3c4e-8a52-4a37-9d8e-1f6f2b7c9a10',
  staffId: 1,
  productId: 'ladder',
  name: 'Ladder',
  expected: 4,
  counted: 3,
  cause: 'damaged',
  at: 1_795_000_000_000,
};
const row = { id: 'ladder', sku: 'L-1', name: 'Ladder', onHand: 4, held: 2 };
const list = { rows: [row], place: 0, counted: {} };

it('[OF6] parses stored counts', () => {
  const kept = { list, waiting: [count, { ...count, cause: undefined, error: 'No account.' }] };
  expect(parseStoredCounts(JSON.stringify(kept))).toEqual(JSON.parse(JSON.stringify(kept)));
});

it('[OF6] drops only invalid entries of the stored counts', () => {
  for (const text of [null, '', 'null', '[]', '{"waiting":1}', '{"list":{}}'])
    expect(parseStoredCounts(text)).toEqual({ waiting: [] });
  const bad = [
    { ...count, counted: -1 },
    { ...count, key: 'x' },
    { ...count, cause: 'eaten' },
    null,
  ];
  const wrongList = { ...list, rows: [{ ...row, onHand: 'four' }] };
  const text = JSON.stringify({ list: wrongList, waiting: [...bad, count] });
  expect(parseStoredCounts(text)).toEqual({ waiting: [count] });
});
