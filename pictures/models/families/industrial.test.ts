import { describe, expect, it } from 'vitest';
import { stepHeights } from '../../plans/geometry.ts';
import { cageReach, lorryAccessPlan, mobileLadderPlan } from '../../plans/welded-access.ts';
import type { Model } from '../model.ts';
import {
  buildFamily,
  componentCounter,
  countPieces,
  hasVertexAt,
  modelBoundingBox,
} from '../testing/measured.ts';

const mobile = buildFamily('mobile-access');
const lorry = buildFamily('lorry-access');

function has({ parts }: Model, material: string): boolean {
  return parts.some((part) => part.material === material);
}

describe('mobile ladders', () => {
  it('[PD10] measure what the product states', () => {
    for (const { product, model } of mobile) {
      const { min, max } = modelBoundingBox(model);
      expect(Math.abs(max.x - min.x - product.width), product.id).toBeLessThan(0.015);
      expect(Math.abs(max.z - min.z - product.length), product.id).toBeLessThan(0.015);
      expect(max.y, product.id).toBeCloseTo(product.overallHeight ?? 0, 2);
    }
  });

  it('[PD10] have a tread at every step up to the platform', () => {
    for (const { product, model } of mobile) {
      for (const y of stepHeights(product.height, product.treads ?? 0)) {
        expect(hasVertexAt(model, 'galvanised', y), `${product.id} at ${y}`).toBe(true);
      }
    }
  });

  it('are powder coated, or galvanised where their treads are punched', () => {
    for (const { product, model } of mobile) {
      expect(has(model, 'steel'), product.id).toBe(!mobileLadderPlan(product).punched);
    }
  });

  it('are the same from both ends where they are climbed from both', () => {
    for (const { product, model } of mobile) {
      const { min, max } = modelBoundingBox(model, 'galvanised');
      const evenEnds = Math.abs(max.z + min.z) < 0.01;
      expect(evenEnds, product.id).toBe(product.sides === 2);
    }
  });
});

describe('the packing lists of mobile ladders and lorry access', () => {
  it('have a tread at every step and the castors and rubber that the model stands on', () => {
    for (const { product, model } of mobile) {
      const plan = mobileLadderPlan(product);
      const listed = componentCounter(plan);
      expect(listed('Tread'), product.id).toBe((plan.flight.treads - 1) * (product.sides ?? 1));
      const wheels = listed('Swivel castor') + listed('Sprung castor');
      // A foot is a block and four ribs, so five pieces.
      const rubber = wheels + listed('Rubber foot') * 5 + listed('Rubber buffer');
      expect(countPieces(model, 'rubber'), product.id).toBe(rubber);
    }
    for (const { product, model } of lorry) {
      const listed = componentCounter(lorryAccessPlan(product));
      const rubber = listed('Castor') + listed('Rubber foot') * 5 + listed('Rubber buffer');
      expect(countPieces(model, 'rubber'), product.id).toBe(rubber);
      // A castor's pedal, two grips on the handle of each screw, a catch on the gate.
      const red = listed('Castor') + listed('Jackscrew') * 2 + listed('Platform gate');
      expect(countPieces(model, 'plastic-red'), product.id).toBe(red);
    }
  });
});

describe('lorry access', () => {
  it('[PD10] measures what the product states, with the cage over the vehicle', () => {
    for (const { product, model } of lorry) {
      const tanker = product.shape === 'tanker-ladder';
      const { min, max } = modelBoundingBox(model);
      // Jackscrew plates extend slightly beyond the frame.
      expect(Math.abs(max.x - min.x - product.width), product.id).toBeLessThan(
        tanker ? 0.035 : 0.015,
      );
      const long = product.length + (tanker ? cageReach : 0);
      expect(Math.abs(max.z - min.z - long), product.id).toBeLessThan(0.02);
      expect(max.y, product.id).toBeCloseTo(product.overallHeight ?? 0, 2);
    }
  });

  it('[PD10] has its platform at the height stated', () => {
    for (const { product, model } of lorry) {
      const deck = product.material === 'Steel' ? 'galvanised' : 'aluminium-treads';
      expect(hasVertexAt(model, deck, product.height), product.id).toBe(true);
    }
  });
});
