import type { Ref } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { wrapName } from '../listed-products/product-texts.ts';
import { PictureDimension } from '../pictures/PictureDimension.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { ZoomDialog } from '../pictures/ZoomDialog.tsx';

type Props = {
  product: ListedProduct | undefined;
  ref: Ref<HTMLDialogElement>;
  onClose: () => void;
};

/** If the picture is larger than the screen, scrolls to its middle, where the product is. */
const scrollToMiddle = (picture: HTMLElement | null) =>
  picture?.parentElement?.scrollTo(picture.offsetWidth / 4, picture.offsetWidth / 4);

export function PictureZoom({ product, ...dialog }: Props) {
  return (
    <ZoomDialog id="picture-zoom" title={product && wrapName(product.name)} {...dialog}>
      {product && (
        <div ref={scrollToMiddle} className="zoom-picture">
          <ProductPicture product={product} use="full" eager className="size-full" />
          <PictureDimension product={product} />
        </div>
      )}
    </ZoomDialog>
  );
}
