import { getStill, type Still } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { View } from '../../../catalogue/views.ts';
import { type PictureProps, PlatePicture } from './PlatePicture.tsx';

type Props = PictureProps & {
  product: Pick<Product, 'id' | 'name' | 'photo'>;
  view: View;
  decorative?: boolean;
};

/** One of a product's four pictures. For build-time pages only: the browser only knows the first. */
export function ViewPicture({ product, view, decorative = false, ...place }: Props) {
  const { id, name, photo } = product;
  const still = getStill(product, view);
  const words = photo && view === 'three-quarter' ? 'photo' : describeView(view, still);
  return (
    <PlatePicture
      path={still ? `/pictures/${still.file}` : `/drawings/${id}/${view}`}
      alt={decorative ? '' : `${name}: ${words}`}
      {...place}
    />
  );
}

const facings = { front: 'front view', side: 'side view', top: 'seen from above' } as const;

function describeView(view: View, still: Still | undefined): string {
  switch (view) {
    case 'three-quarter':
      return still ? 'three-quarter view' : 'drawn to its own dimensions';
    case 'front':
      return facings[still?.facing ?? 'front'];
    case 'detail':
      return 'detail';
    case 'scale':
      return 'beside a person 1.75 m tall';
  }
}
