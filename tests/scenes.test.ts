import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { cities } from '../content/cities.ts';
import { finderCategories } from '../content/finder.ts';
import { heroSlides } from '../content/hero.ts';
import { projects } from '../content/projects.ts';
import manifest from '../content/scenes.json' with { type: 'json' };
import { sceneFilesOf } from '../pictures/studio/scenes/scene-files.ts';
import { sceneManifestSchema } from '../pictures/studio/scenes/scene-manifest.ts';
import { scenes } from '../pictures/studio/scenes/scenes.ts';

const wanted = [
  ...heroSlides.map(({ image }) => image),
  ...projects.map(({ image }) => image),
  ...cities.map(({ slug }) => `city-${slug}`),
  ...finderCategories(products).map(({ image }) => image),
].sort();

describe('pictures of our products at work', () => {
  it('are staged for every hero, project, city and finder card', () => {
    expect(scenes.map(({ name }) => name).sort()).toEqual(wanted);
  });

  it('of a project show equipment from its own list', () => {
    for (const { image, detailedEquipmentList } of projects) {
      const used = detailedEquipmentList.map(({ productId }) => productId);
      const shown = scenes.find(({ name }) => name === image)?.stands ?? [];
      expect(shown.length).toBeGreaterThan(0);
      for (const { product } of shown) expect(used).toContain(product);
    }
  });

  it('of a finder card show the family it opens', () => {
    for (const { key, image } of finderCategories(products)) {
      const shown = scenes.find(({ name }) => name === image)?.stands ?? [];
      const families = shown.map(
        ({ product }) => products.find(({ id }) => id === product)?.family,
      );
      expect(families).toEqual([key]);
    }
  });

  it('are written down as pages read them, every file in its place', () => {
    const { scenes: written } = v.parse(sceneManifestSchema, manifest);
    expect(Object.keys(written).sort()).toEqual(wanted);
    for (const [name, { alt }] of Object.entries(written))
      expect(scenes.find((scene) => scene.name === name)?.alt).toBe(alt);
    const missing = Object.values(written)
      .flatMap(({ file }) => sceneFilesOf(file))
      .filter((file) => !existsSync(`site/public/pictures/scenes/${file}`));
    expect(missing).toEqual([]);
  });
});
