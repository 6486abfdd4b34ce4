import { Fragment, memo } from 'react';
import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import { unbroken } from '../../../catalogue/measures.ts';
import { paths } from '../../paths.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { figuresOf } from '../listed-products/product-words.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Price } from '../price/Price.tsx';
import { fitsText, stockText } from '../product-card/card-facts.ts';
import { useLiveStock } from '../stock/use-live-stock.ts';
import { markMatches, markSku, type Piece } from './marks.ts';
import { optionId } from './search-ids.ts';
import type { Hit } from './search-products.ts';
import type { Size } from './sizes.ts';

type Props = {
  hit: Hit;
  sizes: readonly Size[];
  query: string;
  place: number;
  /** The arrow keys stand on it. */
  reached: boolean;
};

/** A product in one line: picture, name, figures, price, stock. A link, and an option of the list. */
export const ResultRow = memo(function ResultRow({ hit, sizes, query, place, reached }: Props) {
  const { words } = hit;
  const product = useLiveStock(hit.product);
  const fits = fitsText(product);
  return (
    <a
      id={optionId(place)}
      role="option"
      aria-selected={reached}
      tabIndex={-1}
      href={paths.product(product.id)}
      className="grid grid-cols-[80px_minmax(0,1fr)] items-center gap-x-3 border-line border-b bg-plate py-3 pr-margin hover:bg-paper aria-selected:bg-paper aria-selected:outline-3 aria-selected:outline-ink aria-selected:-outline-offset-3 sm:grid-cols-[104px_minmax(0,1fr)_auto] sm:gap-x-4 md:pr-4 lg:grid-cols-[88px_minmax(0,1fr)_90px_84px_58px_100px_136px] lg:py-1"
    >
      <ProductPicture
        product={product}
        use="row"
        decorative
        eager={place < 8}
        className={`row-span-3 size-20 self-start sm:row-span-2 sm:size-26 sm:self-center lg:row-span-1 lg:size-22 ${product.inStock ? '' : 'opacity-40'}`}
      />
      <span className="grid gap-0.5">
        <span className="title text-16">
          <Marked pieces={markMatches(unbroken(product.name), { words, sizes, query })} />
        </span>{' '}
        <span className="label">
          <Marked pieces={markSku(product.sku, query)} />
        </span>{' '}
        {fits && <span className="label">{fits}</span>}
        {isIndoorOnly(product) && <b className="label">{indoorsOnly}</b>}
      </span>{' '}
      <Figures product={product} />{' '}
      <span className="flex items-baseline justify-between gap-4 max-sm:col-start-2 max-sm:mt-2 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:grid sm:justify-items-end sm:gap-1 lg:contents">
        <Price pence={product.price} className="text-18 sm:text-22 lg:justify-self-end" />{' '}
        <Stock product={product} />
      </span>
    </a>
  );
});

/** A row of three under the name; columns of the list's own where there is room. */
function Figures({ product }: { product: ListedProduct }) {
  const figures = figuresOf(product);
  return (
    <span className="flex gap-x-4 max-lg:col-start-2 max-lg:mt-1.5 lg:contents">
      {figures.map(({ name, value }) => (
        <span key={name} className="grid">
          <span className="whitespace-nowrap text-12 text-ink-3 leading-[1.3]">{name} </span>
          <b className="figure text-16 leading-[1.2] lg:text-18">{value}</b>{' '}
        </span>
      ))}
      {figures.length < 3 && <span className="max-lg:hidden" />}
    </span>
  );
}

function Stock({ product }: { product: ListedProduct }) {
  return (
    <span data-left={product.inStock ? undefined : 0} className="stock-line text-14 leading-[1.4]">
      {stockText(product, 'grid')}
    </span>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ at, text, marked }) =>
    marked ? (
      <mark key={at} className="bg-line text-inherit">
        {text}
      </mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}
