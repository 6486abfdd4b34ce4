import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { PictureDimension } from '../pictures/PictureDimension.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import type { CardView } from './card-facts.ts';
import { cardLook } from './card-look.ts';

type Props = {
  product: ListedProduct;
  view: CardView;
  first?: boolean;
  onZoom?: (product: ListedProduct) => void;
  /** Stands under the ground line, or at the head of a plate whose foot is covered. */
  children: ReactNode;
};

/** The picture with its height measured, what covers it when there is none in stock, and the eye. */
export function CardPlate({ product, view, first, onZoom, children }: Props) {
  const look = cardLook[view];
  return (
    <div className={`relative overflow-hidden ${look.plate}`}>
      <ProductPicture
        product={product}
        use={view === 'grid' ? 'card' : 'row'}
        decorative
        first={first}
        className={`${look.picture} ${product.inStock ? '' : 'opacity-40'}`}
      />
      {view === 'grid' && <PictureDimension product={product} />}
      {!product.inStock && <OutOfStock />}
      {children && (
        <div className={`absolute left-4 ${product.inStock ? '-bottom-0.5' : 'top-2'}`}>
          {children}
        </div>
      )}
      {onZoom && (
        <button
          type="button"
          data-early=""
          aria-label={`Zoom picture of ${product.name}`}
          onClick={() => onZoom(product)}
          className={`absolute top-2 z-2 grid size-11 place-items-center rounded-control border border-line bg-plate hover:border-ink noscript:hidden ${look.zoom}`}
        >
          <Icon name="eye" />
        </button>
      )}
    </div>
  );
}

/** Ends at the ground line, as far as its words allow. */
function OutOfStock() {
  return (
    <p className="pointer-events-none absolute inset-x-0 bottom-0 flex min-h-[11%] flex-wrap items-center justify-between gap-x-3 bg-ink px-4 py-1 text-paper">
      <b className="font-semibold">Out of Stock</b>
      <span className="text-14 text-on-ink-2">3-5 days</span>
    </p>
  );
}
