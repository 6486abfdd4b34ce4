import type { Project } from '../../../content/projects.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';

/** The picture across the page, the title block on its lower left. */
export function ProjectHero({ project }: { project: Project }) {
  return (
    <div className="relative border-ink border-y md:h-150">
      <div className="relative h-70 overflow-hidden sm:h-100 md:h-full">
        <ProjectPicture project={project} crop="wide" />
      </div>
      <div className="inset-x-0 -bottom-px md:absolute">
        <div className="md:sheet">
          <div className="border-ink border-t bg-paper px-margin py-6 md:w-9/20 lg:w-1/2 lg:max-w-176 md:border md:px-9 md:py-8">
            <Badge>{project.sector}</Badge>
            <h1 className="head-1 mt-4">{project.title}</h1>
          </div>
        </div>
      </div>
    </div>
  );
}
