import { describe, expect, it } from 'vitest';
import { firstProduct, products } from '../../catalogue/catalogue.ts';
import { indexProducts } from '../../catalogue/index-products.ts';
import { productRoutes } from './products.ts';

const routes = productRoutes({ shop: async () => ({ catalogue: () => indexProducts(products) }) });

async function search(query: string) {
  const answer = await routes.request(`/?${query}`);
  return { status: answer.status, body: await answer.json() };
}

describe('product search', () => {
  it('[OF14] finds products by SKU and by words of the name in any order', async () => {
    const first = firstProduct;
    const words = first.name.toLowerCase().split(' ').reverse().join('+');
    for (const text of [first.sku.toLowerCase(), words]) {
      const { body } = await search(`search=${text}`);
      expect(body.products).toContainEqual(expect.objectContaining({ sku: first.sku }));
    }
    expect((await search('search=no-such-ladder')).body).toMatchObject({ products: [], total: 0 });
  });

  it('[OF14] returns pages of 50', async () => {
    const [one, two] = [await search('page=1'), await search('page=2')];
    expect(one.body).toMatchObject({ total: products.length, page: 1, pageSize: 50 });
    expect(one.body.products).toHaveLength(50);
    expect(two.body.products[0].sku).toBe(products[50]?.sku);
    expect((await search('page=99999')).body.products).toEqual([]);
  });

  it('[OF14] rejects an invalid query', async () => {
    expect((await search('page=0')).status).toBe(422);
    expect((await search(`search=${'x'.repeat(101)}`)).status).toBe(422);
  });
});
