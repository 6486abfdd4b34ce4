import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { baseWidth } from '../../../catalogue/floor-space.ts';
import type { Model } from '../model.ts';
import { boxOf, builtOf } from '../testing/measured.ts';
import { inUse } from './leaning/lean.ts';
import { extended, rungsBySection } from './leaning/sections.ts';

const extension = builtOf('extension-ladders');
const combination = builtOf('combination-ladders');
const specialist = builtOf('specialist-ladders');

/** How far a leaning ladder reaches along its stiles from where they meet the ground. */
function reachOf(model: Model): number {
  let reach = 0;
  const upright = inUse.place.clone().invert();
  const foot = footOf(model);
  const corner = new Vector3();
  for (const { geometry } of model.parts) {
    const at = geometry.getAttribute('position');
    for (let index = 0; index < at.count; index += 1) {
      corner.fromBufferAttribute(at, index);
      corner.z -= foot;
      reach = Math.max(reach, corner.applyMatrix4(upright).y);
    }
  }
  return reach;
}

/** The middle of the soles. */
function footOf(model: Model): number {
  const { min, max } = boxOf(model, 'rubber');
  const run = max.z - min.z;
  return run > 0.4 ? max.z - 0.04 : (min.z + max.z) / 2;
}

function has({ parts }: Model, material: string): boolean {
  return parts.some((part) => part.material === material);
}

describe('extension ladders', () => {
  it('[PD10] are as long as the product states, and lean one out for four up', () => {
    for (const { product, model } of extension) {
      expect(Math.abs(reachOf(model) - product.height), product.id).toBeLessThan(0.06);
      const rise = model.landmarks.top / product.height;
      expect(rise, product.id).toBeGreaterThan(0.965);
      expect(rise, product.id).toBeLessThan(0.985);
    }
  });

  it('[PD10] stand on a base as wide as their length asks for', () => {
    for (const { product, model } of extension) {
      const { min, max } = boxOf(model);
      expect(Math.abs(max.x - min.x - baseWidth(product)), product.id).toBeLessThan(0.01);
      const head = boxOf(model, 'aluminium-treads');
      expect(head.max.x - head.min.x, product.id).toBeLessThan(product.width + 0.001);
      expect(head.max.x - head.min.x, product.id).toBeGreaterThan(product.width - 0.02);
    }
  });

  it('are of the material that the product states, and roped only where they say so', () => {
    for (const { product, model } of extension) {
      expect(has(model, 'grp'), product.id).toBe(product.material === 'GRP');
      expect(has(model, 'rope'), product.id).toBe(product.badges.includes('Rope Operated'));
    }
  });

  it('have the rungs of the product, level where sections overlap', () => {
    for (const { product } of extension) {
      const sections = extended(product);
      const { rungs, sections: count } = rungsBySection(product);
      expect(sections.map((section) => section.rungs.length)).toEqual(Array(count).fill(rungs));
      for (const [index, upper] of sections.entries()) {
        const lower = sections[index - 1];
        for (const rung of upper.rungs.filter((at) => lower && at < lower.to - 0.1)) {
          const nearest = Math.min(...(lower?.rungs ?? []).map((at) => Math.abs(at - rung)));
          expect(nearest, `${product.id} at ${rung}`).toBeLessThan(0.001);
        }
        expect(Math.max(...upper.rungs), product.id).toBeLessThan(upper.to);
      }
    }
  });
});

describe('combination ladders', () => {
  it('[PD10] stand free as high as their sections make them', () => {
    for (const { product, model } of combination) {
      const hinged = product.badges.includes('5-in-1');
      const apex = hinged
        ? (product.height / 2) * Math.sqrt(1 - 0.31 ** 2)
        : (2 * product.length - 0.84) * 0.95;
      expect(Math.abs(model.landmarks.top - apex), product.id).toBeLessThan(0.07);
    }
  });

  it('[PD10] spread as far as their drawing shows', () => {
    for (const { product, model } of combination) {
      const hinged = product.badges.includes('5-in-1');
      const spread = hinged ? product.height * 0.31 : product.length * 2 * 0.312;
      const { min, max } = boxOf(model, 'rubber');
      expect(Math.abs(max.z - min.z - spread), product.id).toBeLessThan(0.13);
    }
  });

  it('show a lock at every hinge', () => {
    for (const { product, model } of combination) {
      expect(has(model, 'plastic-red'), product.id).toBe(true);
      const apex = boxOf(model, 'steel').max.y;
      const expected = product.badges.includes('5-in-1')
        ? model.landmarks.top
        : product.length * 0.95;
      expect(Math.abs(apex - expected), product.id).toBeLessThan(0.03);
    }
  });
});

describe('specialist ladders', () => {
  it('[PD10] are as long as the product states', () => {
    for (const { product, model } of specialist) {
      if (product.badges.includes('Hook-On')) continue;
      expect(Math.abs(reachOf(model) - product.height), product.id).toBeLessThan(0.06);
    }
  });

  it('[PD10] have every tread of a shelf ladder at its height, the hooks above', () => {
    for (const { product, model } of specialist) {
      const { badges, height, treads = 0 } = product;
      if (!badges.includes('Hook-On')) continue;
      expect(boxOf(model, 'aluminium-treads').max.y, product.id).toBeCloseTo(height, 3);
      expect(boxOf(model, 'aluminium-treads').min.y).toBeGreaterThan(height / treads - 0.05);
      expect(boxOf(model, 'galvanised').max.y, product.id).toBeCloseTo(height + 0.12 + 0.081, 2);
    }
  });
});
