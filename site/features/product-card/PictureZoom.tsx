import type { Ref } from 'react';
import { SquareButton } from '../../ui/SquareButton.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { PictureDimension } from '../pictures/PictureDimension.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { nameInLines } from './card-facts.ts';

type Props = {
  product: ListedProduct | undefined;
  ref: Ref<HTMLDialogElement>;
  onClose: () => void;
};

const id = 'picture-zoom';

/** The picture as large as the screen allows. Escape, the button and a click beside it close it. */
export function PictureZoom({ product, ref, onClose }: Props) {
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className="m-auto w-[min(100vw-32px,100dvh-132px,960px)] max-w-none border border-ink bg-plate"
    >
      <div className="flex items-center justify-between gap-4 border-ink border-b bg-paper py-2.5 pr-2.5 pl-5">
        <h2 id={`${id}-title`} className="title text-18">
          {product && nameInLines(product.name)}
        </h2>
        <SquareButton icon="close" label="Close" command="close" commandfor={id} />
      </div>
      {product && (
        <div className="relative aspect-square">
          <ProductPicture product={product} use="full" eager className="size-full" />
          <PictureDimension product={product} />
        </div>
      )}
    </dialog>
  );
}
