import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { productDataFile, productsInPageId } from './product-data.ts';

const asModule = 'virtual:listed-products';
const inPage = 'virtual:products-in-page';

/**
 * Gives scripts the products as plain data instead of the catalogue's tables. Islands read them from a file
 * whose name stays the same when a price changes, the listing reads them from its page. On the server both
 * come from the catalogue.
 */
export function listedProducts(): Plugin {
  return {
    name: 'rungmoor:listed-products',
    resolveId(id) {
      if (id === asModule || id === inPage) return `\0${id}`;
      return id === productDataFile ? { id, external: 'absolute' } : undefined;
    },
    load(id) {
      if (id !== `\0${asModule}` && id !== `\0${inPage}`) return;
      const { config, mode } = this.environment;
      const isBuiltForBrowser = config.consumer === 'client' && mode === 'build';
      if (id === `\0${asModule}`) return isBuiltForBrowser ? fromFile : fromCatalogue('all');
      return isBuiltForBrowser ? fromPage : fromCatalogue("sortProducts(all, 'name')");
    },
  };
}

const importOf = (names: string, file: string) =>
  `import { ${names} } from ${JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))};\n`;

const fromFile = `${importOf('fromColumns', './columns.ts')}import { products, revision } from '${productDataFile}';
export const listedProducts = fromColumns(products);
export const catalogueRevision = revision;`;

const fromPage = `${importOf('fromColumns', './columns.ts')}const { textContent } = document.getElementById('${productsInPageId}');
export const listedProducts = fromColumns(JSON.parse(textContent));`;

const fromCatalogue = (listed: string) =>
  `${importOf('catalogueRevision, products', '../../../catalogue/catalogue.ts')}${importOf('sortProducts', '../../../catalogue/sort.ts')}${importOf('toListed', './listed-product.ts')}const all = products.map(toListed);
export const listedProducts = ${listed};
export { catalogueRevision };`;
