import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { getPlan } from '../plans/plans.ts';
import { drawElevations } from './elevations/draw-elevations.ts';
import { marksBounds, translateMarks } from './elevations/mark.ts';
import { plateAnchors, plateLayout, plateSpan } from './plate-anchors.ts';
import { plateSize } from './plate-size.ts';

const equipment = products.filter(({ heightKind }) => heightKind !== 'size');

describe('where the dimension line stands on a picture', () => {
  it('[PD10] measures the height of the product at the scale of its drawing', () => {
    for (const product of equipment) {
      const anchors = plateAnchors(product);
      const layout = plateLayout(product);
      if (!anchors || !layout) throw new Error(product.id);
      const drawn = (anchors.ground - anchors.top) / layout.scale;
      expect(Math.abs(drawn - product.height), product.id).toBeLessThan(0.005);
    }
  });

  it('[PD10] is as long as the span of the plate says', () => {
    for (const product of equipment) {
      const [anchors, span = 0] = [plateAnchors(product), plateSpan(product)];
      if (!anchors) throw new Error(product.id);
      const metres = ((anchors.ground - anchors.top) / plateSize) * span;
      expect(Math.abs(metres - product.height), product.id).toBeLessThan(0.02);
    }
  });

  it('keeps line and drawing inside the plate’s margins', () => {
    for (const product of equipment) {
      const anchors = plateAnchors(product);
      const layout = plateLayout(product);
      if (!anchors || !layout) throw new Error(product.id);
      const { x, scale, ground, left, right, top } = layout;
      expect(anchors.x, product.id).toBeGreaterThan(35);
      expect(x + left * scale, product.id).toBeGreaterThan(anchors.x);
      expect(x + right * scale, product.id).toBeLessThan(plateSize - 20);
      expect(ground - top * scale, product.id).toBeGreaterThan(30);
      expect(ground, product.id).toBeLessThan(plateSize - 40);
    }
  });

  it('is not drawn on a part, which has no height', () => {
    for (const part of products.filter(({ heightKind }) => heightKind === 'size')) {
      expect(plateAnchors(part), part.id).toBeUndefined();
    }
  });
});

describe('the extent a picture is laid out by', () => {
  it('is the extent of what is drawn', () => {
    for (const product of equipment) {
      const { extent } = getPlan(product);
      if (!extent) throw new Error(product.id);
      const { front, side } = drawElevations(product);
      const [first, second] = product.heightKind === 'platform' ? [side, front] : [front, side];
      const { beside } = extent;
      const drawn = marksBounds(
        beside === undefined ? side : [...first, ...translateMarks(second, beside)],
      );
      for (const edge of ['left', 'right', 'top'] as const) {
        expect(Math.abs(drawn[edge] - extent[edge]), `${product.id} ${edge}`).toBeLessThan(0.16);
      }
    }
  });

  it('has the rails as high as the catalogue says', () => {
    for (const product of equipment.filter(({ overallHeight }) => overallHeight !== undefined)) {
      expect(getPlan(product).extent?.top, product.id).toBeCloseTo(product.overallHeight ?? 0, 2);
    }
  });
});
