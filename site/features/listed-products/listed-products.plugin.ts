import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { products } from '../../../catalogue/catalogue.ts';
import { sortProducts } from '../../../catalogue/sort.ts';
import { toColumns } from './columns.ts';
import { type ListedProduct, toListed } from './listed-product.ts';
import { productsInPageId } from './products-in-page.ts';

const asModule = 'virtual:listed-products';
const inPage = 'virtual:products-in-page';
const columns = fileURLToPath(new URL('./columns.ts', import.meta.url));

/** Serves products as plain data: a module for islands, and in the page for the listing, never the catalogue's tables. */
export function listedProducts(): Plugin {
  return {
    name: 'rungmoor:listed-products',
    resolveId: (id) => (id === asModule || id === inPage ? `\0${id}` : undefined),
    load(id) {
      const json = jsonOf(id, this.environment.config.consumer);
      if (!json) return;
      // JSON.parse of a string is read faster than the same data as code.
      return `import { fromColumns } from ${JSON.stringify(columns)};
export const listedProducts = fromColumns(JSON.parse(${json}));`;
    },
  };
}

/** Code for the JSON that a module's products are read from. */
function jsonOf(id: string, consumer: 'client' | 'server'): string | undefined {
  if (id === `\0${asModule}`) return asLiteral(products.map(toListed));
  if (id !== `\0${inPage}`) return;
  if (consumer === 'client') return `document.getElementById('${productsInPageId}').textContent`;
  return asLiteral(sortProducts(products.map(toListed), 'name'));
}

function asLiteral(listed: readonly ListedProduct[]): string {
  return JSON.stringify(JSON.stringify(toColumns(listed)));
}
