import { products } from '../../../catalogue/catalogue.ts';
import type { FamilyKey } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import { shopHref } from '../../../catalogue/query.ts';
import { type FinderCategory, finderCategories } from '../../../content/finder.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Elevation, rowScale } from '../drawing/Elevation.tsx';
import { ElevationRow } from '../drawing/ElevationRow.tsx';

/** The size that stands for its family: of a height people know, and in no need of a ceiling. */
const typicalHeight = 3.4;
const drawingClass = 'h-53 md:h-100';

/** Four families on one ground line, each a way into the shop. */
export function Finder() {
  const categories = finderCategories(products).map((category) => ({
    category,
    product: typicalOf(category.key),
  }));
  const scale = rowScale(categories.map(({ product }) => product));
  return (
    <section aria-labelledby="finder" className="sheet pb-section">
      <SectionHead
        id="finder"
        title="Find your equipment"
        lead="Four families on one ground line, drawn to scale. The figure is 1.75 m tall."
      />
      <ElevationRow scale={scale} drawingClass={drawingClass}>
        {categories.map(({ category, product }) => (
          <FinderCard key={category.key} category={category} product={product} scale={scale} />
        ))}
      </ElevationRow>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5">
        <p className="small">
          Towers, podiums, work platforms and lorry access are in the shop too.
        </p>
        <LinkButton href={paths.shop} className="max-sm:w-full">
          Shop all products
          <Icon name="arrow" small />
        </LinkButton>
      </div>
    </section>
  );
}

function typicalOf(family: FamilyKey): Product {
  const [nearest] = products
    .filter((product) => product.family === family)
    .sort((a, b) => Math.abs(a.height - typicalHeight) - Math.abs(b.height - typicalHeight));
  if (!nearest) throw new Error(`the finder shows ${family}, which has no product`);
  return nearest;
}

type Props = { category: FinderCategory; product: Product; scale: number };

function FinderCard({ category, product, scale }: Props) {
  return (
    <a
      href={shopHref({ filters: { family: [category.key] } })}
      className="group relative grid grid-rows-[auto_1fr] border-line md:border-l max-sm:nth-[n+4]:border-t max-sm:nth-[odd]:border-l sm:max-md:not-nth-2:border-l"
    >
      <Elevation product={product} scale={scale} className={drawingClass} />
      {(category.popular || category.sale) && (
        <span className="absolute top-2 right-2 flex gap-1.5 md:top-3.5 md:right-3.5">
          {category.popular && <Badge>Popular</Badge>}
          {category.sale && <Badge solid>Sale</Badge>}
        </span>
      )}
      <div className="grid grid-rows-[auto_1fr_auto] border-ink border-t-2 bg-paper px-3.5 pt-3.5 pb-4 group-hover:bg-plate md:px-5 md:pt-5 md:pb-5.5">
        <div>
          <h3 className="head-4 md:text-28">{category.title}</h3>
          <p className="label mt-1">{category.subtitle}</p>
        </div>
        <p className="small mt-2 mb-3 text-pretty md:mb-4.5">{category.description}</p>
        <div className="flex items-center justify-between gap-2">
          <span className="figure text-18 md:text-22">{category.priceRange}</span>
          <Icon name="arrow" />
        </div>
      </div>
    </a>
  );
}
