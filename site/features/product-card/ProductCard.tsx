import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { AddToCart } from '../cart/AddToCart.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { nameInLines } from '../listed-products/product-words.ts';
import { useLiveStock } from '../stock/use-live-stock.ts';
import { CardFigures } from './CardFigures.tsx';
import { CardPlate } from './CardPlate.tsx';
import { CardPrice } from './CardPrice.tsx';
import { badgesOf, type CardView, gradeOf } from './card-facts.ts';

type Props = {
  product: ListedProduct;
  view?: CardView;
  /** Shows the picture large. Without it the card has no eye. */
  onZoom?: (product: ListedProduct) => void;
  /** A small toggle. */
  compare?: ReactNode;
  /** The first on the page: nothing loads before its picture. */
  first?: boolean;
};

/** One product in a CardList: a cell of a ruled table. Its parts are laid out in `card.css`. */
export function ProductCard({ product: built, view = 'grid', onZoom, compare, first }: Props) {
  const product = useLiveStock(built);
  const href = paths.product(product.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a CardList is no ul
    <div role="listitem" data-waits="" className={`waiting-card card card-${view}`}>
      <CardPlate product={product} view={view} first={first} onZoom={onZoom} />
      <div className="card-compare">{compare}</div>
      <div className="card-name">
        <div className="label mb-1 flex min-h-6 flex-wrap items-center justify-end gap-1.5">
          <span className="mr-auto">{product.sku}</span>
          {badgesOf(product).map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </div>
        <h3 className="title text-18">
          <a href={href} className="hover:underline">
            {nameInLines(product.name)}
          </a>
        </h3>
        {view === 'list' && <p className="small">{gradeOf(product)}</p>}
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
