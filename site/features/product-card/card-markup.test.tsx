import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import { CardPrice } from './ProductCard.tsx';

it('[PL9, CC14] a card’s stock line differs only by data-left when built out of stock', () => {
  const lineOf = (inStock: boolean) => {
    const product = sampleProduct({ inStock });
    const card = renderToStaticMarkup(<CardPrice product={product} view="grid" />);
    return /<p data-stock.*?>/.exec(card)?.[0] ?? '';
  };
  expect(lineOf(true)).toContain('stock-line');
  expect(lineOf(false)).toContain(' data-left="0"');
  expect(lineOf(false).replace(' data-left="0"', '')).toBe(lineOf(true));
});
