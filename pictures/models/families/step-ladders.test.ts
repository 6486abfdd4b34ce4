import { describe, expect, it } from 'vitest';
import { stepLadderPlan } from '../../plans/steps.ts';
import {
  buildFamily,
  componentCounter,
  countPieces,
  hasVertexAt,
  modelBoundingBox,
} from '../testing/measured.ts';

const built = buildFamily('step-ladders');

describe('step ladders', () => {
  it('[PD10] measure what the product states', () => {
    for (const { product, model } of built) {
      const { min, max } = modelBoundingBox(model);
      // The bucket hook of home steps projects on one side.
      const hook = product.shape === 'tray-steps' ? 0.02 : 0;
      expect(Math.abs(min.x + product.width / 2), product.id).toBeLessThan(0.01);
      expect(Math.abs(max.x - product.width / 2), product.id).toBeLessThan(0.01 + hook);
      expect(Math.abs(max.z - min.z - product.length), product.id).toBeLessThan(0.03);
      expect(max.y, product.id).toBeCloseTo(product.height, 2);
    }
  });

  it('[PD10] have a tread at every step that the product counts', () => {
    for (const { product, model } of built) {
      const material = product.material === 'Timber' ? 'timber' : 'aluminium-treads';
      for (const y of stepLadderPlan(product).treads) {
        expect(hasVertexAt(model, material, y), `${product.id} at ${y}`).toBe(true);
      }
    }
  });

  it('have treads on both sides where they are climbed from both', () => {
    for (const { product, model } of built) {
      if (product.material === 'Timber') continue;
      const { min, max } = modelBoundingBox(model, 'aluminium-treads');
      expect(Math.abs(min.z + max.z) < 0.001, product.id).toBe(product.sides === 2);
    }
  });

  it('hide the tops of GRP stiles inside the cap', () => {
    const insulated = built.filter(({ product }) => product.material === 'GRP');
    expect(insulated.length).toBeGreaterThan(0);
    for (const { product, model } of insulated) {
      expect(modelBoundingBox(model, 'grp').max.y, product.id).toBeLessThan(product.height - 0.015);
      expect(modelBoundingBox(model, 'plastic').max.y, product.id).toBeCloseTo(product.height, 3);
    }
  });

  it('stand on rubber, but timber on its own ends', () => {
    for (const { product, model } of built) {
      const timber = product.material === 'Timber';
      expect(modelBoundingBox(model, timber ? 'timber' : 'rubber').min.y, product.id).toBeCloseTo(
        0,
        3,
      );
      expect(model.parts.some(({ material }) => material === 'rubber')).toBe(!timber);
    }
  });

  it('[PD10] are packed with what their model shows', () => {
    for (const { product, model } of built) {
      const count = componentCounter(stepLadderPlan(product));
      const timber = product.material === 'Timber';
      expect(count('Stile') + count('Back leg'), product.id).toBe(4);
      const tops = ['Top board', 'Top cap', 'Tool tray'].map(count);
      expect(tops.toSorted(), product.id).toEqual([0, 0, 1]);
      expect(count('Tread'), product.id).toBe(((product.treads ?? 0) - 1) * (product.sides ?? 1));
      expect(count('Rubber foot'), product.id).toBe(timber ? 0 : 4);
      if (timber) continue;
      const board = product.shape === 'swingback-steps' ? 1 : 0;
      expect(countPieces(model, 'aluminium-treads'), product.id).toBe(count('Tread') + board);
      expect(countPieces(model, 'grp'), product.id).toBe(product.material === 'GRP' ? 4 : 0);
    }
  });
});
