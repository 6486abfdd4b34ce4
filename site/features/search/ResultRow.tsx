import { Fragment, type MouseEvent, memo } from 'react';
import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { paths } from '../../paths.ts';
import { isPlainClick } from '../../plain-click.ts';
import { DomesticBadge } from '../listed-products/DomesticBadge.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { getCardFigures } from '../listed-products/product-texts.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Price } from '../price/Price.tsx';
import { fitsText, stockText } from '../product-card/card-facts.ts';
import { useLiveStock } from '../stock/use-live-stock.ts';
import { optionId } from './open-search.ts';
import type { SearchHit } from './search-products.ts';
import type { SitePage } from './site-pages.ts';
import type { QuerySize } from './sizes.ts';
import { isNumber, stem, tokenise } from './tokens.ts';

type Props = {
  hit: SearchHit;
  sizes: readonly QuerySize[];
  query: string;
  place: number;
  /** The arrow keys have selected it. */
  isActive: boolean;
};

/** A product in one line: picture, name, figures, price, stock. A link, and an option of the list. */
export const ResultRow = memo(function ResultRow({ hit, sizes, query, place, isActive }: Props) {
  const { words } = hit;
  const product = useLiveStock(hit.product);
  const fits = fitsText(product);
  return (
    <a
      id={optionId(place)}
      role="option"
      aria-selected={isActive}
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
      <span className="grid justify-items-start gap-0.5">
        <span className="title text-16">
          <Highlighted
            pieces={markMatches(withNonBreakingUnits(product.name), { words, sizes, query })}
          />
        </span>{' '}
        <span className="label">
          <Highlighted pieces={markSku(product.sku, query)} />
        </span>{' '}
        {fits && <span className="label">{fits}</span>}
        <DomesticBadge product={product} />
        {isIndoorOnly(product) && <b className="label">{indoorsOnly}</b>}
      </span>{' '}
      <Figures product={product} />{' '}
      <span className="flex items-baseline justify-between gap-4 max-sm:col-start-2 max-sm:mt-2 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:grid sm:justify-items-end sm:gap-1 lg:contents">
        <Price pence={product.price} className="text-18 sm:text-22 lg:justify-self-end" />{' '}
        <span
          data-left={product.inStock ? undefined : 0}
          className="stock-line text-14 leading-[1.4]"
        >
          {stockText(product, 'grid')}
        </span>
      </span>
    </a>
  );
});

/** Three figures in a row below the name, or in columns of the list if there is room. */
function Figures({ product }: { product: ListedProduct }) {
  const figures = getCardFigures(product);
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

function Highlighted({ pieces }: { pieces: readonly Piece[] }) {
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

type PageRowProps = {
  page: SitePage;
  place: number;
  /** The arrow keys have selected it. */
  isActive: boolean;
};

/** A helpful page on one line. A link, and an option of the list. */
export function PageRow({ page, place, isActive }: PageRowProps) {
  return (
    <a
      id={optionId(place)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={page.href}
      onClick={closeSearchOnSamePage}
      className="flex items-center justify-between gap-4 border-line border-b bg-plate px-margin py-3 hover:bg-paper aria-selected:bg-paper aria-selected:outline-3 aria-selected:outline-ink aria-selected:-outline-offset-3 md:px-4"
    >
      <span className="grid gap-0.5">
        <span className="title text-16">{page.name}</span>{' '}
        <span className="label">{page.summary}</span>
      </span>
      <Icon name="arrow" />
    </a>
  );
}

/** If the link leads to the page behind the search, only the address changes, so the search must be closed. */
function closeSearchOnSamePage(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  if (!isPlainClick(event) || link.pathname !== location.pathname) return;
  link.closest('dialog')?.hidePopover();
}

/** Part of a text, with its offset. */
type Piece = { readonly at: number; readonly text: string; readonly marked: boolean };

type MatchContext = {
  readonly words: readonly string[];
  readonly sizes: readonly QuerySize[];
  readonly query: string;
};

/** A name in pieces, with the query's matches marked: as far as they were typed, or whole. */
export function markMatches(name: string, { words, sizes, query }: MatchContext): Piece[] {
  const typed = tokenise(query);
  const numbers = new Set(sizes.flatMap(numbersIn));
  const pieces: Piece[] = [];
  let end = 0;
  const add = (from: number, to: number) => {
    if (from > end) pieces.push({ at: end, text: name.slice(end, from), marked: false });
    pieces.push({ at: from, text: name.slice(from, to), marked: true });
    end = to;
  };
  for (const { 0: part, index } of name.matchAll(/\d+(?:\.\d+)?|[a-z]+/gi)) {
    const token = part.toLowerCase();
    if (isNumber(token)) {
      if (numbers.has(Number(token))) add(index, index + part.length);
    } else if (words.includes(stem(token))) {
      const begun = typed.findLast((word) => token.startsWith(word));
      const whole = typed.some((word) => stem(word) === stem(token));
      add(index, index + (begun && !whole ? begun.length : part.length));
    }
  }
  if (end < name.length) pieces.push({ at: end, text: name.slice(end), marked: false });
  return pieces;
}

function numbersIn(size: QuerySize): number[] {
  if (size.kind === 'set') return [size.sections, size.rungs];
  return size.kind === 'standard' || size.kind === 'footprint' ? [] : [size.value];
}

/** A SKU marked as far as it was typed, whatever separators were typed. */
export function markSku(sku: string, query: string): Piece[] {
  const typed = [...query.toUpperCase()].filter((letter) => /[A-Z0-9£]/.test(letter)).join('');
  const bare = sku.replace('-', '');
  const at = typed.length < 3 ? -1 : bare.indexOf(typed);
  if (at !== 0 && at !== 3) return [{ at: 0, text: sku, marked: false }];
  // The dash comes after the maker's three letters.
  const from = at === 3 ? 4 : 0;
  const to = at + typed.length > 3 ? at + typed.length + 1 : typed.length;
  return [
    { at: 0, text: sku.slice(0, from), marked: false },
    { at: from, text: sku.slice(from, to), marked: true },
    { at: to, text: sku.slice(to), marked: false },
  ].filter(({ text }) => text !== '');
}
