import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../catalogue/shapes.ts';
import { accessoryPlan, castors } from '../../plans/accessories.ts';
import type { MaterialName } from '../materials.ts';
import {
  buildFamily,
  componentCounter,
  countPieces,
  modelBoundingBox,
} from '../testing/measured.ts';

const built = buildFamily('accessories');

/** The longest side of a model's bounding box. */
function longest(model: (typeof built)[number]['model']): number {
  const { min, max } = modelBoundingBox(model);
  return Math.max(max.x - min.x, max.y - min.y, max.z - min.z);
}

function shaped(shape: Shape<'accessories'>): typeof built {
  const found = built.filter(({ product }) => product.shape === shape);
  expect(found.length, shape).toBeGreaterThan(0);
  return found;
}

describe('accessories', () => {
  it.each<[shape: Shape<'accessories'>, tolerance: number]>([
    ['stabiliser-bar', 0.01],
    ['stand-off', 0.01],
    ['horizontal-brace', 0.01],
    ['diagonal-brace', 0.01],
    ['trapdoor-deck', 0.02],
    ['toeboard-set', 0.08],
    ['fixed-stabiliser', 0.08],
    ['telescopic-stabiliser', 0.08],
    ['leveller', 0.03],
  ])('[PD10] are as long as the product states: %s', (shape, tolerance) => {
    for (const { product, model } of shaped(shape)) {
      expect(Math.abs(longest(model) - product.length), product.id).toBeLessThan(tolerance);
    }
  });

  it('[PD10] castors stand as high as stated on a wheel of the size in their name', () => {
    for (const shape of ['castor-125', 'castor-200', 'sprung-castor-125'] as const) {
      for (const { product, model } of shaped(shape)) {
        expect(Math.abs(model.landmarks.top - product.length), product.id).toBeLessThan(0.008);
        const { wheel } = castors[shape];
        expect(product.name).toContain(`${wheel * 1000} mm`);
        const tyre = modelBoundingBox(model, 'rubber');
        expect(tyre.max.y - tyre.min.y, product.id).toBeCloseTo(wheel, 3);
      }
    }
  });

  it.each<[shape: Shape<'accessories'>, name: string, material: MaterialName, pieces: number]>([
    ['rung-ladder-feet', 'Ladder foot', 'rubber', 9],
    ['step-ladder-feet', 'Step foot', 'plastic', 2],
    ['stabiliser-bar', 'Rubber foot', 'plastic', 1],
    ['replacement-treads', 'Tread', 'aluminium-treads', 1],
    ['rack-clamps', 'Rack clamp', 'galvanised', 1],
    ['toeboard-set', 'Toeboard clip', 'plastic-yellow', 1],
    ['ladder-frame', 'Interlock clip', 'plastic-red', 1],
    ['span-frame', 'Interlock clip', 'plastic-red', 1],
    ['staging-handrail', 'Post', 'rubber', 1],
  ])('[PD10] are packed with what their model shows: %s', (shape, name, material, pieces) => {
    for (const { product, model } of shaped(shape)) {
      const count = componentCounter(accessoryPlan(product))(name);
      expect(count, product.id).toBeGreaterThan(0);
      expect(countPieces(model, material), product.id).toBe(count * pieces);
    }
  });

  it('[PD10] frames and trestles stand as wide as stated', () => {
    const standing = (['ladder-frame', 'span-frame', 'trestle'] as const).flatMap(shaped);
    for (const { product, model } of standing) {
      const { min, max } = modelBoundingBox(model);
      expect(Math.abs(max.x - min.x - product.width), product.id).toBeLessThan(0.03);
    }
  });
});
