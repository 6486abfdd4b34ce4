import { cities } from '../../../content/cities.ts';
import { townOf } from '../../../content/portfolio.ts';
import type { Project } from '../../../content/projects.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { familiesUsed } from './equipment.ts';

/** Where to go from a case study: what it used, parts, a quote, and the town's own page. */
export function RelatedServices({ project }: { project: Project }) {
  const town = cities.find(({ city }) => city === townOf(project.location));
  const links = [
    ...familiesUsed(project.detailedEquipmentList),
    { name: 'Spare Parts', href: paths.spareParts },
    { name: 'Trade Quotes', href: paths.tradeQuotes },
    ...(town ? [{ name: town.city, href: paths.location(town.slug) }] : []),
  ];
  return (
    <section aria-labelledby="related" className="sheet py-16">
      <div className="grid items-start gap-y-5 md:columns-12">
        <h2 id="related" className="head-3 md:col-span-3 md:pt-2.5">
          Related services
        </h2>
        <ul className="flex flex-wrap gap-3 md:col-span-9">
          {links.map(({ name, href }) => (
            <li key={href}>
              <LinkButton href={href}>{name}</LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
