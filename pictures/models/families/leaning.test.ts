import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { baseWidth } from '../../../catalogue/floor-space.ts';
import { combinationLadderPlan, extensionLadderPlan } from '../../plans/rung-ladders.ts';
import { specialistLadderPlan } from '../../plans/specialist-ladders.ts';
import type { Model } from '../model.ts';
import {
  buildFamily,
  componentCounter,
  countPieces,
  modelBoundingBox,
} from '../testing/measured.ts';
import { inUse } from './leaning/lean.ts';

const extension = buildFamily('extension-ladders');

const combination = buildFamily('combination-ladders');

const specialist = buildFamily('specialist-ladders');

/** The length of a leaning ladder along its stiles, measured from the ground. */
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
  const { min, max } = modelBoundingBox(model, 'rubber');
  const run = max.z - min.z;
  return run > 0.4 ? max.z - 0.04 : (min.z + max.z) / 2;
}

function rungsIn(sections: readonly { readonly rungs: readonly number[] }[]): number {
  return sections.reduce((sum, { rungs }) => sum + rungs.length, 0);
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
      const { min, max } = modelBoundingBox(model);
      expect(Math.abs(max.x - min.x - baseWidth(product)), product.id).toBeLessThan(0.01);
      const head = modelBoundingBox(model, 'aluminium-treads');
      expect(head.max.x - head.min.x, product.id).toBeLessThan(product.width + 0.001);
      expect(head.max.x - head.min.x, product.id).toBeGreaterThan(product.width - 0.02);
    }
  });

  it('are of the material that the product states, and roped only where they say so', () => {
    for (const { product, model } of extension) {
      expect(has(model, 'grp'), product.id).toBe(product.material === 'GRP');
      expect(has(model, 'rope'), product.id).toBe(product.shape === 'rope-extension-ladder');
    }
  });

  it('have the rungs of the product, level where sections overlap', () => {
    for (const { product, model } of extension) {
      const { sections } = extensionLadderPlan(product);
      const stated = `${sections.length} × ${sections[0]?.rungs.length}`;
      expect(stated, product.id).toBe(product.rungs);
      expect(countPieces(model, 'aluminium-treads'), product.id).toBe(rungsIn(sections));
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

  it('[PD10] are packed with what their model shows', () => {
    for (const { product, model } of extension) {
      const count = componentCounter(extensionLadderPlan(product));
      expect(count('Section'), product.id).toBe(product.sections);
      expect(count('Guide bracket'), product.id).toBe(4 * (count('Section') - 1));
      expect(count('Rung hook') + count('Rung latch'), product.id).toBe(count('Guide bracket') / 2);
      expect(count('Stabiliser bar') + count('Splayed base'), product.id).toBe(1);
      // A sole is a block and five ribs, so six pieces.
      const soles = 6 * count('Rubber foot');
      expect(countPieces(model, 'rubber') - soles, product.id).toBe(count('Wall roller'));
      expect(has(model, 'rope'), product.id).toBe(count('Rope') > 0);
    }
  });
});

describe('combination ladders', () => {
  const planned = combination.map((built) => ({
    ...built,
    plan: combinationLadderPlan(built.product),
  }));

  it('[PD10] stand free as high and as wide as their plan makes them', () => {
    for (const { product, model, plan } of planned) {
      const free =
        plan.kind === 'hinged'
          ? {
              top: (product.height / 2) * Math.cos(plan.angle),
              spread: product.height * plan.spread,
            }
          : { top: plan.raised.to * Math.cos(plan.angle), spread: 2 * plan.half };
      expect(Math.abs(model.landmarks.top - free.top), product.id).toBeLessThan(0.07);
      const { min, max } = modelBoundingBox(model, 'rubber');
      expect(Math.abs(max.z - min.z - free.spread), product.id).toBeLessThan(0.13);
    }
  });

  it('show a lock at every hinge', () => {
    for (const { product, model, plan } of planned) {
      expect(has(model, 'plastic-red'), product.id).toBe(true);
      const apex = plan.kind === 'hinged' ? model.landmarks.top : plan.apex;
      expect(Math.abs(modelBoundingBox(model, 'steel').max.y - apex), product.id).toBeLessThan(
        0.03,
      );
    }
  });

  it('[PD10] are packed with what their model shows', () => {
    for (const { product, model, plan } of planned) {
      const count = componentCounter(plan);
      expect(count('Section'), product.id).toBe(product.sections);
      expect(countPieces(model, 'aluminium-treads'), product.id).toBe(rungsIn(plan.sections));
      expect(count('Locking hinge'), product.id).toBe(plan.kind === 'hinged' ? 6 : 2);
      const rubber = 6 * count('Rubber foot') + count('Wall roller');
      expect(countPieces(model, 'rubber'), product.id).toBe(rubber);
    }
  });
});

describe('specialist ladders', () => {
  const planned = specialist.map((built) => ({
    ...built,
    plan: specialistLadderPlan(built.product),
  }));

  it('[PD10] are as long as the product states', () => {
    for (const { product, model, plan } of planned) {
      if (plan.kind === 'hook-on') continue;
      expect(Math.abs(reachOf(model) - product.height), product.id).toBeLessThan(0.06);
    }
  });

  it('[PD10] have every tread of a shelf ladder at its height, the hooks above', () => {
    for (const { product, model, plan } of planned) {
      const { height, treads = 0 } = product;
      if (plan.kind !== 'hook-on') continue;
      expect(modelBoundingBox(model, 'aluminium-treads').max.y, product.id).toBeCloseTo(height, 3);
      expect(modelBoundingBox(model, 'aluminium-treads').min.y).toBeGreaterThan(
        height / treads - 0.05,
      );
      expect(modelBoundingBox(model, 'galvanised').max.y, product.id).toBeCloseTo(
        plan.top + 0.081,
        2,
      );
    }
  });

  it('[PD10] are packed with what their model shows', () => {
    for (const { product, model, plan } of planned) {
      const count = componentCounter(plan);
      const rungs = countPieces(model, 'aluminium-treads');
      switch (plan.kind) {
        case 'telescopic':
          expect(rungs, product.id).toBe(count('Telescopic section'));
          break;
        case 'surveyor':
          expect(count('Section'), product.id).toBe(product.sections);
          expect(rungs, product.id).toBe(rungsIn(plan.sections));
          expect(countPieces(model, 'plastic-red'), product.id).toBe(count('Spring pin'));
          break;
        case 'hook-on':
          expect(rungs, product.id).toBe(count('Tread'));
          expect(product.treads, product.id).toBe(count('Tread'));
      }
      expect(count('Rubber foot'), product.id).toBe(2);
    }
  });
});
