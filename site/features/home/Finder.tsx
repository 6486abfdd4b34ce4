import { products } from '../../../catalogue/catalogue.ts';
import { buildShopUrl } from '../../../catalogue/listing-query.ts';
import { type FinderCategory, finderCategories } from '../../../content/finder.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { paths } from '../../paths.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';

/** Four families, each with a link into the shop. */
export function Finder() {
  return (
    <section aria-labelledby="finder" className="waiting-section sheet pb-section">
      <SectionHead id="finder" title="Find your equipment" lead="Start with one of these ranges" />
      <div className="grid grid-cols-2 gap-px border border-ink bg-line max-[20rem]:grid-cols-1 sm:grid-cols-4">
        {finderCategories(products).map((category) => (
          <FinderCard key={category.key} category={category} />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5">
        <p className="small">We also sell towers, podiums, work platforms and lorry access.</p>
        <LinkButton href={paths.shop} className="max-sm:w-full">
          Shop all products
          <Icon name="arrow" small />
        </LinkButton>
      </div>
    </section>
  );
}

function FinderCard({ category }: { category: FinderCategory }) {
  return (
    <a
      href={buildShopUrl({ filters: { family: [category.key] } })}
      className="group relative grid grid-rows-[auto_1fr]"
    >
      <div className="relative aspect-4/5 overflow-hidden">
        <ScenePicture scene={sceneOf(category.image)} use="cell" decorative />
      </div>
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
          <span className="figure text-18 md:text-22">
            {category.priceRange}
            {/* The range is always shown inc VAT, whichever way the visitor has chosen to see prices. */}
            <small data-price="ex" className="label block">
              inc VAT
            </small>
          </span>
          <Icon name="arrow" />
        </div>
      </div>
    </a>
  );
}
