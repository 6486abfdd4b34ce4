import { defaultPriceId, toProductId } from '../../../catalogue/product-ids.ts';
import type { ListedProduct } from './listed-product.ts';

/** Every product's values by field, which is two thirds of the size. Null if absent or derived from the name. */
export type ProductColumns = { readonly name: readonly string[] } & Readonly<
  Record<string, readonly unknown[]>
>;

export function toColumns(products: readonly ListedProduct[]): ProductColumns {
  const rows = products.map((product): Readonly<Record<string, unknown>> => {
    const derived = derivedFields(product.name);
    return Object.fromEntries(
      Object.entries(product).filter(([field, value]) => derived[field] !== value),
    );
  });
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [...fields].map((field) => [field, rows.map((row) => row[field] ?? null)]);
  return Object.fromEntries(columns);
}

export function fromColumns(columns: ProductColumns): ListedProduct[] {
  const fields = Object.entries(columns);
  return columns.name.map((name, place) => {
    const product = derivedFields(name);
    for (const [field, values] of fields) {
      const value = values[place];
      if (value !== null) product[field] = value;
    }
    return product as ListedProduct;
  });
}

function derivedFields(name: string): Record<string, unknown> {
  const id = toProductId(name);
  return { id, priceId: defaultPriceId(id), image: `/drawings/${id}/three-quarter` };
}
