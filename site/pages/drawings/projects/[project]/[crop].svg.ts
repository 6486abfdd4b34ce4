import type { APIRoute, GetStaticPaths } from 'astro';
import { type Project, projects } from '../../../../../content/projects.ts';
import { sceneFile } from '../../../../features/cities/places/scene-file.tsx';
import { svgAnswer } from '../../../../features/drawing/svg-file.ts';
import { projectCrops } from '../../../../features/projects/ProjectPicture.tsx';
import { projectScenes } from '../../../../features/projects/project-scenes.tsx';

type Props = { slug: Project['slug']; crop: (typeof projectCrops)[number] };

/** A file for each project and crop: /drawings/projects/{project}/{crop}.svg. */
export const getStaticPaths: GetStaticPaths = () =>
  projects.flatMap(({ slug }) =>
    projectCrops.map((crop) => ({ params: { project: slug, crop }, props: { slug, crop } })),
  );

export const GET: APIRoute<Props> = ({ props: { slug, crop } }) =>
  svgAnswer(sceneFile(projectScenes[slug], crop));
