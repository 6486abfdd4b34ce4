import placeholders from '../../../catalogue/picture-placeholders.json' with { type: 'json' };
import { stillOf } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/product.ts';

const tiny: Readonly<Record<string, string>> = placeholders;

/** The picture in sixteen pixels, seen as a blur under the real one until that has come. */
export function Placeholder({ product }: { product: Pick<Product, 'id' | 'photo'> }) {
  const file = stillOf(product, 'three-quarter')?.file;
  const src = file && tiny[file];
  return (
    src && (
      <img src={src} alt="" className="absolute inset-0 size-full object-contain print:hidden" />
    )
  );
}
