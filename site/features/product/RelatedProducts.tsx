import type { ReactNode } from 'react';
import { isDomestic } from '../../../catalogue/domestic.ts';
import { type FamilyKey, familyDisplayName } from '../../../catalogue/families.ts';
import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { paths } from '../../paths.ts';
import { Elevation } from '../drawing/Elevation.tsx';
import { ScaleBar } from '../drawing/ScaleBar.tsx';
import { DomesticBadge } from '../listed-products/DomesticBadge.tsx';
import { getCardFigures } from '../listed-products/product-texts.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { CardPrice } from '../product-card/ProductCard.tsx';
import { FamilyMark } from './ProductSections.tsx';
import { relatedScale } from './related-scale.ts';

type Props = { related: readonly Product[]; family: FamilyKey };

/** Four products of the family, drawn to one scale on one ground line. Spare parts have pictures instead. */
export function RelatedProducts({ related, family }: Props) {
  const isPart = family === 'accessories';
  const scale = relatedScale(related);
  return (
    <section
      id="related"
      aria-labelledby="related-title"
      data-screen-only=""
      className="waiting-section scroll-mt-0 pt-8 pb-section md:pt-16"
    >
      <SectionHead
        id="related-title"
        title="Related Products"
        lead={
          <>
            <FamilyMark family={family} />
            {familyDisplayName(family)}, {isPart ? 'by price' : 'closest in height'}
          </>
        }
      />
      <CardRow
        products={related}
        drawing={(product) =>
          isPart ? (
            <ProductPicture product={product} use="card" decorative />
          ) : (
            <Elevation product={product} scale={scale} className="aspect-square h-auto" />
          )
        }
      />
    </section>
  );
}

/** The maximum number of featured products on the home page. */
const maxFeatured = 4;

/** The products that the owner features on the home page. No section if there are none. */
export function FeaturedProducts({ products }: { products: readonly Product[] }) {
  const featured = products.filter((product) => product.featured).slice(0, maxFeatured);
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="waiting-section sheet pb-section">
      <SectionHead id="featured" title="Featured products" />
      <CardRow
        products={featured}
        drawing={(product) => <ProductPicture product={product} use="card" decorative />}
      />
    </section>
  );
}

type CardRowProps = {
  products: readonly Product[];
  drawing: (product: Product) => ReactNode;
};

function CardRow({ products, drawing }: CardRowProps) {
  return (
    <ul className="-mt-2 grid grid-cols-2 max-[22.5rem]:grid-cols-1 border-line border-t max-sm:-mx-margin sm:grid-cols-4 sm:border-l md:-mt-5">
      {products.map((product) => (
        <RelatedCard key={product.id} product={product} drawing={drawing(product)} />
      ))}
    </ul>
  );
}

/** A small product card: narrower than a card of the shop, and without buttons. */
function RelatedCard({ product, drawing }: { product: Product; drawing: ReactNode }) {
  return (
    <li className="group relative row-span-4 grid min-w-0 grid-rows-subgrid gap-y-0 border-line border-r border-b bg-plate">
      {drawing}
      <div className="border-ink border-t px-3 pt-3.5 md:px-4">
        <p className="label mb-1.5">
          {product.sku}
          {isIndoorOnly(product) && <b className="block">{indoorsOnly}</b>}
          {isDomestic(product) && <br />}
          <DomesticBadge product={product} />
        </p>
        <h3 className="title">
          <a
            href={paths.product(product.id)}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {withNonBreakingUnits(product.name)}
          </a>
        </h3>
      </div>
      <Figures product={product} />
      <CardPrice
        product={product}
        view="grid"
        className="flex flex-wrap content-end items-center justify-between gap-x-3 px-3 pt-3 pb-4 md:px-4"
      />
    </li>
  );
}

/** Two figures where the card is narrow, three where there is room. */
function Figures({ product }: { product: Product }) {
  const columns =
    product.heightKind === 'size'
      ? 'grid-cols-[1.4fr_1fr]'
      : 'grid-cols-[1fr_1.35fr] lg:grid-cols-[1fr_1.22fr_.9fr]';
  return (
    <div className="flex flex-col justify-end px-3 pt-3.5 md:px-4">
      {product.heightKind !== 'size' && <ScaleBar product={product} />}
      <dl className={`grid border-line border-b ${columns}`}>
        {getCardFigures(product).map(({ name, value }) => (
          <div
            key={name}
            className="border-line py-2 not-first:border-l not-first:pl-2.5 nth-3:max-lg:hidden"
          >
            <dt className="whitespace-nowrap text-12 text-ink-3 leading-[1.3]">{name}</dt>
            <dd className="figure text-18 leading-[1.2]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
