import { describe, expect, it } from 'vitest';
import { outreach, podiumStairRun } from '../../../catalogue/floor-space.ts';
import { podiumPlan, stairPodiumPlan } from '../../plans/podiums.ts';
import {
  buildFamily,
  componentCounter,
  countPieces,
  hasVertexAt,
  modelBoundingBox,
} from '../testing/measured.ts';

describe('podium steps', () => {
  const built = buildFamily('podium-steps');

  it('[PD10] measure what the product states', () => {
    for (const { product, model } of built) {
      const { min, max } = modelBoundingBox(model);
      const across = product.width + 2 * outreach(product);
      expect(Math.abs(max.x - min.x - across), product.id).toBeLessThan(0.02);
      expect(Math.abs(max.z - min.z - product.length), product.id).toBeLessThan(0.04);
      expect(max.y, product.id).toBeCloseTo(product.overallHeight ?? 0, 2);
    }
  });

  it('[PD10] have a platform at the height stated and a tread at every step to it', () => {
    for (const { product, model } of built) {
      expect(modelBoundingBox(model, 'plywood').max.y, product.id).toBeCloseTo(product.height, 2);
      expect(model.landmarks.stand).toBe(product.height);
      for (const y of podiumPlan(product).treads) {
        expect(hasVertexAt(model, 'aluminium-treads', y), `${product.id} at ${y}`).toBe(true);
      }
    }
  });

  it('have a gate of its own colour between the posts on the climbing side', () => {
    for (const { product, model } of built) {
      if (product.material === 'GRP') continue;
      const box = modelBoundingBox(model, 'plastic-yellow');
      expect(box.max.y - product.height, product.id).toBeGreaterThan(0.9);
      expect(box.max.x - box.min.x, product.id).toBeGreaterThan(product.width * 0.7);
    }
  });

  it('keep metal out of the rails of the GRP range', () => {
    const insulating = built.filter(({ product }) => product.material === 'GRP');
    expect(insulating.length).toBeGreaterThan(0);
    for (const { product, model } of insulating) {
      expect(modelBoundingBox(model, 'grp').max.y, product.id).toBeGreaterThan(
        product.height + 0.95,
      );
      expect(modelBoundingBox(model, 'aluminium').max.y, product.id).toBeLessThanOrEqual(
        product.height,
      );
    }
  });

  it('have feet that come down to the floor where they lock by themselves', () => {
    for (const { product, model } of built) {
      const linked = modelBoundingBox(model, 'galvanised').isEmpty();
      expect(linked, product.id).toBe(product.shape === 'podium-steps');
    }
  });

  it('list the treads, castors and locking feet that the model shows', () => {
    for (const { product, model } of built) {
      const listed = componentCounter(podiumPlan(product));
      expect(countPieces(model, 'aluminium-treads'), product.id).toBe(listed('Tread'));
      const wheels = listed('Castor') + listed('Auto Lock castor');
      expect(wheels, product.id).toBe(4);
      // Castors, locking feet and stabilisers each have one rubber piece.
      const stands = wheels + listed('Auto Lock foot') + listed('Fold-out stabiliser');
      expect(countPieces(model, 'rubber'), product.id).toBe(stands);
    }
  });
});

describe('stair podiums', () => {
  const built = buildFamily('stair-pod-500');

  it('[PD10] measure what the product states, with the stair in front of the frame', () => {
    for (const { product, model } of built) {
      const { min, max } = modelBoundingBox(model);
      const stair = podiumStairRun(product);
      const across = product.width + 2 * outreach(product);
      expect(Math.abs(max.x - min.x - across), product.id).toBeLessThan(0.02);
      expect(Math.abs(max.z - min.z - product.length - stair), product.id).toBeLessThan(0.04);
      expect(max.y, product.id).toBeCloseTo(product.overallHeight ?? 0, 2);
      expect(modelBoundingBox(model, 'plywood').max.y, product.id).toBeCloseTo(product.height, 2);
    }
  });

  it('rise by equal steps of about 0.21 m, every tread listed', () => {
    for (const { product, model } of built) {
      const rise = product.height / Math.round(product.height / 0.21);
      for (let y = rise; y < product.height - 0.1; y += rise) {
        expect(hasVertexAt(model, 'aluminium-treads', y), `${product.id} at ${y}`).toBe(true);
      }
      const listed = componentCounter(stairPodiumPlan(product));
      expect(countPieces(model, 'aluminium-treads'), product.id).toBe(listed('Stair tread'));
    }
  });
});
