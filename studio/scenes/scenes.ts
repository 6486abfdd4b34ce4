import type { Scene } from './scene.ts';
import { cityScenes } from './table/cities.ts';
import { heroScenes } from './table/heroes.ts';
import { projectScenes } from './table/projects.ts';

/** Every picture of our products at work. */
export const scenes: readonly Scene[] = [...heroScenes, ...projectScenes, ...cityScenes];
