import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import { productStructuredData } from './structured-data.ts';

it('[PD11] offers every product at the price, SKU and stock that its page shows', () => {
  for (const product of products) {
    expect(productStructuredData(product), product.id).toMatchObject({
      '@type': 'Product',
      name: product.name,
      sku: product.sku,
      brand: { '@type': 'Brand', name: product.brand },
      url: `${company.origin}/product/${product.id}`,
      offers: {
        '@type': 'Offer',
        price: formatPrice(product.price).replace(/[£,]/g, ''),
        priceCurrency: 'GBP',
        availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    });
  }
});

it('[PD11] claims no rating, because no review stands behind it on the page', () => {
  const [product] = products;
  expect(product && productStructuredData(product)).not.toHaveProperty('aggregateRating');
});
