import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { claims, company } from '../../content/company.ts';
import { sizeOf } from '../../content/delivery.ts';
import { zones } from '../../content/delivery-zones.ts';
import { productData } from './product.ts';

// Google's merchant listings, https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
const required = ['name', 'image', 'offers'];
const recommended = ['brand', 'category', 'description', 'material', 'mpn', 'sku', 'url'];
const offerFields = [
  'price',
  'priceCurrency',
  'availability',
  'itemCondition',
  'url',
  'shippingDetails',
  'hasMerchantReturnPolicy',
];

/** The fields that are empty or missing. */
const lacking = (data: object, fields: readonly string[]) => {
  const filled = new Map(Object.entries(data).filter(([, value]) => value !== ''));
  return fields.filter((field) => filled.get(field) === undefined);
};

/** The price as the page shows it, without the pound sign and commas. */
const asRead = (pence: number) => formatPrice(pence).replace(/[£,]/g, '');

describe('product structured data', () => {
  it('[PD11] has every field that Google merchant listings require', () => {
    for (const product of products) {
      const data = productData(product);
      expect(lacking(data, [...required, ...recommended]), product.id).toEqual([]);
      expect(lacking(data.offers, offerFields), product.id).toEqual([]);
    }
  });

  it('[PD11] has the price, SKU and stock of the page', () => {
    for (const product of products) {
      const url = `${company.origin}/product/${product.id}`;
      expect(productData(product), product.id).toMatchObject({
        name: product.name,
        sku: product.sku,
        mpn: product.sku,
        brand: { '@type': 'Brand', name: product.brand },
        url,
        offers: {
          url,
          price: asRead(product.price),
          priceCurrency: 'GBP',
          availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
          itemCondition: 'https://schema.org/NewCondition',
        },
      });
    }
  });

  it('[PD11] has a strikethrough price only if reduced', () => {
    for (const product of products) {
      const { offers } = productData(product);
      const struck = 'priceSpecification' in offers ? offers.priceSpecification : undefined;
      const shown = product.originalPrice === undefined ? undefined : asRead(product.originalPrice);
      expect(struck?.price, product.id).toBe(shown);
    }
  });

  it('[PD11] has the delivery and return terms', () => {
    const [product] = products;
    expect(product && productData(product).offers).toMatchObject({
      seller: { '@id': `${company.origin}/#organization` },
      hasMerchantReturnPolicy: {
        applicableCountry: 'GB',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: claims.returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    });
  });

  it('[CO3] [CO4] has the delivery price and time of every zone', () => {
    for (const product of products) {
      const details = productData(product).offers.shippingDetails;
      const said = details.map(({ shippingRate, shippingDestination, deliveryTime }) => [
        shippingDestination.name,
        shippingRate.value,
        deliveryTime.handlingTime.maxValue + deliveryTime.transitTime.maxValue,
      ]);
      const { size } = sizeOf([{ product, quantity: 1 }]);
      const due = zones
        .toReversed()
        .flatMap(({ name, rates, workingDays, express }) => [
          ...(name === 'London' ? [] : [[name, rates[size] / 100, workingDays]]),
          ...(express ? [[name, express.rates[size] / 100, express.workingDays]] : []),
        ]);
      expect(said, product.id).toEqual(due);
      expect(details[0]).toMatchObject({
        shippingRate: { value: 0, currency: 'GBP' },
        shippingDestination: { addressCountry: 'GB', name: 'UK mainland' },
        deliveryTime: { transitTime: { maxValue: claims.deliveryWorkingDays, unitCode: 'DAY' } },
      });
    }
  });

  it('[PD11] [CO9] has no rating, as the page has no reviews', () => {
    for (const product of products) {
      expect(productData(product), product.id).not.toHaveProperty('aggregateRating');
    }
  });
});
