import { isPhoto } from '../../../catalogue/photo.ts';
import type { Product } from '../../../catalogue/product.ts';
import { type PictureProps, PlatePicture } from './PlatePicture.tsx';

type Props = PictureProps & {
  product: Pick<Product, 'name' | 'image'>;
  /** Set if the name is beside the picture: its alt text is then empty. */
  decorative?: boolean;
};

/** A product's main picture: the rendered one, or its drawing until there is one. */
export function ProductPicture({ product: { name, image }, decorative = false, ...place }: Props) {
  const alt = isPhoto(image) ? name : `${name}: three-quarter view`;
  return <PlatePicture path={image} alt={decorative ? '' : alt} {...place} />;
}
