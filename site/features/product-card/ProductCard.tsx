import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { AddToCart } from '../cart/AddToCart.tsx';
import { ScaleBar } from '../drawing/ScaleBar.tsx';
import { DomesticBadge } from '../listed-products/DomesticBadge.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { getCardFigures, wrapName } from '../listed-products/product-texts.ts';
import { PictureDimension } from '../pictures/PictureDimension.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Price, Saving } from '../price/Price.tsx';
import { stockAttributes } from '../stock/stock-text.ts';
import { useLiveStock } from '../stock/use-live-stock.ts';
import {
  type CardView,
  fitsText,
  getBadges,
  getUseGrade,
  inStockLabels,
  stockText,
} from './card-facts.ts';

type Props = {
  product: ListedProduct;
  view?: CardView;
  /** Enlarges the picture. Without it the card has no eye button. */
  onZoom?: (product: ListedProduct) => void;
  /** A small toggle. */
  compare?: ReactNode;
  /** The first card on the page: nothing loads before its picture. */
  first?: boolean;
};

/** One product in a CardList: a cell of a ruled table. `card.css` has its layout. */
export function ProductCard({ product: built, view = 'grid', onZoom, compare, first }: Props) {
  const product = useLiveStock(built);
  const href = paths.product(product.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a CardList is no ul
    <div role="listitem" data-waits="" className={`waiting-card card card-${view}`}>
      <CardPicture product={product} view={view} first={first} onZoom={onZoom} />
      <div className="card-compare">{compare}</div>
      <div className="card-name">
        <div className="label mb-1 flex min-h-6 flex-wrap items-center justify-end gap-1.5">
          <span className="mr-auto">{product.sku}</span>
          <DomesticBadge product={product} />
          {getBadges(product).map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </div>
        <h3 className="title text-18">
          <a href={href} className="hover:underline">
            {wrapName(product.name)}
          </a>
        </h3>
        {view === 'list' && <p className="small">{getUseGrade(product)}</p>}
      </div>
      <CardFigures product={product} />
      <CardPrice product={product} view={view} />
      <div className="card-actions">
        <LinkButton href={href} size="small" className="px-2!">
          View Product<span className="sr-only">: {product.name}</span>
        </LinkButton>
        <AddToCart product={product} className="gap-2! px-2!" />
      </div>
    </div>
  );
}

type CardPictureProps = Omit<Props, 'compare'>;

/** The picture with its height dimension, the out-of-stock overlay, and the eye button. */
function CardPicture({ product, view, first, onZoom }: CardPictureProps) {
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
      {!product.inStock && (
        <p>
          <b className="font-semibold">Out of Stock</b>
          <span className="text-14 text-on-ink-2">3-5 days</span>
        </p>
      )}
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

/** The scale from 0 to 14 m and the figures on it; for an accessory, what it fits. */
function CardFigures({ product }: { product: ListedProduct }) {
  const figures = getCardFigures(product);
  const columns =
    product.heightKind === 'size' ? 'grid-cols-[1.6fr_1fr]' : 'grid-cols-[1fr_1.3fr_.9fr]';
  return (
    <div className="card-figures">
      {product.heightKind === 'size' ? (
        <p className="label pb-2">{fitsText(product)}</p>
      ) : (
        <ScaleBar product={product} />
      )}
      <dl className={`grid border-line ${columns}`}>
        {figures.map(({ name, value }) => (
          <div key={name} className="border-line py-2 not-first:border-l not-first:pl-2.5">
            <dt className="font-stretch-[88%] text-12 text-ink-3 leading-[1.3]">{name}</dt>
            <dd className="figure text-18 leading-[1.2]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type CardPriceProps = { product: ListedProduct; view: CardView; className?: string };

/** The price, the old price, and the stock. */
export function CardPrice({ product, view, className = 'card-price' }: CardPriceProps) {
  const { price, originalPrice, inStock } = product;
  return (
    <div className={className}>
      <Price pence={price} />
      <div className="text-14 leading-[1.35]">
        {originalPrice !== undefined && (
          <p>
            <Saving from={originalPrice} to={price} />
          </p>
        )}
        <p
          {...stockAttributes(product.id, {
            some: inStockLabels[view],
            none: stockText({ ...product, inStock: false }, view),
            soldOut: !inStock,
          })}
          className="stock-line"
        >
          {stockText(product, view)}
        </p>
      </div>
    </div>
  );
}
