import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { productDataFile, productsInPageId } from './product-data.ts';

const moduleId = 'virtual:listed-products';
const pageModuleId = 'virtual:products-in-page';

/**
 * Gives scripts the products as plain data instead of the catalogue's tables. Islands read them from a file
 * whose name stays the same when a price changes, the listing reads them from its page. On the server both
 * come from the catalogue.
 */
export function listedProducts(): Plugin {
  return {
    name: 'rungmoor:listed-products',
    resolveId(id) {
      if (id === moduleId || id === pageModuleId) return `\0${id}`;
      return id === productDataFile ? { id, external: 'absolute' } : undefined;
    },
    load(id) {
      if (id !== `\0${moduleId}` && id !== `\0${pageModuleId}`) return;
      const { config, mode } = this.environment;
      const isBuiltForBrowser = config.consumer === 'client' && mode === 'build';
      if (id === `\0${moduleId}`) return isBuiltForBrowser ? fromFile : fromCatalogue('all');
      return isBuiltForBrowser ? fromPage : fromCatalogue("sortProducts(all, 'name')");
    },
  };
}

const importStatement = (names: string, file: string) =>
  `import { ${names} } from ${JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))};\n`;

const fromFile = `${importStatement('fromColumns', './columns.ts')}import { products, revision } from '${productDataFile}';
export const listedProducts = fromColumns(products);
export const catalogueRevision = revision;`;

const fromPage = `${importStatement('fromColumns', './columns.ts')}const { textContent } = document.getElementById('${productsInPageId}');
export const listedProducts = fromColumns(JSON.parse(textContent));`;

const fromCatalogue = (listed: string) =>
  `${importStatement('catalogueRevision, products', '../../../catalogue/catalogue.ts')}${importStatement('sortProducts', '../../../catalogue/sort.ts')}${importStatement('toListed', './listed-product.ts')}const all = products.map(toListed);
export const listedProducts = ${listed};
export { catalogueRevision };`;
