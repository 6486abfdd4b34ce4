import { productById } from '../../../../catalogue/catalogue.ts';
import type { Product } from '../../../../catalogue/product.ts';
import { type Mark, mirrored, moved } from '../../drawing/elevations/mark.ts';
import { elevationsOf } from '../../drawing/elevations/product.ts';
import type { Stand } from './scene.ts';

/** The product's elevation, set down where the scene wants it. */
export function marksOf(stand: Stand, product: Product): Mark[] {
  const view = stand.view ?? 'side';
  const across = view === 'side' ? product.length : product.width;
  // Walls and stairs that a product's own sheet hints at: here the scene has the real ones.
  const marks = elevationsOf(product)[view].filter((mark) => mark.kind !== 'hairs' || !mark.quiet);
  return moved(stand.mirrored ? mirrored(marks, across / 2) : marks, stand.x - across / 2, stand.y);
}

/** The product that a scene names. */
export function productOf(stand: Stand): Product {
  const product = productById(stand.product);
  if (!product)
    throw new Error(`A picture shows ${stand.product}, which the catalogue does not hold`);
  return product;
}
