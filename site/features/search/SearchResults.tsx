import { listedProducts } from 'virtual:listed-products';
import { type MouseEvent, memo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { ContactLinks } from '../../shell/ErrorMessage.tsx';
import { stockStore } from '../stock/stock-store.ts';
import { resultsId } from './open-search.ts';
import { PageRow, ResultRow } from './ResultRow.tsx';
import { ShopLinks, shopLinksFor } from './ShopLinks.tsx';
import { createSiteSearch, type SearchResult, type SiteSearchResult } from './search-products.ts';
import { getRemarks, resultCountText } from './search-texts.ts';

/** Made when this module loads, which is when the search first opens. */
export const search = createSiteSearch(listedProducts);

// The first search takes several times longer than later ones, so it is run before the visitor types.
search('8 tread laddar');
// Pages that show no stock have not requested it.
stockStore.refresh();

/** The announcement for a screen reader when the results change, or more of them are shown. */
export function announcement(answer: SiteSearchResult, visible: number): string {
  const shown = answer.hits.length > visible ? [`Showing the first ${visible} products.`] : [];
  return [`${resultCountText(answer)}.`, ...getRemarks(answer), ...shown].join(' ');
}

type Props = {
  answer: SiteSearchResult;
  /** The query that the answer is for. */
  query: string;
  /** Index of the result that the arrow keys have selected. */
  active: number | undefined;
  /** How many of the products are shown. */
  visible: number;
  onMore: (event: MouseEvent) => void;
};

export const SearchResults = memo(function SearchResults(props: Props) {
  const { answer, query, active, visible, onMore } = props;
  const { pages, hits } = answer;
  if (pages.length + hits.length === 0) return <NothingFound query={query} answer={answer} />;
  return (
    <div className="md:columns-12 md:items-start">
      <div className="md:col-span-8 lg:col-span-9">
        <ResultsHead answer={answer} />
        <div
          id={resultsId}
          role="listbox"
          aria-label="Search results"
          className="border-ink border-t max-md:-mx-margin"
        >
          {pages.map((page, place) => (
            <PageRow key={page.name} page={page} place={place} isActive={place === active} />
          ))}
          {hits.slice(0, visible).map((hit, at) => (
            <ResultRow
              key={hit.product.id}
              hit={hit}
              sizes={answer.sizes}
              query={query}
              place={pages.length + at}
              isActive={pages.length + at === active}
            />
          ))}
        </div>
        {hits.length === 0 && (
          <div className="mt-5">
            <p className="mb-3 text-ink-2">Need something else? Ask us</p>
            <ContactLinks />
          </div>
        )}
        {hits.length > visible && (
          <Button className="mt-5 max-md:w-full" onClick={onMore}>
            Show more
          </Button>
        )}
      </div>
      <ShopLinks links={shopLinksFor(answer, listedProducts)} />
    </div>
  );
});

function ResultsHead({ answer }: { answer: SiteSearchResult }) {
  return (
    <div aria-hidden="true" className="flex flex-wrap items-baseline gap-x-4 pb-2.5 text-14">
      <b className="font-semibold text-16">{resultCountText(answer)}</b>
      {getRemarks(answer).map((remark) => (
        <span key={remark} className="text-ink-2">
          {remark}
        </span>
      ))}
    </div>
  );
}

type NothingFoundProps = { query: string; answer: SearchResult };

/** Says that nothing was found, and how to contact us. */
function NothingFound({ query, answer }: NothingFoundProps) {
  const onlySize = answer.sizes.length > 0 && answer.unknown.length === 0;
  return (
    <div className="max-w-[60ch] py-4 md:py-8">
      <p className="head-3 wrap-anywhere">Nothing found for “{query}”</p>
      <p className="mt-3 mb-5 text-ink-2">
        {onlySize
          ? "We don't have that size. Try another size, or ask us: we can often order items that aren't listed."
          : 'Try fewer words, a size such as 2.2 m or 8 tread, or a SKU. Or ask us.'}
      </p>
      <LinkButton href={paths.shop} className="mb-5">
        Shop all products
      </LinkButton>
      <ContactLinks />
    </div>
  );
}
