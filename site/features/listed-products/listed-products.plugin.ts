import type { Plugin } from 'vite';
import { products } from '../../../catalogue/catalogue.ts';
import { type ListedProduct, toListed } from './listed-product.ts';

const name = 'virtual:listed-products';

/**
 * Serves the listed products as one module of plain data, so that the browser never loads the
 * catalogue's tables and prose, and islands have the products the moment they wake.
 */
export function listedProducts(): Plugin {
  return {
    name: 'rungmoor:listed-products',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return;
      const json = JSON.stringify(
        copied(products.map(toListed), Number(process.env.LISTED_COPIES)),
      );
      // JSON.parse of a string is read faster than the same data as code.
      return `export const listedProducts = JSON.parse(${JSON.stringify(json)});`;
    },
  };
}

/** For the bench only: every product so many times, the copies under names and ids of their own. */
function copied(listed: readonly ListedProduct[], copies: number): readonly ListedProduct[] {
  if (!(copies > 1)) return listed;
  const numbers = Array.from({ length: copies - 1 }, (_, place) => place + 2);
  return listed.flatMap((product) => [
    product,
    ...numbers.map((number) => ({
      ...product,
      id: `${product.id}-copy-${number}`,
      name: `${product.name} (${number})`,
    })),
  ]);
}
