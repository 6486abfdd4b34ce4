import type { Project } from '../../../content/projects.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';

type Props = { project: Project; crop: 'wide' | 'lead' | 'card' | 'tall' };

/** The site of a case study with equipment from its list. */
export function ProjectPicture({ project, crop }: Props) {
  return <ScenePicture scene={sceneOf(project.image)} use={crop} first={crop === 'wide'} />;
}
