import { listedProducts } from 'virtual:listed-products';
import { createCompareStore } from './compare-store.ts';

/** What the visitor compares, shared by every island of the page. Read at first use, in the browser only. */
export const browserCompare = createCompareStore({
  products: listedProducts,
  storage: () => window.localStorage,
  page: globalThis,
});
