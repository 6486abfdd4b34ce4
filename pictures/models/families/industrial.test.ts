import { describe, expect, it } from 'vitest';
import { stepsUpTo } from '../../plans/geometry.ts';
import type { Model } from '../model.ts';
import { boxOf, builtOf, hasAt } from '../testing/measured.ts';

const mobile = builtOf('mobile-access');
const lorry = builtOf('lorry-access');
const cageReach = 1.2;

function has({ parts }: Model, material: string): boolean {
  return parts.some((part) => part.material === material);
}

describe('mobile ladders', () => {
  it('[PD10] measure what the product states', () => {
    for (const { product, model } of mobile) {
      const { min, max } = boxOf(model);
      expect(Math.abs(max.x - min.x - product.width), product.id).toBeLessThan(0.015);
      expect(Math.abs(max.z - min.z - product.length), product.id).toBeLessThan(0.015);
      expect(max.y, product.id).toBeCloseTo(product.overallHeight ?? 0, 2);
    }
  });

  it('[PD10] have a tread at every step up to the platform', () => {
    for (const { product, model } of mobile) {
      for (const y of stepsUpTo(product.height, product.treads ?? 0)) {
        expect(hasAt(model, 'galvanised', y), `${product.id} at ${y}`).toBe(true);
      }
    }
  });

  it('are powder coated, or galvanised where their treads are punched', () => {
    for (const { product, model } of mobile) {
      expect(has(model, 'steel'), product.id).toBe(!product.name.includes('Slip-Resistant'));
    }
  });

  it('are the same from both ends where they are climbed from both', () => {
    for (const { product, model } of mobile) {
      const { min, max } = boxOf(model, 'galvanised');
      const evenEnds = Math.abs(max.z + min.z) < 0.01;
      expect(evenEnds, product.id).toBe(product.sides === 2);
    }
  });
});

describe('lorry access', () => {
  it('[PD10] measures what the product states, with the cage over the vehicle', () => {
    for (const { product, model } of lorry) {
      const tanker = product.model.includes('Tanker');
      const { min, max } = boxOf(model);
      // Jackscrews stand on plates that reach a little outside the frame.
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
      expect(hasAt(model, deck, product.height), product.id).toBe(true);
    }
  });
});
