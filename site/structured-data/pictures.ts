import type { Product } from '../../catalogue/product.ts';
import { views } from '../features/drawing/views.ts';

/**
 * The pictures of a product that machines are told of, the main one first. Drawings until it has
 * been photographed; Merchant Center takes JPEG, PNG and WebP, and neither SVG nor AVIF.
 */
export function productPictures({ id }: Pick<Product, 'id'>): readonly [string, ...string[]] {
  const [main, ...others] = views.map((view) => `/drawings/${id}/${view}.svg`);
  return [main ?? '', ...others];
}
