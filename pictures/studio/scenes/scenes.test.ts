import { afterAll, describe, expect, it } from 'vitest';
import { productById } from '../../../catalogue/catalogue.ts';
import { isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import type { Box } from '../camera/framing.ts';
import { productBoxInScene } from './product-in-scene.ts';
import { type Scene, shapes } from './scene.ts';
import { buildSceneShot } from './scene-shot.ts';
import { scenes } from './scenes.ts';

const named = scenes.map((scene) => [scene.name, scene] as const);
const built = new Map<Scene, ReturnType<typeof buildSceneShot>>();

/** Builds a scene once and caches it for all tests. */
function shotOf(scene: Scene) {
  const shot = built.get(scene) ?? buildSceneShot(scene);
  built.set(scene, shot);
  return shot;
}

/** The boxes of a scene's products in its picture, the main one first. */
function extentsIn(scene: Scene): readonly [Box, ...Box[]] {
  const { products } = shotOf(scene);
  const [main, ...others] = scene.stands.map((stand) => {
    const built = products.find(({ product }) => product.id === stand.product);
    if (!built) throw new Error(`${stand.product} was not built`);
    return productBoxInScene(scene, stand, built.model);
  });
  if (!main) throw new Error(`${scene.name} shows nothing`);
  return [main, ...others];
}

/** The range of the width that a 4:5 crop keeps. */
function uprightCrop(scene: Scene): readonly [left: number, right: number] {
  const { width, height } = shapes[scene.shape];
  const wide = (height * 0.8) / width;
  const left = shotOf(scene).position[0] * (1 - wide);
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
    const places = scenes.map(({ location }) => location);
    expect(new Set(places).size).toBe(scenes.length);
  });

  it.each(named)('%s shows no tower outdoors that may only stand indoors', (_name, scene) => {
    const indoorOnly = scene.stands
      .flatMap(({ product }) => productById(product) ?? [])
      .filter(isIndoorOnly);
    if (!scene.indoors) expect(indoorOnly).toEqual([]);
  });

  it('have a file name that changes with what is shown', () => {
    const [scene] = scenes;
    if (!scene) throw new Error('There are no scenes');
    const { stem } = buildSceneShot(scene);
    expect(buildSceneShot(scene).stem).toBe(stem);
    const turned = { ...scene, view: { ...scene.view, turn: scene.view.turn + 1 } };
    expect(buildSceneShot(turned).stem).not.toBe(stem);
    expect(buildSceneShot({ ...scene, alt: 'Other words.' }).stem).toBe(stem);
  });
});

describe.each(named)('%s', (name, scene) => {
  // Free a scene before the next one is built.
  afterAll(() => built.clear());

  it('keeps its products in the picture, however it is cropped', () => {
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
    // The main product is large enough to be the subject.
    expect(main.bottom - main.top).toBeGreaterThan(name === 'hero-spare-parts' ? 0.15 : 0.35);
  });

  it('leaves room for the words', () => {
    const [main, ...others] = extentsIn(scene);
    if (name.startsWith('hero-'))
      for (const { left } of [main, ...others]) expect(left).toBeGreaterThan(0.44);
    if (name.startsWith('project-')) expect(main.left).toBeGreaterThan(0.5);
  });

  it('is built of sound shapes', () => {
    for (const { geometry } of shotOf(scene).parts) {
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
});
