import { type SortKey, sortProducts } from '../../../catalogue/sort.ts';

type Sortable = Parameters<typeof sortProducts>[0][number];

/** Sorts a fixed list once for each order. Filtering a sorted list keeps its order: no answer sorts again. */
export function sortedOnce<P extends Sortable>(
  products: readonly P[],
): (key: SortKey) => readonly P[] {
  const orders = new Map<SortKey, readonly P[]>();
  return (key) => {
    const known = orders.get(key);
    if (known) return known;
    const order = sortProducts(products, key);
    orders.set(key, order);
    return order;
  };
}
