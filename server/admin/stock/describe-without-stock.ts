/** What is to be said of new products that were given no stock, if there are any. */
export function describeWithoutStock(products: readonly string[]): string | undefined {
  if (products.length === 0) return undefined;
  return `New and without stock, for they may be renamed ones: ${products.join(', ')}. Count them: npm run shop -- stock set PRODUCT N`;
}
