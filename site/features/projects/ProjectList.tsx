import { projects } from '../../../content/projects.ts';
import { noProjectsInSector } from '../../../content/shop-texts.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { sectorSlug } from './sector-path.ts';

export function ProjectList() {
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
