import type { ComponentProps } from 'react';
import { portfolioStatistics } from '../../../content/portfolio.ts';
import { projects, type Sector, sectorsWithProjects } from '../../../content/projects.ts';
import { noProjectsInSector } from '../../../content/shop-texts.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FigureStrip } from '../../../ui/FigureStrip.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { ProjectCard } from './ProjectCard.tsx';

/** The breadcrumb trail, which the structured data uses too. */
type Props = Pick<ComponentProps<typeof Breadcrumb>, 'trail'>;

export function ProjectsPage({ trail }: Props) {
  const { totalProjects, totalValue, equipmentSupplied, citiesServed } =
    portfolioStatistics(projects);
  return (
    <div className="sheet pb-section">
      <Breadcrumb trail={trail} />
      <div className="pt-2 pb-8 md:columns-12 md:items-end md:pb-12">
        <h1 className="head-0 md:col-span-6">Projects</h1>
        <p className="lead mt-4 text-balance md:col-span-5 md:col-start-8 md:mt-0">
          The kit, the working height and how long each job took.
        </p>
      </div>
      <FigureStrip
        figures={[
          { figure: `${totalProjects}`, label: 'Projects' },
          { figure: totalValue, label: 'Total project value' },
          { figure: equipmentSupplied, label: 'Pieces of equipment' },
          { figure: `${citiesServed}`, label: 'Cities served' },
        ]}
      />
      <div className="grid gap-y-10 pt-10 md:columns-12 md:pt-16">
        <div className="md:col-span-3">
          <SectorFilter />
        </div>
        <div className="md:col-span-9">
          <ProjectList />
        </div>
      </div>
    </div>
  );
}

function ProjectList() {
  return (
    <>
      <h2 className="sr-only">Case studies</h2>
      <p
        role="status"
        tabIndex={-1}
        data-project-count=""
        className="label mb-4 border-ink border-b pb-3 outline-none"
      >
        {projects.length} projects
      </p>
      <ul data-project-list="" className="grid gap-x-gutter gap-y-12 sm:grid-cols-2">
        {projects.map((project) => (
          <li key={project.slug} data-sector={sectorSlug(project.sector)}>
            <ProjectCard project={project} variant="card" />
          </li>
        ))}
      </ul>
      <div hidden data-no-projects="" className="grid justify-items-start gap-5 py-8">
        <h3 className="head-3">{noProjectsInSector.heading}</h3>
        <LinkButton href={noProjectsInSector.all.href} look="ink" data-sector-link="all">
          {noProjectsInSector.all.label}
        </LinkButton>
      </div>
    </>
  );
}

/** One link per sector, which also works in a new tab and without JavaScript. */
function SectorFilter() {
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

/** The sector in an address: 'Cultural & Entertainment' is cultural-entertainment. */
export function sectorSlug(sector: Sector): string {
  return sector.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** The address of the list of projects, filtered by sector. */
export function sectorPath(sector: Sector): string {
  return `${paths.projects}?sector=${sectorSlug(sector)}`;
}
