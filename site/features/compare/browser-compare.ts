import { createCompareStore } from './compare-store.ts';

/**
 * What the visitor compares, shared by every island of the page. Read at first use, in the browser
 * only. Which ids are products, others say: see compared-products.ts.
 */
export const browserCompare = createCompareStore({
  storage: () => window.localStorage,
  page: globalThis,
});
