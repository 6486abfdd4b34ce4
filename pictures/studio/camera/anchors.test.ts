import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import { buildModel } from '../../models/build-model.ts';
import { planShot } from '../shot.ts';

function firstOf(model: string): Product {
  const product = products.find((each) => each.model === model);
  if (!product) throw new Error(`There is no ${model}`);
  return product;
}

function anchorsOf(product: Product, view: 'three-quarter' | 'front') {
  const { anchors, plane } = planShot(product, buildModel(product), view);
  if (!anchors || !plane) throw new Error('A whole product is measured');
  return { ...anchors, plane };
}

describe('anchors', () => {
  it('measure a platform from the ground straight below its edge', () => {
    const product = firstOf('Podium Steps');
    const { quoted, stand, ground, top } = anchorsOf(product, 'three-quarter');
    expect(quoted?.[0][0]).toBe(quoted?.[1][0]);
    expect(quoted?.map(([, y]) => y)).toEqual([ground, stand]);
    const { landmarks } = buildModel(product);
    const part = (ground - (stand ?? 0)) / (ground - top);
    expect(part).toBeCloseTo(product.height / landmarks.top, 2);
  });

  it('measure a leaning ladder along its stile', () => {
    const product = firstOf('Double Extension Ladder');
    const { quoted = [], ground, top, plane } = anchorsOf(product, 'front');
    const [[, foot] = [0, 0], [, head] = [0, 0]] = quoted;
    expect(foot).toBeGreaterThan(head);
    // Seen from the front a leaning ladder shows its height, which is less than its length.
    expect((ground - top) / plane.metre).toBeLessThan(product.height);
    expect((ground - top) / plane.metre).toBeGreaterThan(product.height * 0.9);
  });

  it('claim no extended length where a ladder stands as an A-frame', () => {
    const { quoted, ground, top } = anchorsOf(firstOf('Multi-Position Ladder'), 'three-quarter');
    expect(quoted).toBeUndefined();
    expect(ground).toBeGreaterThan(top);
  });

  it('measure no part: it stands on nothing', () => {
    const part = firstOf('Tool Tray');
    expect(anchorsOf(part, 'three-quarter').quoted).toBeUndefined();
  });
});
