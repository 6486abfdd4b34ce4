import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { decodeCart } from '../../../contract/cart-code.ts';
import { lateStorageKeys } from '../../late-storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { similarInStock } from '../notify/similar.ts';
import { parseOrderLines } from '../quick-order/parse-lines.ts';
import { createProductIndex } from '../quick-order/product-index.ts';
import { availableItems, encodeItems, findLineChanges, toCsv, toListLines } from './list-lines.ts';
import { createSavedLists, maxLists, maxNameLength, normaliseName } from './saved-lists.ts';

const listed = products.map(toListed);
const [first, second] = listed.filter(({ stockCount }) => stockCount > 2);
if (!first || !second) throw new Error('The catalogue is empty');

describe('opening an earlier list', () => {
  const soldOut = { ...second, inStock: false, stockCount: 0 };
  const lines = toListLines(
    [
      { sku: first.sku, quantity: 2, pence: first.price - 100 },
      { sku: second.sku, quantity: 1 },
      { sku: 'CAL-GONE', quantity: 1 },
    ],
    [first, soldOut],
  );

  it('[BU2][BU3] reports changes and counts the available items', () => {
    expect(lines.map(findLineChanges)).toEqual([
      [{ kind: 'repriced', pence: first.price - 100 }],
      [{ kind: 'sold-out' }],
      [{ kind: 'not-sold' }],
    ]);
    expect(availableItems(lines)).toEqual([{ product: first, quantity: 2 }]);
    const [few] = toListLines([{ sku: first.sku, quantity: 99 }], [{ ...first, stockCount: 2 }]);
    expect(few && findLineChanges(few)).toEqual([{ kind: 'fewer', left: 2 }]);
  });

  it('[BU3] round-trips through its link and its CSV file', () => {
    const items = listed.slice(0, 50).map((product, at) => ({ product, quantity: at + 1 }));
    const { lines: coded } = decodeCart(encodeItems(items));
    expect(coded.map(({ sku, quantity }) => [sku, quantity])).toEqual(
      items.map(({ product, quantity }) => [product.sku, quantity]),
    );
    const csv = toCsv(toListLines(coded, listed)).replace('\uFEFF', '');
    const read = parseOrderLines(csv, createProductIndex(listed));
    expect(read.lines.map((line) => line.kind === 'clear' && line.product.sku)).toEqual(
      items.map(({ product }) => product.sku),
    );
    expect(read.lines.map(({ quantity }) => quantity)).toEqual(items.map((item) => item.quantity));
  });
});

describe('saved lists', () => {
  const listsIn = (text?: string) => {
    const storage = memoryStorage(text === undefined ? {} : { [lateStorageKeys.lists]: text });
    return createSavedLists({ storage: () => storage, page: new EventTarget() });
  };

  it('[BU3] are stored by unique name, latest first', () => {
    const lists = listsIn();
    lists.save('Leeds job', '1~0', 1);
    lists.save('Hull job', '1~0', 2);
    lists.save('Leeds job', '1~CAL-ITK.1~1', 3);
    expect(lists.get()).toEqual([
      { name: 'Leeds job', code: '1~CAL-ITK.1~1', savedAt: 3 },
      { name: 'Hull job', code: '1~0', savedAt: 2 },
    ]);
    lists.remove('Hull job');
    expect(lists.get().map(({ name }) => name)).toEqual(['Leeds job']);
    for (let more = 1; more < maxLists; more += 1) lists.save(`List ${more}`, '1~0');
    expect(lists.save('One too many', '1~0')).toBe(false);
  });

  it('[BU3] ignore invalid stored values', () => {
    for (const text of [
      '',
      '{',
      'null',
      '7',
      '{"a":1}',
      '[null,7,{}]',
      '[{"name":" ","code":"1"}]',
    ])
      expect(listsIn(text).get()).toEqual([]);
    expect(normaliseName(`  a\n\u0000b  ${'x'.repeat(99)}`)).toHaveLength(maxNameLength);
  });
});

it('[BU8] similar products are in stock and at least as high and strong', () => {
  for (const product of listed) {
    for (const other of similarInStock(product, listed)) {
      expect(other.inStock && other.id !== product.id).toBe(true);
      expect(product.heightKind, product.name).not.toBe('size');
      expect(other.workingHeight).toBeGreaterThanOrEqual(product.workingHeight);
      expect(other.loadRating).toBeGreaterThanOrEqual(product.loadRating);
    }
  }
});
