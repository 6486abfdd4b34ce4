import { Hono } from 'hono';
import * as v from 'valibot';
import type { Product } from '../../catalogue/product.ts';
import type { Shop } from '../app/shop.ts';
import { type OfficeVariables, queryParams } from './office-context.ts';

const pageSize = 50;

export const productQuery = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1'),
});

type Found = Pick<Product, 'name' | 'sku' | 'family'>;

/** Products of a family, if one is given, with each word of the search in their name or SKU. */
export function filterProducts<Row extends Found>(
  all: readonly Row[],
  { search, family }: { search: string; family?: string | undefined },
): Row[] {
  const words = search.toLowerCase().split(/\s+/);
  return all.filter((row) => {
    const text = `${row.name} ${row.sku}`.toLowerCase();
    const isInFamily = family === undefined || row.family === family;
    return isInFamily && words.every((word) => text.includes(word));
  });
}

/** A page of the products that have each word of a search in their name or SKU. */
export function searchProducts(
  all: readonly Product[],
  { search, page }: v.InferOutput<typeof productQuery>,
) {
  const found = filterProducts(all, { search });
  const products = found.slice((page - 1) * pageSize, page * pageSize);
  return { products, total: found.length, page, pageSize };
}

/** Products by name or SKU. */
export function productRoutes({ shop }: { shop: () => Promise<Pick<Shop, 'catalogue'>> }) {
  return new Hono<OfficeVariables>().get('/', queryParams(productQuery), async (context) => {
    const all = (await shop()).catalogue().products;
    const { products, ...page } = searchProducts(all, context.req.valid('query'));
    const rows = products.map(({ id, sku, name, price, image }) => {
      return { id, sku, name, price, image };
    });
    return context.json({ products: rows, ...page });
  });
}
