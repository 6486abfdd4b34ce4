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

/** Of a picture wider than the screen the middle is seen first: the product stands there. */
const toMiddle = (view: HTMLElement | null) => view?.scrollTo(view.scrollWidth / 4, 0);

/**
 * The picture as large as the screen allows; on a phone as high as it allows, to be drawn to the
 * sides. Escape, the button and a click beside it close it.
 */
export function PictureZoom({ product, ref, onClose }: Props) {
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className="m-auto w-[min(100vw-32px,100dvh-132px,960px)] max-w-none flex-col border border-ink bg-plate max-sm:mb-0 max-sm:h-[calc(100dvh-48px)] max-sm:max-h-none max-sm:w-full max-sm:open:flex"
    >
      <div className="flex items-center justify-between gap-4 border-ink border-b bg-paper py-2.5 pr-2.5 pl-5">
        <h2 id={`${id}-title`} className="title text-18">
          {product && nameInLines(product.name)}
        </h2>
        <SquareButton icon="close" label="Close" command="close" commandfor={id} />
      </div>
      {product && (
        <div ref={toMiddle} className="min-h-0 flex-1 overflow-auto overscroll-contain">
          <div className="relative aspect-square max-sm:h-full">
            <ProductPicture product={product} use="full" eager className="size-full" />
            <PictureDimension product={product} />
          </div>
        </div>
      )}
    </dialog>
  );
}
