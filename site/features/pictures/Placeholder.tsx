import placeholders from '../../../catalogue/picture-placeholders.json' with { type: 'json' };
import { getStill } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/product.ts';

const placeholderUrls: Readonly<Record<string, string>> = placeholders;

/** The picture at sixteen pixels, which looks blurred below the real one until that has loaded. */
export function Placeholder({ product }: { product: Pick<Product, 'id' | 'photo'> }) {
  const file = getStill(product, 'three-quarter')?.file;
  const src = file && placeholderUrls[file];
  return (
    src && (
      <img src={src} alt="" className="absolute inset-0 size-full object-contain print:hidden" />
    )
  );
}
