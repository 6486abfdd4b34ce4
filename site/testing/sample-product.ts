import type { ListedProduct } from '../features/listed-products/listed-product.ts';

/** A product for tests: a folding tower at £1,631.00, seven in stock, unless said otherwise. */
export function sampleProduct(overrides: Partial<ListedProduct> = {}): ListedProduct {
  return {
    id: 'folding-tower',
    name: 'Hawsgate Folding Tower, 2.9 m platform',
    sku: 'HAW-FT29',
    brand: 'Hawsgate',
    price: 163_100,
    priceId: 'price_folding_tower',
    category: 'Ladders',
    family: 'folding-tower',
    image: '/drawings/folding-tower/three-quarter',
    width: 0.75,
    length: 1.8,
    height: 2.9,
    heightKind: 'platform',
    workingHeight: 4.9,
    loadRating: 250,
    material: 'Aluminium',
    weight: 48,
    closedLength: 1.8,
    inStock: true,
    stockCount: 7,
    badges: [],
    rating: 4.8,
    ...overrides,
  };
}
