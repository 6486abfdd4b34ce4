import type { Product } from '../../../catalogue/product.ts';
import { plateSize } from './plate-anchors.ts';
import type { View } from './views.ts';

const words: Readonly<Record<View, string>> = {
  'three-quarter': 'drawn to its own dimensions',
  front: 'from the front',
  detail: 'in detail',
  scale: 'beside a person 1.75 m tall',
};

/** Sides in pixels where the page does not say otherwise: the picture keeps its place while it loads. */
const sides = { main: plateSize, card: 400, thumb: 88, line: 56 } as const;

type Props = {
  product: Pick<Product, 'id' | 'name'>;
  view?: View;
  size?: keyof typeof sides;
  className?: string;
  /** Where the name stands beside it: the picture says nothing of its own. */
  decorative?: boolean;
  /** In sight as the page opens. */
  eager?: boolean;
};

/** A product's picture on its square plate. */
export function ProductPicture({
  product,
  view = 'three-quarter',
  size = 'main',
  className = 'aspect-square w-full',
  decorative = false,
  eager = false,
}: Props) {
  return (
    <img
      src={`/drawings/${product.id}/${view}.svg`}
      width={sides[size]}
      height={sides[size]}
      alt={decorative ? '' : `${product.name}, ${words[view]}`}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={`on-plate object-contain ${className}`}
    />
  );
}
