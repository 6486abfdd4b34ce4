import { idOf, priceIdOf } from '../../../catalogue/identity.ts';
import type { ListedProduct } from './listed-product.ts';

/** Every product's values by field, which is two thirds of the size. Null if absent or derived from the name. */
export type ProductColumns = { readonly name: readonly string[] } & Readonly<
  Record<string, readonly unknown[]>
>;

export function toColumns(products: readonly ListedProduct[]): ProductColumns {
  const rows = products.map((product): Readonly<Record<string, unknown>> => {
    const usual = usualOf(product.name);
    return Object.fromEntries(
      Object.entries(product).filter(([field, value]) => usual[field] !== value),
    );
  });
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [...fields].map((field) => [field, rows.map((row) => row[field] ?? null)]);
  return Object.fromEntries(columns);
}

export function fromColumns(columns: ProductColumns): ListedProduct[] {
  const fields = Object.entries(columns);
  return columns.name.map((name, place) => {
    const product = usualOf(name);
    for (const [field, values] of fields) {
      const value = values[place];
      if (value !== null) product[field] = value;
    }
    return product as ListedProduct;
  });
}

function usualOf(name: string): Record<string, unknown> {
  const id = idOf(name);
  return { id, priceId: priceIdOf(id), image: `/drawings/${id}/three-quarter` };
}
