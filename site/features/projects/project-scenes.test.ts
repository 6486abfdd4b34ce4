import { describe, expect, it } from 'vitest';
import { productById } from '../../../catalogue/catalogue.ts';
import { projects } from '../../../content/projects.ts';
import { projectScenes } from './project-scenes.tsx';

describe('pictures of projects', () => {
  it.each(projects.map((project) => [project.slug, project] as const))(
    '[PR4] shows of %s only what stands in its equipment list',
    (slug, project) => {
      const listed = project.detailedEquipmentList.map(({ productId }) => productId);
      for (const { product } of projectScenes[slug].stands) expect(listed).toContain(product);
    },
  );

  it('[PR4] measures something and stands a person beside it', () => {
    for (const scene of Object.values(projectScenes)) {
      expect(scene.stands.some(({ measuredAt }) => measuredAt !== undefined)).toBe(true);
      expect(scene.people.length).toBeGreaterThan(0);
      for (const { product } of scene.stands) expect(productById(product)).toBeDefined();
    }
  });
});
