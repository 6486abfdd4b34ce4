import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { listedProducts as listed } from './catalogue.ts';
import { type CatalogueChange, changeableFields } from './changes.ts';
import { checkCatalogue } from './check.ts';
import { defaultPriceId } from './product-ids.ts';

const [first, second] = listed;
const reduced = listed.find(({ originalPrice }) => originalPrice !== undefined);
if (!first || !second || !reduced?.originalPrice) throw new Error('The lists lack what is tested');

const productOf = (changes: Parameters<typeof applyChanges>[1], id = first.id) =>
  applyChanges(listed, changes).products.find((product) => product.id === id);

const anyValue = fc.oneof(
  fc.integer({ min: -10, max: 200_000 }),
  fc.constant(null),
  fc.string(),
  fc.boolean(),
  fc.double(),
  fc.array(fc.constantFrom('New', 'Featured', 'Bargain', ''), { maxLength: 5 }),
);
const anyChanges = fc.array(
  fc.record({
    productId: fc.constantFrom(...listed.slice(0, 20).map(({ id }) => id), 'unknown'),
    field: fc.constantFrom(...Object.keys(changeableFields), 'id', 'sku', '__proto__', 'toString'),
    value: anyValue,
  }),
  { maxLength: 12 },
);

describe('changes to the catalogue', () => {
  it('[LC1] returns the listed products without changes', () => {
    expect(applyChanges(listed, [])).toEqual({ products: listed, errors: [] });
  });

  it('[LC1] applies a change to every changeable field', () => {
    const changes: CatalogueChange[] = [
      { productId: first.id, field: 'price', value: 12_345 },
      { productId: first.id, field: 'originalPrice', value: 15_000 },
      { productId: first.id, field: 'badges', value: ['New', 'Trade'] },
      { productId: first.id, field: 'estimatedRestock', value: 'Back on Monday' },
      { productId: first.id, field: 'description', value: 'A new text.' },
      { productId: first.id, field: 'features', value: ['One', 'Two'] },
      { productId: first.id, field: 'inBox', value: ['The thing itself'] },
      { productId: first.id, field: 'featured', value: true },
      { productId: first.id, field: 'withdrawn', value: true },
      { productId: first.id, field: 'photo', value: '0a1b2c3d4e5f0a1b2c3d4e5f' },
    ];
    expect(new Set(changes.map(({ field }) => field))).toEqual(
      new Set(Object.keys(changeableFields)),
    );
    const { products, errors } = applyChanges(listed, changes);
    expect(errors).toEqual([]);
    const values = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
    const image = '/pictures/0a1b2c3d4e5f0a1b2c3d4e5f';
    expect(products[0]).toEqual({ ...first, ...values, image, priceId: defaultPriceId(first.id) });
    expect(products.slice(1)).toEqual(listed.slice(1));
  });

  it('[LC1] removes a was-price and keeps the later of two values', () => {
    const none = { productId: reduced.id, field: 'originalPrice', value: null };
    expect(productOf([none], reduced.id)?.originalPrice).toBeUndefined();
    const prices = [11_000, 12_000].map((value) => ({
      ...{ productId: first.id, field: 'price' },
      value,
    }));
    expect(productOf(prices)?.price).toBe(12_000);
  });

  it.each<[what: string, field: string, value: unknown, message: string]>([
    ['a price of nothing', 'price', 0, 'The price must be more than £0.00.'],
    ['part of a penny', 'price', 10.5, 'The price must be in whole pence.'],
    ['no number', 'price', '12', 'Enter an amount in pounds and pence.'],
    ['a price beyond belief', 'price', 10_000_000, 'The price must be at most £99,999.99.'],
    ['a badge of another list', 'badges', ['Bargain'], 'Choose badges from the list.'],
    ['a badge twice', 'badges', ['New', 'New'], 'Choose each badge once.'],
    ['an empty text', 'description', ' ', 'Enter some text.'],
    ['one feature', 'features', ['One'], 'List at least two features.'],
    [
      'the text of another',
      'description',
      second.description,
      'Another product has the same text.',
    ],
    ['a field that is fixed', 'sku', 'ABC-1', 'This cannot be changed.'],
  ])('[LC1] rejects %s with an error at the field', (_what, field, value, message) => {
    const { errors, products } = applyChanges(listed, [{ productId: first.id, field, value }]);
    expect(errors).toEqual([{ productId: first.id, field, message }]);
    expect(products).toEqual(listed);
  });

  it('[LC1] rejects a price above the was-price at the changed field', () => {
    const { originalPrice } = reduced;
    const price = { productId: reduced.id, field: 'price', value: originalPrice };
    const [error] = applyChanges(listed, [price]).errors;
    expect(error).toMatchObject({ productId: reduced.id, field: 'price' });
    expect(error?.message).toMatch(/^The former price \(£[\d,.]+\) must be higher/);
    const unknown = { productId: 'unknown', field: 'price', value: 500 };
    expect(applyChanges(listed, [unknown]).errors[0]?.message).toBe('There is no such product.');
  });

  it('[LC1] rejects a text that is unique only because of a rejected change', () => {
    const swapped = [
      { productId: first.id, field: 'description', value: second.description },
      { productId: second.id, field: 'description', value: 'A new text.' },
      { productId: second.id, field: 'price', value: 0 },
    ];
    const { products, errors } = applyChanges(listed, swapped);
    expect(errors.map(({ productId, field }) => [productId, field])).toEqual([
      [second.id, 'price'],
      [first.id, 'description'],
    ]);
    expect(products).toEqual(listed);
  });

  it('[LC1] always produces a valid catalogue', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const { products, errors } = applyChanges(listed, changes);
        expect(products.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
        expect(() => checkCatalogue(products)).not.toThrow();
        const bad = new Set(errors.map(({ productId }) => productId));
        products.forEach((product, place) => {
          if (bad.has(product.id)) expect(product).toBe(listed[place]);
        });
        const again = applyChanges(listed, changes);
        expect(again).toEqual({ products, errors });
      }),
      { numRuns: 60 },
    );
  });
});

describe('a new size of a range', () => {
  const range = 'Calderstile 900 GRP Step Ladder';
  const row = {
    size: '14',
    height: '3.3',
    width: '0.75',
    length: '2.11',
    closed: '3.88',
    weight: '21',
    price: '438.00',
    stock: '3',
    for: 'For high cable tray in plant rooms.',
  };
  const productId = 'calderstile-900-grp-step-ladder-14-tread';
  const add = (more: object = {}, id = productId) =>
    applyChanges(listed, [
      { productId: id, field: 'newSize', value: { range, row: { ...row, ...more } } },
    ]);

  it('[LC7] is added as a product, sorted by height', () => {
    const { products, errors } = add();
    expect(errors).toEqual([]);
    expect(products).toHaveLength(listed.length + 1);
    const product = products.find(({ id }) => id === productId);
    const sibling = listed.find(({ id }) => id === 'calderstile-900-grp-step-ladder-12-tread');
    expect(product).toMatchObject({
      name: 'Calderstile 900 GRP Step Ladder, 14 tread',
      sku: 'CAL-GSL14T',
      price: 43_800,
      treads: 14,
      stockCount: 3,
      inStock: true,
      image: `/drawings/${productId}/three-quarter`,
      standard: sibling?.standard,
      features: sibling?.features,
    });
    expect(product?.rating).toBeUndefined();
    const heights = products.map(({ height }) => height);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(() => checkCatalogue(products)).not.toThrow();
  });

  it('[LC7] can be changed by later changes', () => {
    const size = { productId, field: 'newSize', value: { range, row } };
    const price = { productId, field: 'price', value: 40_000 };
    for (const changes of [
      [size, price],
      [price, size],
    ])
      expect(productOf(changes, productId)?.price).toBe(40_000);
    expect(applyChanges(listed, [price]).errors[0]?.message).toBe('There is no such product.');
  });

  it.each<[what: string, more: object, message: RegExp]>([
    ['a size that it has', { size: '12' }, /already has that size/],
    ['a size of another kind', { size: '2 × 14' }, /as the others of this range: 4\./],
    ['a figure far from the others', { height: '6.3' }, /lead to about 3\.2/],
    ['a figure left out', { weight: undefined }, /Enter a number/],
    ['a height with letters', { height: '3.3 m' }, /Enter a number/],
    ['no sentence', { for: 'plant rooms' }, /Write a sentence/],
    ['a price of nothing', { price: '0.00' }, /more than £0\.00/],
    ['a cell of a table', { for: 'For | jobs.' }, /Write a sentence/],
  ])('[LC7] is rejected with %s', (_what, more, message) => {
    const { products, errors } = add(more);
    expect(products).toBe(listed);
    expect(errors).toEqual([
      { productId, field: 'newSize', message: expect.stringMatching(message) },
    ]);
  });

  it('[LC7] must have the id of its name and an existing range', () => {
    expect(add({}, 'another').errors[0]?.message).toContain(productId);
    const value = { range: 'Calderstile 1 None', row };
    const [error] = applyChanges(listed, [{ productId, field: 'newSize', value }]).errors;
    expect(error?.message).toBe('There is no such range.');
  });
});
