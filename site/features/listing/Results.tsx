import { memo, useEffect, useMemo, useRef } from 'react';
import { buildShopUrl, type ListingState } from '../../../catalogue/listing-query.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { isPlainClick } from '../../plain-click.ts';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { CardList } from '../product-card/CardList.tsx';
import type { CardView } from '../product-card/card-facts.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { bestSuggestion, chipText, formatTowerCount, removeChoice } from './filter-choices.ts';
import { ListingLink } from './ListingLink.tsx';
import { getSorted, pageSize } from './listing-data.ts';
import { navigate } from './listing-url.ts';

type Props = {
  listing: ListingState;
  found: readonly ListedProduct[];
  onZoom: (product: ListedProduct) => void;
};

type CardProps = {
  product: ListedProduct;
  view: CardView;
  first: boolean;
  onZoom: Props['onZoom'];
};

const ListingCard = memo(function ListingCard({ product, ...rest }: CardProps) {
  return <ProductCard product={product} compare={<CompareToggle product={product} />} {...rest} />;
});

/** The cards of the pages shown so far, and a link to the next. */
export function Results({ listing, found, onZoom }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { page, view } = listing;
  const shown = useMemo(() => found.slice(0, page * pageSize), [found, page]);
  const next = Math.min(pageSize, found.length - shown.length);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= shown.length) return;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [shown.length]);

  const cards = useMemo(
    () =>
      shown.map((product, place) => (
        <ListingCard
          key={product.id}
          product={product}
          view={view}
          first={place === 0}
          onZoom={onZoom}
        />
      )),
    [shown, view, onZoom],
  );

  return (
    <>
      <CardList ref={list} view={view}>
        {cards}
      </CardList>
      <div className="flex items-center justify-between gap-3 pt-6 max-md:flex-col max-md:items-stretch">
        <p className="small">
          {shown.length} of {found.length} shown
        </p>
        {next > 0 && (
          <LinkButton
            href={buildShopUrl({ ...listing, page: page + 1 })}
            className="noscript:hidden"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              firstNew.current = shown.length;
              navigate(event.currentTarget.href, 'replace');
            }}
          >
            Show {next} more
          </LinkButton>
        )}
      </div>
    </>
  );
}

/** No results: suggests the filter whose removal finds most, or clearing all filters. */
export function NoMatch({ listing }: { listing: ListingState }) {
  const suggestion = bestSuggestion(getSorted('name'), listing.filters);
  return (
    <div className="grid justify-items-start gap-4 border border-line bg-plate px-5 py-12 md:px-12 md:py-16">
      <h3 className="head-3">No towers match your criteria</h3>
      {suggestion && (
        <p className="text-ink-2">
          Without the filter ‘{chipText(suggestion.choice)}’ there{' '}
          {suggestion.count === 1 ? 'is' : 'are'} {formatTowerCount(suggestion.count)}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {suggestion && (
          <ListingLink
            listing={listing}
            to={(from) => ({
              ...from,
              filters: removeChoice(from.filters, suggestion.choice),
              page: 1,
            })}
            disappears
            className={buttonClass('ink', 'normal')}
          >
            Remove {chipText(suggestion.choice)}
          </ListingLink>
        )}
        <ListingLink
          listing={listing}
          to={(from) => ({ ...from, filters: {}, page: 1 })}
          disappears
          className={buttonClass('line', 'normal')}
        >
          Clear All Filters
        </ListingLink>
      </div>
    </div>
  );
}
