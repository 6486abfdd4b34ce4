import { type SortKey, sortProducts } from '../../../catalogue/sort.ts';

type Sortable = Parameters<typeof sortProducts>[0][number];

/**
 * Sorts a fixed list, which stands by name, once for each order. Filtering a sorted list keeps its
 * order: no answer sorts again.
 */
export function sortedOnce<P extends Sortable>(
  byName: readonly P[],
): (key: SortKey) => readonly P[] {
  const orders = new Map<SortKey, readonly P[]>([['name', byName]]);
  return (key) => {
    const known = orders.get(key);
    if (known) return known;
    const order = sortProducts(byName, key);
    orders.set(key, order);
    return order;
  };
}
