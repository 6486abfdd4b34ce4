import type { Product } from '../../../catalogue/product.ts';
import { company } from '../../../content/company.ts';
import { paths } from '../../paths.ts';

/** The product and its offer as schema.org describes them, with what the page itself says. */
export function productStructuredData(product: Product): object {
  const url = new URL(paths.product(product.id), company.origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: product.description,
    category: product.category,
    material: product.material,
    brand: { '@type': 'Brand', name: product.brand },
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: (product.price / 100).toFixed(2),
      priceCurrency: 'GBP',
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: company.legalName },
    },
  };
}
