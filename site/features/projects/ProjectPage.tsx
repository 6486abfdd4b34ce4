import type { ComponentProps } from 'react';
import type { Project } from '../../../content/projects.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { paths } from '../../paths.ts';
import { ChallengesAndResults } from './ChallengesAndResults.tsx';
import { Phases } from './Phases.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ProjectHero } from './ProjectHero.tsx';
import { ProjectTestimonial } from './ProjectTestimonial.tsx';
import { RelatedServices } from './RelatedServices.tsx';

type Props = {
  project: Project;
  /** The way here, as machines are told it too. */
  trail: ComponentProps<typeof Breadcrumb>['trail'];
};

export function ProjectPage({ project, trail }: Props) {
  return (
    <>
      <div className="sheet">
        <Breadcrumb back={{ name: 'All projects', href: paths.projects }} trail={trail} />
      </div>
      <ProjectHero project={project} />
      <div className="sheet">
        <ProjectFacts project={project} />
        <Phases project={project} />
        <ChallengesAndResults project={project} />
      </div>
      <ProjectTestimonial project={project} />
      <RelatedServices project={project} />
    </>
  );
}
