import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import { buildShopUrl } from '../../../catalogue/listing-query.ts';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { DomesticBadge } from '../listed-products/DomesticBadge.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Price } from '../price/Price.tsx';
import {
  buildResultLinks,
  type Configuration,
  findBestMatches,
  findMatches,
  noMatchReason,
  platformHeightFor,
} from './configuration.ts';

type ShownProducts = readonly ListedProduct[];
type Props = { products: ShownProducts; configuration: Configuration };

/** The number of products that match, the best of them, and a link to them in the shop. */
export function ConfiguredProducts({ products, configuration }: Props) {
  const { job, reach, width, home } = configuration;
  const found = findMatches(products, configuration);
  const best = findBestMatches(products, configuration);
  const terms = [
    job.title,
    `platform ${platformHeightFor(reach).toFixed(1)} m`,
    width ? `${width} m wide` : 'any width',
    ...(home ? ['at home'] : []),
  ];
  return (
    <div className="flex flex-col border-line p-5 max-lg:col-span-full max-lg:border-t md:p-7 lg:border-l">
      <p role="status" className="flex items-end gap-3 pb-4.5 leading-snug">
        <span className="figure font-semibold font-stretch-[68%] text-64 leading-[.9]">
          {found.length}
        </span>
        <span>
          {`${found.length === 1 ? 'product reaches' : 'products reach'} ${reach.toFixed(1)} m`}
          <small className="block text-13 text-ink-3">{terms.join(', ')}</small>
        </span>
      </p>
      {found.length === 0 ? (
        <NoMatches products={products} configuration={configuration} />
      ) : (
        <ul className="flex-1">
          {best.map((product) => (
            <Match key={product.id} product={product} />
          ))}
        </ul>
      )}
      {found.length > 0 && <ResultLinks products={products} configuration={configuration} />}
    </div>
  );
}

function ResultLinks({ products, configuration }: Props) {
  const [nearest, all] = buildResultLinks(products, configuration);
  return (
    <>
      <LinkButton
        look="signal"
        className="mt-3 w-full text-balance py-2 text-center leading-tight"
        href={buildShopUrl({ filters: nearest.filters })}
      >
        {nearest.words}
        <Icon name="arrow" />
      </LinkButton>
      {all && (
        <TextLink href={buildShopUrl({ filters: all.filters })} className="mx-auto mt-1">
          {all.words}
        </TextLink>
      )}
    </>
  );
}

function NoMatches({ products, configuration }: Props) {
  return (
    <div className="grid gap-3 border-line border-t pt-4 text-ink-2">
      <p>{noMatchReason(products, configuration)}</p>
      <LinkButton href={paths.tradeQuotes}>Get a quote</LinkButton>
    </div>
  );
}

function Match({ product }: { product: ListedProduct }) {
  const figures = [
    `Reach ${product.workingHeight.toFixed(1)} m`,
    product.loadRating > 0 && `${product.loadRating} kg`,
    isIndoorOnly(product) && indoorsOnly.toLowerCase(),
    !product.inStock && 'out of stock',
  ];
  return (
    <li className="border-line border-t">
      <a
        href={paths.product(product.id)}
        className="group grid grid-cols-[72px_1fr_auto] items-center gap-3 py-3 max-[16rem]:grid-cols-[72px_1fr] max-[16rem]:*:last:col-start-2 md:grid-cols-[92px_1fr_auto] md:gap-4"
      >
        <ProductPicture product={product} use="thumb" decorative />
        <span>
          <span className="title mb-1 block group-hover:underline">
            {withNonBreakingUnits(product.name)}
          </span>
          <DomesticBadge product={product} />
          <small className="block text-13 text-ink-3">{figures.filter(Boolean).join(', ')}</small>
        </span>
        <Price pence={product.price} className="text-18" />
      </a>
    </li>
  );
}
