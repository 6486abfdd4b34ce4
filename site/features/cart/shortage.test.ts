import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import { cartOf } from './cart.ts';
import { allowedQuantity, canBeHad, hindranceOf, shortageWords } from './shortage.ts';

const tower = { product: sampleProduct({ name: 'Tower' }), quantity: 3 };
const steps = {
  product: sampleProduct({ id: 'steps', name: 'Steps', price: 28_349 }),
  quantity: 2,
};
const cart = cartOf([tower, steps]);
const none = cartOf([]);

const leaving = (levels: Record<string, number>) => (product: { id: string }) =>
  levels[product.id] ?? Number.POSITIVE_INFINITY;

describe('a cart whose goods others buy', () => {
  it('[CC4, CC14] adds up and checks out what can be had, and nothing that has sold out', () => {
    const had = canBeHad(cart, leaving({ 'folding-tower': 0, steps: 2 }));
    expect(had).toEqual({ items: [steps], total: 56_698, itemCount: 2 });
    expect(canBeHad(cart, leaving({}))).toBe(cart);
  });

  it('[CC14] lowers no quantity by itself, and waits until the buyer has', () => {
    const short = leaving({ 'folding-tower': 2 });
    expect(canBeHad(cart, short).items).toEqual([tower, steps]);
    expect(hindranceOf(cart, short)).toBe('Reduce the quantity of Tower to check out.');
    expect(shortageWords(cart, short)).toBe('Only 2 of Tower left.');
    expect(allowedQuantity(tower, 4, short)).toBe(3);
    expect(allowedQuantity(tower, 2, short)).toBe(2);
  });

  it('[CC4] raises a quantity as far as there is stock', () => {
    expect(allowedQuantity(steps, 9, leaving({ steps: 5 }))).toBe(5);
    expect(allowedQuantity(steps, 9, leaving({}))).toBe(9);
  });

  it('[CC11] leads to a trade quote above what one order can have', () => {
    const of = (...quantities: number[]) =>
      cartOf(quantities.map((quantity, n) => ({ ...tower, quantity, product: nth(n) })));
    const nth = (n: number) => sampleProduct({ id: `tower-${n}` });
    const plenty = leaving({});
    expect(hindranceOf(of(60), plenty)).toBeUndefined();
    expect(hindranceOf(of(59, 2), plenty)).toMatch(/up to 60 items.*trade quote/);
    // What has sold out is not asked for.
    expect(hindranceOf(of(59, 2), leaving({ 'tower-1': 0 }))).toBeUndefined();
    expect(hindranceOf(of(...Array(51).fill(1)), plenty)).toMatch(/up to 50 different products/);
  });

  it('[CC7, CC14] goes on while anything is left, and says so where nothing is', () => {
    expect(hindranceOf(cart, leaving({ steps: 0 }))).toBeUndefined();
    expect(shortageWords(cart, leaving({ steps: 0 }))).toBe('Steps is not available.');
    expect(hindranceOf(cart, leaving({ steps: 0, 'folding-tower': 0 }))).toBe(
      'Everything in your cart is out of stock.',
    );
    expect([hindranceOf(none, leaving({})), hindranceOf(cart, leaving({}))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
