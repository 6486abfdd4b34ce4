import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { productData } from '../../structured-data/product.ts';
import { breadcrumbs, inScript } from '../../structured-data/schema.ts';
import { showOffer } from './on-product-page.ts';

const product = products.find(({ inStock, isTest }) => inStock && !isTest);
if (!product) throw new Error('Something is in stock');

/** The part of a page that showOffer changes: its structured data. */
function pageWith(...data: object[]) {
  const texts = data.map((thing) => ({ nodeValue: inScript(thing) }));
  const page = { querySelectorAll: () => texts.map((firstChild) => ({ firstChild })) };
  return { texts, page: page as unknown as ParentNode };
}
const trail = breadcrumbs([{ name: 'Home', href: '/' }, { name: 'Shop' }]);
const leftOf = (left: number | undefined) => ({
  remaining: (id: string) => (id === product.id ? left : undefined),
});

describe('the offer that machines read', () => {
  it('[CC14] is sold out when the page shows so, and back when it is back', () => {
    const { texts, page } = pageWith(productData(product), trail);
    const offer = () => JSON.parse(texts[0]?.nodeValue ?? '').offers;
    showOffer(leftOf(0), page);
    expect(offer()).toEqual({
      ...productData(product).offers,
      availability: 'https://schema.org/OutOfStock',
    });
    showOffer(leftOf(3), page);
    expect(offer()).toEqual(productData(product).offers);
    expect(texts[1]?.nodeValue).toBe(inScript(trail));
  });

  it('[CC14] stays as it was built while nothing is known', () => {
    const { texts, page } = pageWith(productData(product));
    showOffer(leftOf(undefined), page);
    expect(texts[0]?.nodeValue).toBe(inScript(productData(product)));
  });
});
