import type { Offer, Product as ProductData, WithContext } from 'schema-dts';
import { familyDisplayName } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { paths } from '../paths.ts';
import { productPictures } from './listed-pages.ts';
import { companyReference } from './organisation.ts';
import { offerReturnPolicy, shippingDetails } from './sale-terms.ts';
import { absoluteUrl, formatPounds } from './schema.ts';

/** A product and its offer. No aggregateRating, because the page shows no reviews to support one. */
export function productData(product: Product) {
  const url = absoluteUrl(paths.product(product.id));
  const [picture] = productPictures(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    image: absoluteUrl(picture),
    sku: product.sku,
    mpn: product.sku,
    brand: { '@type': 'Brand', name: product.brand },
    category: familyDisplayName(product.family),
    material: product.material,
    url,
    offers: offer(product, url),
  } as const satisfies WithContext<ProductData>;
}

/** The data of a product that is no longer sold, without an offer. */
export function withdrawnProductData(product: Product): WithContext<ProductData> {
  const { offers: _, ...facts } = productData(product);
  return facts;
}

function offer(product: Product, url: string) {
  const { price, originalPrice, inStock } = product;
  return {
    '@type': 'Offer',
    url,
    price: formatPounds(price),
    priceCurrency: 'GBP',
    ...(originalPrice !== undefined && { priceSpecification: strikethroughPrice(originalPrice) }),
    availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: companyReference,
    shippingDetails: shippingDetails(product),
    hasMerchantReturnPolicy: offerReturnPolicy,
  } as const satisfies Offer;
}

function strikethroughPrice(originalPrice: number) {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: formatPounds(originalPrice),
    priceCurrency: 'GBP',
  } as const;
}
