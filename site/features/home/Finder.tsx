import type { ReactNode } from 'react';
import { shopHref } from '../../../catalogue/query.ts';
import type { FinderCategory } from '../../../content/finder.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Elevation } from '../drawing/Elevation.tsx';
import { ElevationRow } from '../drawing/ElevationRow.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { finderRow } from './finder-row.ts';

const drawingClass = 'h-53 md:h-100';

/** Four families, each a way into the shop. */
export function Finder() {
  const row = finderRow();
  const isPictured = row.cards.every(({ category }) => sceneOf(`finder-${category.key}`));
  return (
    <section aria-labelledby="finder" className="sheet pb-section">
      <SectionHead
        id="finder"
        title="Find your equipment"
        lead={
          isPictured
            ? 'Four families, each where it is used.'
            : 'Four families on one ground line, drawn to scale. The figure is 1.75 m tall.'
        }
      />
      {isPictured ? <Pictured cards={row.cards} /> : <Drawn {...row} />}
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

type Row = ReturnType<typeof finderRow>;

function Pictured({ cards }: Pick<Row, 'cards'>) {
  return (
    <div className="grid grid-cols-2 border border-ink bg-plate sm:grid-cols-4">
      {cards.map(({ category }) => {
        const scene = sceneOf(`finder-${category.key}`);
        return (
          <FinderCard
            key={category.key}
            category={category}
            className="max-sm:even:border-l max-sm:nth-[n+3]:border-t sm:not-first:border-l"
          >
            <div className="relative aspect-4/5 overflow-hidden">
              {scene && <ScenePicture scene={scene} use="cell" decorative />}
            </div>
          </FinderCard>
        );
      })}
    </div>
  );
}

/** On one ground line, to one scale, until there are pictures of all of them. */
function Drawn({ cards, scale }: Row) {
  return (
    <ElevationRow scale={scale} drawingClass={drawingClass}>
      {cards.map(({ category, product }) => (
        <FinderCard
          key={category.key}
          category={category}
          className="md:border-l max-sm:nth-[n+4]:border-t max-sm:nth-[odd]:border-l sm:max-md:not-nth-2:border-l"
        >
          <Elevation product={product} scale={scale} className={drawingClass} />
        </FinderCard>
      ))}
    </ElevationRow>
  );
}

type CardProps = { category: FinderCategory; className: string; children: ReactNode };

function FinderCard({ category, className, children }: CardProps) {
  return (
    <a
      href={shopHref({ filters: { family: [category.key] } })}
      className={`group relative grid grid-rows-[auto_1fr] border-line ${className}`}
    >
      {children}
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
