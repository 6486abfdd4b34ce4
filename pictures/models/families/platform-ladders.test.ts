import { describe, expect, it } from 'vitest';
import { platformLadderPlan } from '../../plans/steps.ts';
import {
  buildFamily,
  componentCounter,
  countPieces,
  hasVertexAt,
  modelBoundingBox,
} from '../testing/measured.ts';

const built = buildFamily('platform-ladders');

describe('platform ladders', () => {
  it('[PD10] measure what the product states', () => {
    for (const { product, model } of built) {
      const { min, max } = modelBoundingBox(model);
      // Handrails are bolted on outside the stiles.
      const rails = product.handrail ? 0.02 : 0;
      expect((max.x - min.x - product.width) / 2, product.id).toBeLessThan(0.005 + rails);
      expect(max.x - min.x, product.id).toBeGreaterThan(product.width - 0.01);
      expect(Math.abs(max.z - min.z - product.length), product.id).toBeLessThan(0.03);
      expect(max.y, product.id).toBeCloseTo(product.overallHeight ?? 0, 2);
    }
  });

  it('[PD10] have a tread at every step and a platform at the height stated', () => {
    for (const { product, model } of built) {
      for (const y of platformLadderPlan(product).treads) {
        expect(hasVertexAt(model, 'aluminium-treads', y), `${product.id} at ${y}`).toBe(true);
      }
      const planks = product.material === 'GRP' ? 'grp' : 'aluminium-treads';
      expect(modelBoundingBox(model, planks).max.y, product.id).toBeCloseTo(product.height, 3);
      expect(model.landmarks.stand).toBe(product.height);
    }
  });

  it('have boards round the platform only where the rail is waist high', () => {
    for (const { product, model } of built) {
      const rails = (product.overallHeight ?? 0) - product.height;
      expect(hasVertexAt(model, 'aluminium', product.height + 0.1), product.id).toBe(rails > 0.8);
    }
  });

  it('[PD10] are packed with what their model shows', () => {
    for (const { product, model } of built) {
      const count = componentCounter(platformLadderPlan(product));
      expect(count('Platform'), product.id).toBe(1);
      expect(count('Handrail'), product.id).toBe(product.handrail ? 1 : 0);
      // The platform has three planks. They are GRP if the stiles are.
      const planks = product.material === 'GRP' ? 0 : 3;
      const treads = countPieces(model, 'aluminium-treads') - planks;
      expect(treads, product.id).toBe(count('Tread'));
      expect(count('Tread') + count('Platform'), product.id).toBe(product.treads);
    }
  });
});
