import { describe, expect, it } from 'vitest';
import { productById } from '../../../../catalogue/catalogue.ts';
import { cities } from '../../../../content/cities.ts';
import { cityScenes } from './city-scenes.tsx';
import { viewOf } from './scene.ts';

describe('pictures of cities', () => {
  it('[CP1] gives each of the thirteen a place of its own', () => {
    expect(new Set(cities.map(({ siteType }) => siteType)).size).toBe(13);
    for (const { siteType } of cities) expect(cityScenes[siteType]).toBeDefined();
  });

  it.each(Object.entries(cityScenes))(
    '[CP1] measures a product in the picture of a %s',
    (_, scene) => {
      const measured = scene.stands.filter(({ measuredAt }) => measuredAt !== undefined);
      expect(measured).toHaveLength(1);
      for (const { product } of scene.stands) expect(productById(product)).toBeDefined();
    },
  );

  it.each(Object.entries(cityScenes))(
    '[CP1] keeps all of the equipment of a %s inside the frame',
    (_, scene) => {
      const { frame } = viewOf(scene, 'landscape');
      for (const { product, x, y = 0, measuredAt = x } of scene.stands) {
        const { height = 0, overallHeight = height, length = 0 } = productById(product) ?? {};
        expect(y + overallHeight).toBeLessThan(frame.top);
        expect(x - length / 2).toBeGreaterThan(frame.left);
        expect(x + length / 2).toBeLessThan(frame.right);
        expect(Math.abs(measuredAt)).toBeLessThan(frame.right);
      }
    },
  );
});
