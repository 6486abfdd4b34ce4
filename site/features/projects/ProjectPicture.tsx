import type { Project } from '../../../content/projects.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { SceneDrawing } from '../cities/places/SceneDrawing.tsx';
import type { Crop } from '../cities/places/scene.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { projectScenes } from './project-scenes.tsx';

type Props = { project: Project; crop: Crop; measured?: boolean };

/** The site of a case study with equipment from its list: rendered, or drawn to scale. */
export function ProjectPicture({ project, crop, measured = false }: Props) {
  const scene = sceneOf(`project-${project.slug}`);
  if (scene) return <ScenePicture scene={scene} use={crop} first={crop === 'wide'} />;
  return (
    <SceneDrawing
      scene={projectScenes[project.slug]}
      crop={crop}
      alt={project.imageAlt}
      measured={measured}
    />
  );
}
