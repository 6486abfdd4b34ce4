import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { drawingSheet, halfTitleWidth, unitsPerMetre } from './drawing-sheet.ts';
import { drawElevations } from './elevations/draw-elevations.ts';
import { standingHeight } from './elevations/mark.ts';
import { listMeasures, millimetres } from './measures.ts';

const fieldsByName: Readonly<Record<string, (product: Product) => number | undefined>> = {
  'Overall height': ({ overallHeight }) => overallHeight,
  'Platform height': ({ height }) => height,
  'Top tread height': ({ height }) => height,
  'Extended length': ({ height }) => height,
  'Closed length': ({ closedLength }) => closedLength,
  'Tread spacing': ({ height, treads }) => treads && height / treads,
  'Height as A-frame': setUpHeight,
  'Height as steps': setUpHeight,
  Width: ({ width }) => width,
  'Frame width': ({ width }) => width,
  'Ladder width': ({ width }) => width,
  Spread: ({ length }) => length,
  Length: ({ length }) => length,
};

/** The catalogue has no field for this height: it is taken from the drawing, to the centimetre. */
function setUpHeight(product: Product): number {
  return Math.round(standingHeight(drawElevations(product).side) * 100) / 100;
}

/** Parts have no drawing sheet. */
const equipment = products.filter(({ category }) => category !== 'Accessories');

describe('the drawing sheet', () => {
  it.each(['wide', 'narrow', 'paper'] as const)(
    '[PD10] keeps its titles on a %s sheet and apart',
    (kind) => {
      for (const product of equipment) {
        const { drawings, size, width } = drawingSheet(product, kind);
        let free = 0;
        for (const { title, middle } of drawings) {
          const half = halfTitleWidth(title, size);
          expect(middle - half, product.id).toBeGreaterThanOrEqual(free);
          free = middle + half;
        }
        expect(free, product.id).toBeLessThanOrEqual(width);
      }
    },
  );

  it('[CO5] is drawn on paper to the largest true scale at which it fits', () => {
    const scales = [20, 25, 50, 100];
    const used = equipment.map((product) => {
      const { scale, width, height, drawings, dimensions } = drawingSheet(product, 'paper');
      const ends = dimensions.flatMap(({ axis, at, from, to }) =>
        axis === 'up' ? [at] : [from, to],
      );
      expect(Math.min(...ends), product.id).toBeGreaterThanOrEqual(0);
      expect(Math.max(...ends), product.id).toBeLessThanOrEqual(width);
      expect(height, product.id).toBeLessThan(870);
      expect(drawings).toHaveLength(3);
      return scales.find((each) => Math.abs(unitsPerMetre(each) - scale) < 1e-9);
    });
    expect(new Set(used)).toEqual(new Set(scales.slice(0, 4)));
  });

  it("[PD10] states the product's own fields, to the millimetre", () => {
    for (const product of equipment) {
      for (const measure of listMeasures(product)) {
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

  it('[PD10] says which position each side shows where a ladder is drawn in two, and how tall the second is', () => {
    for (const product of equipment) {
      const { drawings, dimensions } = drawingSheet(product, 'wide');
      const titles = drawings.slice(0, 2).map(({ title }) => title);
      const heights = dimensions.filter(({ name }) => name.startsWith('Height as'));
      if (product.family !== 'combination-ladders') {
        expect(titles, product.id).toEqual(['Front elevation', 'Side elevation']);
        expect(heights, product.id).toEqual([]);
        continue;
      }
      const position = product.shape === 'multi-position-ladder' ? 'as steps' : 'as A-frame';
      expect(titles, product.id).toEqual(['Front, extended', `Side, ${position}`]);
      expect(
        heights.map(({ name }) => name),
        product.id,
      ).toEqual([`Height ${position}`]);
      expect(heights[0]?.millimetres, product.id).toBeLessThan(product.height * 1000);
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
