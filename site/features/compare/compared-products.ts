import { listedProducts } from 'virtual:listed-products';
import { useMemo } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { browserCompare, useCompare } from './compare-store.ts';

/** The products chosen for comparing, in the order they were chosen. */
export type ComparedProducts = readonly ListedProduct[];

const byId = new Map(listedProducts.map((product) => [product.id, product]));

// Separate from the store itself, so that a card's toggle does not load every product.
browserCompare.setProductIds(byId.keys());

export function useComparedProducts(): ComparedProducts {
  const ids = useCompare();
  return useMemo(() => ids.flatMap((id) => byId.get(id) ?? []), [ids]);
}
