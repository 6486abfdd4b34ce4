import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import type { Project } from '../../../content/projects.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { paths } from '../../paths.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';

type Props = {
  project: Project;
  /** 'lead' opens a section, 'row' is used in a column beside it, 'card' in a grid. */
  variant: 'lead' | 'row' | 'card';
};

/** A case study in brief. The whole card is the link. */
export function ProjectCard({ project, variant }: Props) {
  if (variant === 'row') return <RowCard project={project} />;
  return variant === 'lead' ? <LeadCard project={project} /> : <GridCard project={project} />;
}

function LeadCard({ project }: { project: Project }) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-[4/3] overflow-hidden border border-line md:aspect-square lg:aspect-auto lg:min-h-105 lg:flex-1">
        <ProjectPicture project={project} crop="lead" />
        <CornerBadge>{project.sector}</CornerBadge>
      </div>
      <div className="grid gap-x-gutter gap-y-3 pt-4 md:grid-cols-2 md:pt-5">
        <div>
          <h3 className="head-3 group-hover:underline md:text-36 md:leading-[1.02]">
            {project.title}
          </h3>
          <Meta project={project} />
        </div>
        <div className="flex flex-col gap-2.5">
          <Description project={project} />
          <CardFooter project={project} />
        </div>
      </div>
    </article>
  );
}

function RowCard({ project }: { project: Project }) {
  return (
    <article className="group relative grid grid-cols-[112px_1fr] max-[16rem]:grid-cols-1 gap-4 sm:grid-cols-[150px_1fr] lg:grid-cols-[190px_1fr] lg:gap-6">
      <div className="relative aspect-[9/10] self-start overflow-hidden border border-line lg:aspect-auto lg:min-h-54 lg:self-stretch">
        <ProjectPicture project={project} crop="tall" />
      </div>
      <div className="flex flex-col gap-2">
        <div>
          <Badge>{project.sector}</Badge>
        </div>
        <h3 className="head-4 group-hover:underline">{project.title}</h3>
        <Meta project={project} />
        <Description project={project} />
        <CardFooter project={project} />
      </div>
    </article>
  );
}

function GridCard({ project }: { project: Project }) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-[4/3] overflow-hidden border border-line">
        <ProjectPicture project={project} crop="card" />
        <CornerBadge>{project.sector}</CornerBadge>
      </div>
      <div className="flex flex-1 flex-col gap-2 pt-4">
        <h3 className="head-3 group-hover:underline">{project.title}</h3>
        <Meta project={project} />
        <Description project={project} />
        <CardFooter project={project} />
      </div>
    </article>
  );
}

function CornerBadge({ children }: { children: string }) {
  return (
    <span className="absolute top-0 left-0 border-ink border-r border-b bg-paper px-2.5 py-2 font-semibold font-stretch-[88%] text-12 leading-none">
      {children}
    </span>
  );
}

function Meta({ project }: { project: Project }) {
  return (
    <p className="mt-1 text-14 text-ink-2 leading-[1.45]">
      {project.location}
      <br />
      {project.client}
    </p>
  );
}

function Description({ project }: { project: Project }) {
  return <p className="small line-clamp-3">{withNonBreakingUnits(project.description)}</p>;
}

function CardFooter({ project }: { project: Project }) {
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 text-14 text-ink-2">
      {completedText(project)}
      <a
        href={paths.project(project.slug)}
        className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-semibold text-ink underline after:absolute after:inset-0 group-hover:decoration-2"
      >
        View Case Study
        <span className="sr-only">{`: ${project.title}`}</span>
        <Icon name="arrow" small />
      </a>
    </div>
  );
}

/** 'Completed June 2025', or the word itself for work in progress. */
export function completedText({ completedDate }: Pick<Project, 'completedDate'>): string {
  return completedDate === 'Ongoing' ? completedDate : `Completed ${completedDate}`;
}

type ProjectPictureProps = { project: Project; crop: 'wide' | 'lead' | 'card' | 'tall' };

/** The location of a case study with equipment from its list. */
export function ProjectPicture({ project, crop }: ProjectPictureProps) {
  return <ScenePicture scene={sceneOf(project.image)} use={crop} first={crop === 'wide'} />;
}
