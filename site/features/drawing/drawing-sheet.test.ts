import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import { drawingSheet } from './drawing-sheet.ts';
import { measuresOf, millimetres } from './measures.ts';

const fieldsByName: Readonly<Record<string, (product: Product) => number | undefined>> = {
  'Overall height': ({ overallHeight }) => overallHeight,
  'Platform height': ({ height }) => height,
  'Top tread height': ({ height }) => height,
  'Extended length': ({ height }) => height,
  'Closed length': ({ closedLength }) => closedLength,
  'Tread spacing': ({ height, treads }) => treads && height / treads,
  Width: ({ width }) => width,
  Spread: ({ length }) => length,
  Length: ({ length }) => length,
};

/** Parts have no drawing sheet. */
const equipment = products.filter(({ category }) => category !== 'Accessories');

describe('the drawing sheet', () => {
  it("[PD10] states the product's own fields, to the millimetre", () => {
    for (const product of equipment) {
      for (const measure of measuresOf(product)) {
        const field = fieldsByName[measure.name]?.(product);
        expect(field, `${product.id} ${measure.name}`).toBeDefined();
        expect(millimetres(measure), `${product.id} ${measure.name}`).toBe(
          Math.round((field ?? 0) * 1000),
        );
      }
    }
  });

  it('[PD10] highlights the height that the shop quotes, once', () => {
    for (const product of equipment) {
      for (const kind of ['wide', 'narrow'] as const) {
        const strong = drawingSheet(product, kind).dimensions.filter(
          ({ emphasis }) => emphasis === 'strong',
        );
        expect(
          strong.map((each) => each.millimetres),
          product.id,
        ).toEqual([Math.round(product.height * 1000)]);
      }
    }
  });

  it('[PD10] draws each length as long as its figure says, the person 1.75 m tall beside it', () => {
    for (const product of equipment) {
      const { dimensions, drawings, scale } = drawingSheet(product, 'wide');
      for (const { from, to, millimetres: length, name } of dimensions) {
        const drawn = (Math.abs(to - from) / scale) * 1000;
        expect(Math.abs(drawn - length), `${product.id} ${name}`).toBeLessThan(1);
      }
      expect(drawings.map(({ title }) => title)).toContain('Person, 1.75 m');
    }
  });

  it('keeps drawings and dimension lines on the sheet and apart', () => {
    for (const product of equipment) {
      for (const kind of ['wide', 'narrow'] as const) {
        const { width, height, ground, drawings, dimensions, scale } = drawingSheet(product, kind);
        expect(scale, product.id).toBeGreaterThan(0);
        expect(ground, product.id).toBeLessThan(height);
        for (const { axis, at, from, to } of dimensions) {
          const edges = axis === 'up' ? [at] : [from, to];
          for (const edge of edges) {
            expect(edge, `${product.id} ${kind}`).toBeGreaterThan(0);
            expect(edge, `${product.id} ${kind}`).toBeLessThan(width);
          }
        }
        const middles = drawings.map(({ middle }) => middle);
        expect(middles, product.id).toEqual([...middles].sort((a, b) => a - b));
      }
    }
  });
});
