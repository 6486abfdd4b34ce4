import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { isDomestic } from '../../../catalogue/domestic.ts';
import type { Product } from '../../../catalogue/product.ts';
import { findWorkAlternative } from '../../../catalogue/related.ts';
import { CartLine } from '../cart/CartLine.tsx';
import { CompareTable } from '../compare/CompareTable.tsx';
import { ConfiguredProducts } from '../home/ConfiguredProducts.tsx';
import { toListed } from '../listed-products/listed-product.ts';
import { BuyBox } from '../product/BuyBox.tsx';
import { RelatedProducts } from '../product/RelatedProducts.tsx';
import { ResultRow } from '../search/ResultRow.tsx';
import { ProductCard } from './ProductCard.tsx';

const nothing = () => undefined;
const job = { key: 'any', title: 'Any', note: '' };

/** Every place that shows a product, with that one alone. */
const places: Record<string, (product: Product) => ReactElement> = {
  grid: (product) => <ProductCard product={toListed(product)} />,
  list: (product) => <ProductCard product={toListed(product)} view="list" />,
  search: (product) => (
    <ResultRow
      hit={{ product: toListed(product), words: [] }}
      sizes={[]}
      query=""
      place={0}
      isActive={false}
    />
  ),
  compare: (product) => (
    <CompareTable chosen={[toListed(product)]} onlyDifferences={false} onRemove={nothing} />
  ),
  configurator: (product) => (
    <ConfiguredProducts
      products={[toListed(product)]}
      configuration={{
        job: { ...job, families: [product.family] },
        reach: 0,
        width: undefined,
        home: true,
      }}
    />
  ),
  related: (product) => <RelatedProducts related={[product]} family={product.family} />,
  cart: (product) => (
    <CartLine
      item={{ product: toListed(product), quantity: 1 }}
      exVat={0}
      remaining={1}
      limited={false}
      onQuantity={nothing}
      onRemove={nothing}
    />
  ),
  product: (product) => <BuyBox product={product}>{null}</BuyBox>,
};

const mark = /<span class="badge bg-ink text-paper"><svg.*?<\/svg>Domestic use only<\/span>/g;

describe.each(Object.entries(places))('in %s', (_, show) => {
  it('[CO1] only domestic products have the badge', () => {
    for (const product of products) {
      const marks = renderToStaticMarkup(show(product)).match(mark) ?? [];
      expect(marks.length, product.name).toBe(isDomestic(product) ? 1 : 0);
    }
  });
});

it('[CO1] the badge comes before all others', () => {
  for (const product of products.filter(isDomestic)) {
    const card = renderToStaticMarkup(<ProductCard product={toListed(product)} />);
    expect(card.indexOf('Domestic use only')).toBeLessThan(card.indexOf(`>${product.badges[0]}<`));
  }
});

it('[CO1] the product page names the alternative for work and its price', () => {
  for (const product of products.filter(isDomestic)) {
    const words = renderToStaticMarkup(<BuyBox product={product}>{null}</BuyBox>)
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u00a0', ' ');
    const { name, price } = findWorkAlternative(product, products) ?? product;
    const pounds = (price / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
    expect(words).toContain('For jobs at home. Not for use at work.');
    expect(words).toContain(`For work, choose the ${name}, £${pounds}.`);
  }
});
