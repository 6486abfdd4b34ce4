import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { products } from '../../../catalogue/catalogue.ts';
import { toColumns } from './columns.ts';
import { type ListedProduct, toListed } from './listed-product.ts';
import { productsInPageId } from './products-in-page.ts';

const asModule = 'virtual:listed-products';
const inPage = 'virtual:products-in-page';
const columns = fileURLToPath(new URL('./columns.ts', import.meta.url));

/**
 * Serves the listed products as plain data, so that the browser never loads the catalogue's tables
 * and prose: as a module for islands that wake on intent, and out of the page for the listing, which
 * then has them with its cards.
 */
export function listedProducts(): Plugin {
  return {
    name: 'rungmoor:listed-products',
    resolveId: (id) => (id === asModule || id === inPage ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${inPage}` && this.environment.config.consumer !== 'client') {
        return `export { listedProducts } from '${asModule}';`;
      }
      const json = jsonOf(id);
      if (!json) return;
      // JSON.parse of a string is read faster than the same data as code.
      return `import { fromColumns } from ${JSON.stringify(columns)};
export const listedProducts = fromColumns(JSON.parse(${json}));`;
    },
  };
}

/** Code for the JSON that a module's products are read from. */
function jsonOf(id: string): string | undefined {
  if (id === `\0${inPage}`) return `document.getElementById('${productsInPageId}').textContent`;
  if (id !== `\0${asModule}`) return;
  const listed = copied(products.map(toListed), Number(process.env.LISTED_COPIES));
  return JSON.stringify(JSON.stringify(toColumns(listed)));
}

/** For the bench only: every product so many times, the copies under names of their own. */
function copied(listed: readonly ListedProduct[], copies: number): readonly ListedProduct[] {
  if (!(copies > 1)) return listed;
  const numbers = Array.from({ length: copies - 1 }, (_, place) => place + 2);
  return listed.flatMap((product) => [
    product,
    ...numbers.map((number) => ({ ...product, name: `${product.name} (${number})` })),
  ]);
}
