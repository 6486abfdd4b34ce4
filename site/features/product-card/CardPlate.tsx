import { Icon } from '../../../ui/Icon.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { PictureDimension } from '../pictures/PictureDimension.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import type { CardView } from './card-facts.ts';

type Props = {
  product: ListedProduct;
  view: CardView;
  first?: boolean;
  onZoom?: (product: ListedProduct) => void;
};

/** The picture with its height measured, what covers it when there is none in stock, and the eye. */
export function CardPlate({ product, view, first, onZoom }: Props) {
  return (
    <div className="card-plate">
      <div className="card-picture">
        <ProductPicture
          product={product}
          use={view === 'grid' ? 'card' : 'row'}
          decorative
          first={first}
          className={`size-full ${product.inStock ? '' : 'opacity-40'}`}
        />
        {view === 'grid' && <PictureDimension product={product} />}
      </div>
      {!product.inStock && <OutOfStock />}
      {onZoom && (
        <button
          type="button"
          data-early=""
          aria-label={`Zoom picture of ${product.name}`}
          onClick={() => onZoom(product)}
          className="card-zoom noscript:hidden"
        >
          <Icon name="eye" />
        </button>
      )}
    </div>
  );
}

function OutOfStock() {
  return (
    <p>
      <b className="font-semibold">Out of Stock</b>
      <span className="text-14 text-on-ink-2">3-5 days</span>
    </p>
  );
}
