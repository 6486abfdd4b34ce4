import { firstProjects } from '../../../content/projects.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { ProjectCard } from '../projects/ProjectCard.tsx';

/** The first four projects: one large, three in a column beside it. */
export function CaseStudies() {
  const [lead, ...others] = firstProjects();
  if (!lead) return null;
  return (
    <section aria-labelledby="case-studies" className="sheet pb-section">
      <SectionHead
        id="case-studies"
        title="Case studies"
        lead="The kit, the job and how long it took."
        end={
          <TextLink href={paths.projects}>
            View All Projects
            <Icon name="arrow" small />
          </TextLink>
        }
      />
      <div className="md:columns-12">
        <div className="md:col-span-7">
          <ProjectCard project={lead} variant="lead" />
        </div>
        <ul className="grid max-md:mt-7 md:col-span-5">
          {others.map((project) => (
            <li
              key={project.slug}
              className="border-line border-t py-5 md:first:border-t-0 md:first:pt-0 md:last:pb-0"
            >
              <ProjectCard project={project} variant="row" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
