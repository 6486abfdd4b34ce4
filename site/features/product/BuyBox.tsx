import type { ReactNode } from 'react';
import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import { unbroken } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { claims, company } from '../../../content/company.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { shownRating, wholeStars } from '../listed-products/rating.ts';
import { stockLine } from '../stock/stock-line.ts';
import { buyingPlace, stockPlace } from '../stock/stock-place.ts';
import { BuyFacts } from './BuyFacts.tsx';
import { InStockNow } from './InStockNow.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { TrustIcons } from './TrustIcons.tsx';

type Props = {
  product: Product;
  /** Quantity and Add to Cart, or Notify When Available. */
  children: ReactNode;
  /** The Compare button. */
  compare?: ReactNode;
  /** What is in stock, for when this is not. */
  instead?: readonly Product[];
};

/** Everything needed to decide and buy, in the order a buyer asks for it. */
export function BuyBox({ product, children, compare, instead = [] }: Props) {
  return (
    <div className="grid content-start gap-4 sm:gap-6">
      <div>
        <BadgeRow product={product} />
        <h1 className="head-2 leading-[.98] max-md:text-36 max-sm:text-28">
          {unbroken(product.name)}
        </h1>
        <Reference product={product} />
      </div>
      <KeyFigures product={product} />
      <PriceBlock price={product.price} originalPrice={product.originalPrice} />
      <div className="grid gap-5" data-screen-only="">
        <StockLine product={product} />
        <div {...buyingPlace(product)} className="noscript:hidden">
          {children}
        </div>
        {instead.length > 0 && <InStockNow products={instead} />}
        <noscript>
          <p>
            The cart needs JavaScript. To order without it, call{' '}
            <a href={company.phone.href} className="underline">
              {company.phone.shown}
            </a>{' '}
            and quote the SKU.
          </p>
        </noscript>
      </div>
      <TrustIcons />
      <BuyFacts product={product} compare={compare} />
    </div>
  );
}

function BadgeRow({ product }: { product: Product }) {
  return (
    <p className="mb-2.5 flex flex-wrap gap-1.5 sm:mb-4">
      {product.isTest && <Badge solid>Test item</Badge>}
      {isIndoorOnly(product) && <Badge solid>{indoorsOnly}</Badge>}
      {product.badges.map((badge) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
    </p>
  );
}

function Reference({ product: { sku, rating } }: { product: Product }) {
  // Each part's rule stands to its left, and the first one's in each line lies outside.
  const part = 'inline-flex items-center gap-2 border-line-2 border-l pl-3 sm:pl-4.5';
  return (
    <div className="small mt-3.5 overflow-hidden">
      <p className="-ml-3.25 flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:-ml-4.75 sm:gap-x-4.5">
        <span className={part}>SKU {sku}</span>
        {rating !== undefined && (
          <span className={part} data-screen-only="">
            <Stars count={wholeStars(rating)} />
            <b className="font-semibold text-ink">{shownRating(rating)}</b>
            <span>({claims.productReviewCount} reviews)</span>
          </span>
        )}
      </p>
    </div>
  );
}

function StockLine({ product }: { product: Product }) {
  return (
    <p className="small peer flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-y py-3.5">
      <span
        {...stockPlace(product.id, {
          none: stockLine({ ...product, inStock: false }),
          soldOut: !product.inStock,
        })}
        className="peer stock-line"
      >
        {stockLine(product)}
      </span>
      {/* No promise of what there is none of. */}
      <span data-delivery="" className="peer-data-[left=0]:hidden">
        UK delivery within {claims.deliveryWorkingDays} working days
      </span>
    </p>
  );
}
