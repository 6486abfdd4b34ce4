import { describe, expect, it } from 'vitest';
import type { Product } from '../../../catalogue/product.ts';
import type { Shape } from '../../../catalogue/shapes.ts';
import { workPlatformPlan } from '../../plans/work-platforms.ts';
import {
  buildFamily,
  componentCounter,
  countPieces,
  hasVertexAt,
  modelBoundingBox,
} from '../testing/measured.ts';

const built = buildFamily('work-platforms');
const shaped = (...shapes: readonly Shape<'work-platforms'>[]) =>
  built.filter(({ product }) => shapes.some((shape) => shape === product.shape));

/** The absolute difference between a model's dimension and the product's stated one. */
const near = (measured: number, stated: number) => Math.abs(measured - stated);

describe('work platforms', () => {
  it('[PD10] that fold measure what the product states', () => {
    for (const { product, model } of shaped('folding-work-platform')) {
      const { min, max } = modelBoundingBox(model);
      expect(near(max.x - min.x, product.width), product.id).toBeLessThan(0.01);
      expect(near(max.z - min.z, product.length), product.id).toBeLessThan(0.01);
      expect(near(max.y, product.height), product.id).toBeLessThan(0.004);
    }
  });

  it('[PD10] that fold have the two treads that the product states', () => {
    for (const { product, model } of shaped('folding-work-platform')) {
      expect(product.features).toContain('Two treads at each end');
      for (const part of [1 / 3, 2 / 3])
        expect(hasVertexAt(model, 'aluminium-treads', product.height * part), product.id).toBe(
          true,
        );
    }
  });

  it('[PD10] that adjust measure what the product states, and a hoop rises above them', () => {
    for (const { product, model } of shaped('adjustable-work-platform')) {
      const { min, max } = modelBoundingBox(model);
      expect(near(max.x - min.x, product.width), product.id).toBeLessThan(0.03);
      expect(near(max.z - min.z, product.length), product.id).toBeLessThan(0.01);
      expect(modelBoundingBox(model, 'aluminium-treads').max.y, product.id).toBeCloseTo(
        product.height,
        3,
      );
      expect(near(max.y, product.height + 0.5), product.id).toBeLessThan(0.01);
    }
  });

  it('[PD10] on trestles have a board as long and wide as stated, at the height stated', () => {
    for (const { product, model } of shaped('staging-set')) {
      const { min, max } = modelBoundingBox(model, 'plastic', surfaceOf(product));
      expect(near(max.z - min.z, product.length), product.id).toBeLessThan(0.01);
      const board = modelBoundingBox(model, surfaceOf(product));
      expect(product.width - (board.max.x - board.min.x), product.id).toBeLessThan(0.08);
      expect(board.max.y, product.id).toBeCloseTo(product.height, 3);
    }
  });

  it('[PD10] for machines have every tread stated, a landing and one handrail', () => {
    const steps = shaped('machine-steps', 'hooked-machine-steps');
    expect(steps.length).toBeGreaterThan(0);
    for (const { product, model } of steps) {
      const { min, max } = modelBoundingBox(model);
      const hooks = product.shape === 'hooked-machine-steps' ? 0.06 : 0;
      const { treads = 0, height } = product;
      for (let step = 1; step <= treads; step += 1) {
        expect(hasVertexAt(model, 'aluminium-treads', (height * step) / treads), product.id).toBe(
          true,
        );
      }
      expect(near(max.z - min.z, product.length + hooks), product.id).toBeLessThan(0.03);
      expect(near(max.x - min.x, product.width), product.id).toBeLessThan(0.05);
      expect(max.y, product.id).toBeCloseTo(product.overallHeight ?? 0, 2);
    }
  });
});

describe('the packing lists of work platforms', () => {
  it('have the treads, legs, hooks and ties that the model shows', () => {
    for (const { product, model } of built) {
      const listed = componentCounter(workPlatformPlan(product));
      const pieces = (material: Parameters<typeof countPieces>[1]) => countPieces(model, material);
      if (product.shape === 'folding-work-platform') {
        expect(pieces('plastic-red'), product.id).toBe(listed('Locking bar'));
        expect(pieces('galvanised'), product.id).toBe(2 * listed('Folding leg frame'));
      }
      if (product.shape === 'adjustable-work-platform') {
        expect(pieces('galvanised'), product.id).toBe(listed('Telescopic leg'));
      }
      if (product.shape === 'staging-set') {
        expect(pieces('rope'), product.id).toBe(listed('Board tie'));
      } else if (product.treads !== undefined) {
        expect(pieces('plastic-yellow'), product.id).toBe(listed('Tread') + listed('Landing'));
        expect(pieces('galvanised'), product.id).toBe(listed('Hook'));
        expect(pieces('rubber'), product.id).toBe(listed('Foot plate'));
      }
    }
  });
});

function surfaceOf({ width }: Product): 'timber' | 'aluminium-treads' {
  return width > 0.5 ? 'timber' : 'aluminium-treads';
}
