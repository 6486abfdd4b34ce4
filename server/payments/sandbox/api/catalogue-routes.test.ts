import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../../testing/databases.ts';
import { type Bench, oneLadder, openBench } from '../testing/bench.ts';

describeOnBothEngines('products and prices of the sandbox', (database) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench(database());
  });
  afterAll(() => bench.close());

  const product = (id: string) =>
    bench.stripe.products.create({ id, name: `Ladder ${id}`, metadata: { product: id } });
  const price = (id: string, unit_amount: number, more = {}) =>
    bench.stripe.prices.create({
      product: id,
      currency: 'gbp',
      unit_amount,
      tax_behavior: 'inclusive',
      lookup_key: `key-${id}`,
      ...more,
    });

  it('are made, changed and found by their lookup keys', async () => {
    const made = await product('a');
    expect(made).toMatchObject({ id: 'a', object: 'product', active: true, name: 'Ladder a' });
    const changed = await bench.stripe.products.update('a', {
      name: 'Long ladder',
      description: '',
      metadata: { product: '', sku: 'CAL-1' },
    });
    expect(changed).toMatchObject({ name: 'Long ladder', metadata: { sku: 'CAL-1' } });
    expect(changed.metadata).not.toHaveProperty('product');

    const first = await price('a', 100_00);
    expect(first.id).toMatch(/^price_\w{24}$/);
    expect(String(first.unit_amount_decimal)).toBe('10000');
    const found = await bench.stripe.prices.list({
      lookup_keys: ['key-a', 'key-none'],
      expand: ['data.product'],
    });
    expect(found.data).toMatchObject([{ id: first.id, product: { id: 'a' } }]);
  });

  it('hand a lookup key on to a new price only where that is asked for', async () => {
    await product('b');
    const old = await price('b', 100_00);
    await expect(price('b', 120_00)).rejects.toMatchObject({ param: 'lookup_key' });
    const next = await price('b', 120_00, { transfer_lookup_key: true });
    await bench.stripe.prices.update(old.id, { active: false });
    await bench.stripe.products.update('b', { default_price: next.id });
    const { data } = await bench.stripe.prices.list({ lookup_keys: ['key-b'] });
    expect(data.map(({ id }) => id)).toEqual([next.id]);
    expect(await bench.stripe.prices.retrieve(old.id)).toMatchObject({
      active: false,
      lookup_key: null,
      unit_amount: 100_00,
    });
    const active = await bench.stripe.prices.list({ product: 'b', active: true });
    expect(active.data).toHaveLength(1);
    await expect(
      bench.stripe.prices.update(next.id, { unit_amount: 1 } as object),
    ).rejects.toMatchObject({ code: 'parameter_unknown' });
  });

  it('are sold at the price they have', async () => {
    await product('c');
    const { id } = await price('c', 250_00);
    const sell = () =>
      bench.stripe.checkout.sessions.create({
        ...oneLadder,
        line_items: [{ price: id, quantity: 3 }],
      });
    expect((await sell()).amount_total).toBe(750_00);
    await bench.stripe.prices.update(id, { active: false });
    await expect(sell()).rejects.toMatchObject({ code: 'price_inactive' });
  });

  it('are listed page by page to the end', async () => {
    for (const id of ['p1', 'p2', 'p3', 'p4', 'p5']) await product(id);
    const seen: string[] = [];
    for await (const { id } of bench.stripe.products.list({ limit: 2 })) seen.push(id);
    expect(seen).toEqual(expect.arrayContaining(['p1', 'p2', 'p3', 'p4', 'p5']));
    expect(new Set(seen).size).toBe(seen.length);
    const some = await bench.stripe.products.list({ ids: ['p1', 'p4'] });
    expect(some.data.map(({ id }) => id).sort()).toEqual(['p1', 'p4']);
  });

  it('are refused under an id or for a product that will not do', async () => {
    await product('d');
    await expect(product('d')).rejects.toMatchObject({ code: 'resource_already_exists' });
    await expect(price('none', 1_00)).rejects.toMatchObject({ param: 'product' });
    await expect(bench.stripe.products.update('none', { name: 'x' })).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(bench.stripe.prices.retrieve('price_none')).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});
