import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { productData } from '../../structured-data/product.ts';
import { breadcrumbs, toScriptJson } from '../../structured-data/schema.ts';
import { updateOfferAvailability } from './product-page-scripts.ts';

const product = products.find(({ inStock, isTest }) => inStock && !isTest);
if (!product) throw new Error('Something is in stock');

/** The part of a page that updateOfferAvailability changes: its structured data. */
function pageWith(...data: object[]) {
  const texts = data.map((thing) => ({ nodeValue: toScriptJson(thing) }));
  const page = { querySelectorAll: () => texts.map((firstChild) => ({ firstChild })) };
  return { texts, page: page as unknown as ParentNode };
}
const trail = breadcrumbs([{ name: 'Home', href: '/' }, { name: 'Shop' }]);
const leftOf = (left: number | undefined) => ({
  remaining: (id: string) => (id === product.id ? left : undefined),
});

describe('offer in structured data', () => {
  it('[CC14] follows the live stock', () => {
    const { texts, page } = pageWith(productData(product), trail);
    const offer = () => JSON.parse(texts[0]?.nodeValue ?? '').offers;
    updateOfferAvailability(leftOf(0), page);
    expect(offer()).toEqual({
      ...productData(product).offers,
      availability: 'https://schema.org/OutOfStock',
    });
    updateOfferAvailability(leftOf(3), page);
    expect(offer()).toEqual(productData(product).offers);
    expect(texts[1]?.nodeValue).toBe(toScriptJson(trail));
  });

  it('[CC14] is unchanged until stock is known', () => {
    const { texts, page } = pageWith(productData(product));
    updateOfferAvailability(leftOf(undefined), page);
    expect(texts[0]?.nodeValue).toBe(toScriptJson(productData(product)));
  });
});
