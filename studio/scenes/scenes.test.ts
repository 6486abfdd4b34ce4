import { describe, expect, it } from 'vitest';
import { productById } from '../../catalogue/catalogue.ts';
import type { Box } from '../camera/framing.ts';
import { extentOf } from './in-picture.ts';
import { type Scene, shapes } from './scene.ts';
import { sceneShotOf } from './scene-shot.ts';
import { scenes } from './scenes.ts';

const named = scenes.map((scene) => [scene.name, scene] as const);

/** Where the products of a scene lie in its picture, the main one first. */
function extentsIn(scene: Scene): readonly [Box, ...Box[]] {
  const { products } = sceneShotOf(scene);
  const [main, ...others] = scene.stands.map((stand) => {
    const built = products.find(({ product }) => product.id === stand.product);
    if (!built) throw new Error(`${stand.product} was not built`);
    return extentOf(scene, stand, built.model);
  });
  if (!main) throw new Error(`${scene.name} shows nothing`);
  return [main, ...others];
}

/** The part of the width that a crop of four by five keeps. */
function uprightCrop(scene: Scene): readonly [left: number, right: number] {
  const { width, height } = shapes[scene.shape];
  const wide = (height * 0.8) / width;
  const left = sceneShotOf(scene).position[0] * (1 - wide);
  return [left, left + wide];
}

describe('the scenes', () => {
  it('have names of their own that say where they are shown', () => {
    const names = scenes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^(hero|project|city|finder)-[a-z-]+$/);
  });

  it.each(named)('%s is described in one sentence', (_name, { alt }) => {
    expect(alt).toMatch(/^[A-Z][^.]*\.$/);
    expect(alt.length).toBeLessThanOrEqual(140);
  });

  it('are of thirteen different places for the cities, and of different places on the whole', () => {
    const places = scenes.map(({ site }) => site);
    expect(new Set(places).size).toBe(scenes.length);
  });

  it.each(named)('%s shows no tower outdoors that may only stand indoors', (_name, scene) => {
    const indoorOnly = scene.stands.filter(({ product }) => productById(product)?.indoorOnly);
    if (!scene.indoors) expect(indoorOnly).toEqual([]);
  });

  it.each(named)('%s keeps its products in the picture, however it is cropped', (_name, scene) => {
    const [main, ...others] = extentsIn(scene);
    for (const { left, right, top, bottom } of [main, ...others]) {
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(1);
      expect(top).toBeGreaterThan(0.015);
      expect(bottom).toBeLessThan(0.985);
    }
    const [from, to] = uprightCrop(scene);
    expect(main.left).toBeGreaterThanOrEqual(from);
    expect(main.right).toBeLessThanOrEqual(to);
    // Large enough to be what the picture is of.
    expect(main.bottom - main.top).toBeGreaterThan(scene.name === 'hero-spare-parts' ? 0.15 : 0.35);
  });

  it.each(named.filter(([name]) => name.startsWith('hero-')))(
    '%s leaves its left to the words',
    (_name, scene) => {
      for (const { left } of extentsIn(scene)) expect(left).toBeGreaterThan(0.44);
    },
  );

  it.each(named.filter(([name]) => name.startsWith('project-')))(
    '%s leaves its lower left to the title',
    (_name, scene) => {
      expect(extentsIn(scene)[0].left).toBeGreaterThan(0.5);
    },
  );

  it.each(named)('%s is built of sound shapes', (_name, scene) => {
    for (const { geometry } of sceneShotOf(scene).parts) {
      const [at, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
      expect(geometry.getAttribute('uv').count).toBe(at.count);
      expect(at.array.every(Number.isFinite)).toBe(true);
      for (let corner = 0; corner < at.count; corner += 1) {
        const [x, y, z] = [normal.getX(corner), normal.getY(corner), normal.getZ(corner)];
        if (Math.abs(Math.hypot(x, y, z) - 1) > 0.02)
          throw new Error(`a normal of ${Math.hypot(x, y, z)} at ${corner}`);
      }
    }
  });

  it('have a file name that changes with what is shown', () => {
    const [scene] = scenes;
    if (!scene) throw new Error('There are no scenes');
    const { stem } = sceneShotOf(scene);
    expect(sceneShotOf(scene).stem).toBe(stem);
    const turned = { ...scene, view: { ...scene.view, turn: scene.view.turn + 1 } };
    expect(sceneShotOf(turned).stem).not.toBe(stem);
    expect(sceneShotOf({ ...scene, alt: 'Other words.' }).stem).toBe(stem);
  });
});
