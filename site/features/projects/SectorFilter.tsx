import { projects, sectorsWithProjects } from '../../../content/projects.ts';
import { paths } from '../../paths.ts';
import { sectorPath, sectorSlug } from './sector-path.ts';

/** Links, one a sector: they work in a new tab and before any script. */
export function SectorFilter() {
  const choices = [
    { slug: 'all', name: 'All projects', href: paths.projects, count: projects.length },
    ...sectorsWithProjects.map(({ sector, count }) => ({
      slug: sectorSlug(sector),
      name: sector,
      href: sectorPath(sector),
      count,
    })),
  ];
  return (
    <nav aria-labelledby="sectors" className="md:sticky md:top-6">
      <h2 id="sectors" className="head-4 mb-3">
        Sector
      </h2>
      <ul className="grid grid-cols-2 gap-x-gutter max-[20rem]:grid-cols-1 border-ink border-t md:grid-cols-1">
        {choices.map(({ slug, name, href, count }) => (
          <li key={slug} className="border-line border-b">
            <a
              href={href}
              data-sector-link={slug}
              data-sector-name={name}
              aria-current={slug === 'all' ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-14 leading-[1.3] hover:underline aria-[current]:font-semibold aria-[current]:before:h-5 aria-[current]:before:w-1 aria-[current]:before:bg-ink"
            >
              <span className="mr-auto">{name}</span>
              <span className="label">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
