import type { ReactNode } from 'react';
import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import {
  formatKilograms,
  formatMetres,
  formatMetresToCm,
  withNonBreakingUnits,
} from '../../../catalogue/measures.ts';
import { exVat, formatPrice, vatInPrice } from '../../../catalogue/money.ts';
import { heightLabels, type Product } from '../../../catalogue/product.ts';
import { claims, company } from '../../../content/company.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { ScaleBar } from '../drawing/ScaleBar.tsx';
import { DomesticBadge } from '../listed-products/DomesticBadge.tsx';
import { formatRating, wholeStars } from '../listed-products/product-texts.ts';
import { Price, Saving } from '../price/Price.tsx';
import { buyButtonAttributes, stockAttributes, stockLine } from '../stock/stock-text.ts';
import { AlternativeList, BuyFacts, InStockAlternatives, TrustIcons } from './BuyFacts.tsx';
import { DomesticUseOnly } from './DomesticUseOnly.tsx';

type Props = {
  product: Product;
  /** Quantity and Add to Cart, or Notify When Available. */
  children: ReactNode;
  /** The delivery price and day. */
  delivery?: ReactNode;
  compare?: ReactNode;
  /** Products in stock, shown if this one is not. */
  instead?: readonly Product[];
};

/** Everything needed to decide and buy, in the order a buyer needs it. */
export function BuyBox({ product, children, delivery, compare, instead = [] }: Props) {
  return (
    <div className="grid content-start gap-4 sm:gap-6">
      <ProductHeading product={product} />
      <DomesticUseOnly product={product} />
      <KeyFigures product={product} />
      <PriceBlock price={product.price} originalPrice={product.originalPrice} />
      <div className="grid gap-5" data-screen-only="">
        <StockLine product={product} />
        <div {...buyButtonAttributes(product)} className="noscript:hidden">
          {children}
        </div>
        {delivery}
        {instead.length > 0 && <InStockAlternatives products={instead} />}
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

type WithdrawnProps = {
  product: Product;
  /** Products that do the same job as safely. */
  instead: readonly Product[];
  /** Products of the same family, if there are no such products. */
  nearest: readonly Product[];
};

/** Replaces the buy box of a withdrawn product: alternatives and its documents. */
export function WithdrawnBox({ product, instead, nearest }: WithdrawnProps) {
  const hasEquivalents = instead.length > 0;
  return (
    <div className="grid content-start gap-4 sm:gap-6">
      <ProductHeading product={product} />
      <KeyFigures product={product} />
      <div className="border border-ink bg-plate px-4 py-3.5">
        <h2 className="title text-18">We no longer sell this product</h2>
        <p className="mt-1 mb-2 text-pretty text-14">
          {hasEquivalents
            ? 'These do the same job:'
            : 'Nothing in stock does exactly the same job. These are the closest; check height, load and material first:'}
        </p>
        <AlternativeList products={hasEquivalents ? instead : nearest} />
      </div>
      <p className="text-14">
        <TextLink href={paths.document(product.id)}>Data sheet (PDF)</TextLink>
      </p>
    </div>
  );
}

function ProductHeading({ product }: { product: Product }) {
  return (
    <div>
      <BadgeRow product={product} />
      <h1 className="head-2 leading-[.98] max-md:text-36 max-sm:text-28">
        {withNonBreakingUnits(product.name)}
      </h1>
      <SkuAndRating product={product} />
    </div>
  );
}

function BadgeRow({ product }: { product: Product }) {
  return (
    <p className="mb-2.5 flex flex-wrap gap-1.5 sm:mb-4">
      <DomesticBadge product={product} />
      {product.isTest && <Badge solid>Test item</Badge>}
      {product.withdrawn && <Badge solid>No longer sold</Badge>}
      {isIndoorOnly(product) && <Badge solid>{indoorsOnly}</Badge>}
      {product.badges.map((badge) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
    </p>
  );
}

function SkuAndRating({ product: { sku, rating } }: { product: Product }) {
  // Each part has a rule on its left. The first one in each line is cut off.
  const part = 'inline-flex items-center gap-2 border-line-2 border-l pl-3 sm:pl-4.5';
  return (
    <div className="small mt-3.5 overflow-hidden">
      <p className="-ml-3.25 flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:-ml-4.75 sm:gap-x-4.5">
        <span className={part}>SKU {sku}</span>
        {rating !== undefined && (
          <span className={part} data-screen-only="">
            <Stars count={wholeStars(rating)} />
            <b className="font-semibold text-ink">{formatRating(rating)}</b>
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
        {...stockAttributes(product.id, {
          none: stockLine({ ...product, inStock: false }),
          soldOut: !product.inStock,
        })}
        className="peer stock-line"
      >
        {stockLine(product)}
      </span>
      {/* No delivery promise if there is no stock. */}
      <span data-delivery="" className="peer-data-[left=0]:hidden">
        UK delivery within {claims.deliveryWorkingDays} working days
      </span>
    </p>
  );
}

type PriceBlockProps = Pick<Product, 'price' | 'originalPrice'>;

/** The price in large type, the old price, and the price with the opposite VAT setting below. */
function PriceBlock({ price, originalPrice }: PriceBlockProps) {
  return (
    <div data-screen-only="">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <Price pence={price} className="font-stretch-[68%] text-64 leading-[.9]" />
        {originalPrice !== undefined && <Saving from={originalPrice} to={price} />}
      </p>
      <p className="small mt-2.5" data-price="inc">
        Including VAT. {formatPrice(exVat(price))} ex VAT plus {formatPrice(vatInPrice(price))} VAT.
      </p>
      <p className="small mt-2.5" data-price="ex">
        {formatPrice(price)} including {formatPrice(vatInPrice(price))} VAT.
      </p>
    </div>
  );
}

/** The three figures a buyer looks for first, below their scale. */
function KeyFigures({ product }: { product: Product }) {
  return (
    <div>
      {product.heightKind !== 'size' && <ScaleBar product={product} figures />}
      <dl className="grid grid-cols-[1fr_1.22fr_.9fr] border-ink border-b max-[16rem]:grid-cols-2">
        {getKeyFigures(product).map(({ name, value }) => (
          <div
            key={name}
            className="border-line py-3 not-first:border-l not-first:pl-4 nth-3:max-[16rem]:border-l-0 nth-3:max-[16rem]:pl-0"
          >
            <dt className="label leading-[1.3]">{name}</dt>
            <dd className="figure text-28 leading-[1.2]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function getKeyFigures(product: Product): { name: string; value: string }[] {
  if (product.heightKind === 'size') {
    return [
      { name: 'Length', value: formatMetresToCm(product.length) },
      { name: 'Width', value: formatMetresToCm(product.width) },
      { name: 'Weight', value: formatKilograms(product.weight) },
    ];
  }
  return [
    { name: heightLabels[product.heightKind], value: formatMetres(product.height) },
    { name: 'Working height', value: formatMetres(product.workingHeight) },
    ...(product.loadRating > 0
      ? [{ name: 'Load rating', value: formatKilograms(product.loadRating) }]
      : []),
  ];
}
