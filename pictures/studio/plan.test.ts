import { describe, expect, it } from 'vitest';
import { productById, products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { buildModel } from '../models/build-model.ts';
import type { Model } from '../models/model.ts';
import { planShots, selectProducts, uniqueShots } from './plan.ts';
import { planShot } from './shot.ts';

const steps = selectProducts(['calderstile-900-grp-step-ladder']);
const [small, large] = [productOf('calderstile-900-grp-step-ladder-6-tread'), steps.at(-1)];

function productOf(id: string): Product {
  const product = productById(id);
  if (!product) throw new Error(`No product is called ${id}`);
  return product;
}

/** The same model with every corner moved to the right. */
function moved(model: Model, by: number): Model {
  const parts = model.parts.map(({ material, geometry }) => ({
    material,
    geometry: geometry.clone().translate(by, 0, 0),
  }));
  return { ...model, parts };
}

describe('selectProducts', () => {
  it('takes an id, how ids begin, a family, or nothing for all', () => {
    expect(selectProducts([small.id])).toEqual([small]);
    expect(steps.length).toBeGreaterThan(3);
    expect(selectProducts(['step-ladders']).every(({ family }) => family === 'step-ladders')).toBe(
      true,
    );
    expect(selectProducts()).toBe(products);
    expect(selectProducts(['no-such-thing'])).toEqual([]);
  });
});

describe('planShots', () => {
  const { planned, failures } = planShots(steps);

  it('[PD3] gives sizes of a model pictures of their own and one detail together', () => {
    expect(failures).toEqual([]);
    const different = (view: 'three-quarter' | 'front' | 'detail') =>
      new Set(planned.map(({ shots }) => shots[view].stem)).size;
    expect(different('three-quarter')).toBe(steps.length);
    expect(different('front')).toBe(steps.length);
    expect(different('detail')).toBe(1);
    expect(uniqueShots(planned)).toHaveLength(2 * steps.length + 1);
  });

  it('knows where ground, tread and quoted height fall in the picture', () => {
    for (const { product, shots } of planned) {
      for (const { anchors, side } of [shots.front, shots['three-quarter']]) {
        const [[x, ground] = [0, 0], [above, height] = [0, 0]] = anchors?.quoted ?? [];
        expect(above).toBe(x);
        expect(ground).toBe(anchors?.ground);
        const stand = (ground - (anchors?.stand ?? 0)) / (ground - height);
        expect(stand).toBeCloseTo(product.standingHeight / product.height, 3);
        expect(anchors?.left).toBeGreaterThan(0.05 * side);
        expect(anchors?.right).toBeLessThan(0.95 * side);
        expect(anchors?.top).toBeGreaterThan(0.05 * side);
      }
    }
  });
});

describe('a shot’s name', () => {
  const model = buildModel(small);
  const name = (of: Model, view: 'three-quarter' | 'front' = 'three-quarter') =>
    planShot(small, of, view).stem;

  it('is stable for rebuilt models and rounding errors', () => {
    expect(name(buildModel(small))).toBe(name(model));
    expect(name(moved(model, 1e-8))).toBe(name(model));
  });

  it('is another for another size, view or shape', () => {
    expect(name(model, 'front')).not.toBe(name(model));
    expect(large && planShot(large, buildModel(large), 'three-quarter').stem).not.toBe(name(model));
    const [first, ...others] = model.parts;
    expect(first && name({ ...model, parts: others })).not.toBe(name(model));
  });
});
