import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { ResultRow } from './ResultRow.tsx';

function textOf(sku: string): string {
  const product = products.map(toListed).find((each) => each.sku === sku);
  if (!product) throw new Error(`No ${sku}`);
  const hit = { product, words: [] };
  const row = <ResultRow hit={hit} sizes={[]} query="" place={0} reached={false} />;
  return renderToStaticMarkup(row).replace(/<[^>]*>/g, '');
}

it('[PL14] says of a part what it fits', () => {
  expect(textOf('HAW-C125M')).toContain('Fits Folding Towers, Stairwell Towers and 4 more');
  expect(textOf('CAL-GSL8T')).not.toContain('Fits');
});
