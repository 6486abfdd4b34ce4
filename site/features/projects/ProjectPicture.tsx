import type { Project } from '../../../content/projects.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { SceneDrawing } from '../cities/places/SceneDrawing.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { projectScenes } from './project-scenes.tsx';

/** The parts of a project's picture that pages show. */
export const projectCrops = ['wide', 'lead', 'card', 'tall'] as const;

type ProjectCrop = (typeof projectCrops)[number];

type Props = { project: Project; crop: ProjectCrop; measured?: boolean };

/** The site of a case study with equipment from its list: rendered, or drawn to scale. */
export function ProjectPicture({ project, crop, measured }: Props) {
  const scene = sceneOf(`project-${project.slug}`);
  if (scene) return <ScenePicture scene={scene} use={crop} first={crop === 'wide'} />;
  return (
    <SceneDrawing
      src={`/drawings/projects/${project.slug}/${crop}.svg`}
      scene={projectScenes[project.slug]}
      alt={project.imageAlt}
      eager={crop === 'wide'}
      {...{ crop, measured }}
    />
  );
}
