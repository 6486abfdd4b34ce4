import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { cities } from '../content/cities.ts';
import { finderCategories } from '../content/finder.ts';
import { heroSlides } from '../content/hero.ts';
import { projects } from '../content/projects.ts';
import manifest from '../content/scenes.json' with { type: 'json' };
import { sceneFileNames } from '../pictures/studio/scenes/scene-files.ts';
import { sceneManifestSchema } from '../pictures/studio/scenes/scene-manifest.ts';
import { scenes } from '../pictures/studio/scenes/scenes.ts';

const expectedScenes = [
  ...heroSlides.map(({ image }) => image),
  ...projects.map(({ image }) => image),
  ...cities.map(({ slug }) => `city-${slug}`),
  ...finderCategories(products).map(({ image }) => image),
].sort();

describe('pictures of our products at work', () => {
  it('are staged for every hero, project, city and finder card', () => {
    expect(scenes.map(({ name }) => name).sort()).toEqual(expectedScenes);
  });

  it('of a project show equipment from its own list', () => {
    for (const { image, detailedEquipmentList } of projects) {
      const usedProductIds = detailedEquipmentList.map(({ productId }) => productId);
      const standingProducts = scenes.find(({ name }) => name === image)?.stands ?? [];
      expect(standingProducts.length).toBeGreaterThan(0);
      for (const { product } of standingProducts) expect(usedProductIds).toContain(product);
    }
  });

  it('of a finder card show the family it opens', () => {
    for (const { key, image } of finderCategories(products)) {
      const standingProducts = scenes.find(({ name }) => name === image)?.stands ?? [];
      const families = standingProducts.map(
        ({ product }) => products.find(({ id }) => id === product)?.family,
      );
      expect(families).toEqual([key]);
    }
  });

  it('are written down as pages read them, every file in its place', () => {
    const { scenes: manifestScenes } = v.parse(sceneManifestSchema, manifest);
    expect(Object.keys(manifestScenes).sort()).toEqual(expectedScenes);
    for (const [name, { alt }] of Object.entries(manifestScenes))
      expect(scenes.find((scene) => scene.name === name)?.alt).toBe(alt);
    const missing = Object.values(manifestScenes)
      .flatMap(({ file }) => sceneFileNames(file))
      .filter((file) => !existsSync(`site/public/pictures/scenes/${file}`));
    expect(missing).toEqual([]);
  });
});
