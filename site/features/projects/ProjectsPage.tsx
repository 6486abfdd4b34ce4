import type { ComponentProps } from 'react';
import { portfolioStatistics } from '../../../content/portfolio.ts';
import { projects } from '../../../content/projects.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FigureStrip } from '../../../ui/FigureStrip.tsx';
import { ProjectList } from './ProjectList.tsx';
import { SectorFilter } from './SectorFilter.tsx';

/** The way here, as machines are told it too. */
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
