import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AddToCart } from '../cart/AddToCart.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { nameInLines } from '../listed-products/product-words.ts';
import { useLiveStock } from '../stock/use-live-stock.ts';
import { CardFigures } from './CardFigures.tsx';
import { CardPlate } from './CardPlate.tsx';
import { CardPrice } from './CardPrice.tsx';
import { badgesOf, type CardView, gradeOf } from './card-facts.ts';
import { cardLook } from './card-look.ts';

type Props = {
  product: ListedProduct;
  view?: CardView;
  /** Shows the picture large. Without it the card has no eye. */
  onZoom?: (product: ListedProduct) => void;
  /** A small toggle on the plate, or under the name in a list. */
  compare?: ReactNode;
  /** The first on the page: on a phone its picture is all one sees, and nothing loads before it. */
  first?: boolean;
};

/** One product in a CardList: a cell of a ruled table. */
export function ProductCard({ product: built, view = 'grid', onZoom, compare, first }: Props) {
  const product = useLiveStock(built);
  const look = cardLook[view];
  const href = paths.product(product.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a CardList is no ul
    <div
      role="listitem"
      data-waits=""
      className={`waiting-card relative grid gap-y-0 border-line border-r border-b bg-plate ${look.card}`}
    >
      <CardPlate product={product} view={view} first={first} onZoom={onZoom}>
        {view === 'grid' && compare}
      </CardPlate>
      <div className={look.name}>
        <div className="label mb-2 flex min-h-6 flex-wrap items-center gap-1.5">
          <span className={view === 'grid' ? 'mr-auto' : 'mr-1.5'}>{product.sku}</span>
          {badgesOf(product, view).map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </div>
        <h3 className="title line-clamp-2 text-18">
          <a
            href={href}
            className={`hover:underline after:absolute after:top-0 after:left-0 after:z-1 ${look.link}`}
          >
            {nameInLines(product.name)}
          </a>
        </h3>
        {view === 'list' && <p className="small mt-1">{gradeOf(product)}</p>}
        {view === 'list' && compare}
      </div>
      <CardFigures product={product} className={look.figures} />
      <CardPrice product={product} view={view} className={look.price} />
      <div className={`grid gap-2 ${look.actions}`}>
        <LinkButton href={href} size="small" className="px-2!">
          View Product<span className="sr-only">: {product.name}</span>
        </LinkButton>
        <AddToCart product={product} className="gap-2! px-2!" />
      </div>
    </div>
  );
}
