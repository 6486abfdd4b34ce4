import type { Project } from '../../../content/projects.ts';
import { SceneDrawing } from '../cities/places/SceneDrawing.tsx';
import type { Crop } from '../cities/places/scene.ts';
import { projectScenes } from './project-scenes.tsx';

type Props = { project: Project; crop: Crop; measured?: boolean };

/** The site of a case study, drawn to scale with equipment from its list. */
export function ProjectPicture({ project, crop, measured = false }: Props) {
  return (
    <SceneDrawing
      scene={projectScenes[project.slug]}
      crop={crop}
      alt={project.imageAlt}
      measured={measured}
    />
  );
}
