import { unbroken } from '../../../catalogue/measures.ts';
import { equipmentCount } from '../../../content/portfolio.ts';
import type { Project } from '../../../content/projects.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { FigureStrip } from '../../../ui/FigureStrip.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { EquipmentList } from './EquipmentList.tsx';
import { sectorPath } from './sector-path.ts';

export function ProjectFacts({ project }: { project: Project }) {
  return (
    <>
      <FigureStrip
        size="normal"
        className="border-t-0"
        figures={[
          { figure: project.projectValue, label: 'Project value' },
          { figure: `${equipmentCount(project.equipment)} pieces`, label: 'Equipment' },
          { figure: project.height.replace(' ', '\u00a0'), label: 'Working height' },
          { figure: project.duration, label: 'Duration' },
          {
            figure: project.completedDate,
            label: project.completedDate === 'Ongoing' ? 'Status' : 'Completed',
          },
        ]}
      />
      <section className="grid gap-y-10 pt-10 pb-section md:columns-12 md:pt-16">
        <div className="md:col-span-7">
          <p className="max-w-[44ch] text-pretty font-stretch-[84%] font-medium text-22 leading-[1.3] md:text-28 md:leading-[1.25]">
            {unbroken(project.description)}
          </p>
          <div className="mt-8 max-w-130">
            <Facts
              rows={[
                { name: 'Client', value: project.client },
                { name: 'Location', value: project.location },
                {
                  name: 'Sector',
                  value: (
                    <TextLink href={sectorPath(project.sector)} className="-my-3">
                      {project.sector}
                    </TextLink>
                  ),
                },
              ]}
            />
          </div>
        </div>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <h2 className="head-4 mb-3">Equipment</h2>
          <EquipmentList lines={project.detailedEquipmentList} />
        </div>
      </section>
    </>
  );
}
