import { stillsOf } from '../../catalogue/pictures.ts';
import type { Product } from '../../catalogue/product.ts';
import { views } from '../../catalogue/views.ts';
import { sceneOf } from '../../content/scenes.ts';
import { sceneFallback } from '../features/pictures/ScenePicture.tsx';

/**
 * The rendered pictures of a product that machines are told of, the main one first: the fallback's
 * WebP, because Merchant Center takes JPEG, PNG and WebP, and neither SVG nor AVIF.
 */
export function rasterPictures({ id }: Pick<Product, 'id'>): readonly string[] {
  const stills = stillsOf(id);
  return views.flatMap((view) => {
    const file = stills[view]?.file;
    return file ? [`/pictures/${file}-640.webp`] : [];
  });
}

/** The same, or the drawing of a product that has not been rendered. */
export function productPictures(product: Pick<Product, 'id'>): readonly [string, ...string[]] {
  const [main, ...others] = rasterPictures(product);
  return main ? [main, ...others] : [`/drawings/${product.id}/three-quarter.svg`];
}

/** A picture of our products at work, in the same format. */
export function scenePicture(name: Parameters<typeof sceneOf>[0]): string {
  return `/pictures/scenes/${sceneOf(name).file}-${sceneFallback}.webp`;
}
