import type { Scene } from './scene.ts';
import { cityScenes } from './table/cities.ts';
import { finderScenes } from './table/finder.ts';
import { heroScenes } from './table/heroes.ts';
import { projectScenes } from './table/projects.ts';

/** Every picture of our products in use. */
export const scenes: readonly Scene[] = [
  ...heroScenes,
  ...projectScenes,
  ...cityScenes,
  ...finderScenes,
];
