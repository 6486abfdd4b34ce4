import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { views } from '../../catalogue/views.ts';
import { drawElevations } from './elevations/draw-elevations.ts';
import { type Mark, marksBounds, type Run } from './elevations/mark.ts';
import { platePicture } from './plate.ts';
import { svgFile } from './svg-file.ts';

const files = products.flatMap((product) =>
  views.map((view) => ({ product, view, file: svgFile(platePicture(product, view)) })),
);

describe('the pictures', () => {
  it('[PD3] are four for every product, all drawn', () => {
    expect(files).toHaveLength(products.length * 4);
    for (const { product, view, file } of files) {
      expect(file, `${product.id} ${view}`).not.toMatch(/NaN|undefined|Infinity/);
      expect(file.match(/<path /g)?.length, `${product.id} ${view}`).toBeGreaterThan(1);
    }
  });

  it('hold no letters, no styles and nothing from elsewhere', () => {
    for (const { product, file } of files) {
      expect(file, product.id).not.toMatch(/<text|style|href|<script/);
    }
  });

  it('are small files', () => {
    const sizes = files.map(({ file }) => file.length);
    const sum = sizes.reduce((all, size) => all + size, 0);
    expect(sum / sizes.length).toBeLessThan(4096);
    expect(Math.max(...sizes)).toBeLessThan(9 * 1024);
  });

  it('differ from one size of a product to the next', () => {
    const drawn = files.filter(({ product, view }) => view === 'scale' && product.height > 0);
    expect(new Set(drawn.map(({ file }) => file)).size).toBeGreaterThan(drawn.length * 0.8);
  });
});

describe('the elevations', () => {
  it('[PD10] show as many treads as the product has', () => {
    for (const product of products.filter(({ treads }) => treads !== undefined)) {
      expect(treadsDrawn(product), product.id).toBe(product.treads);
    }
  });

  it('[PD10] show as many rungs as the product has', () => {
    for (const product of products.filter(({ rungs }) => rungs !== undefined)) {
      const [sections = 0, each = 0] = (product.rungs ?? '').split('×').map(Number);
      expect(rungsDrawn(product), product.id).toBe(sections * each);
    }
  });

  it('[PD10] stand on the ground and reach the height the product has', () => {
    for (const product of products.filter(({ height }) => height > 0)) {
      const { front, side } = drawElevations(product);
      const shown = product.heightKind === 'extended' ? front : side;
      const { top, bottom } = marksBounds(shown);
      expect(bottom, product.id).toBeCloseTo(0, 1);
      expect(top, product.id).toBeGreaterThanOrEqual(product.height - 0.001);
      if (product.overallHeight !== undefined) {
        expect(Math.abs(top - product.overallHeight), product.id).toBeLessThan(0.03);
      }
    }
  });

  it('[PD10] are as wide and as long at the base as the product is', () => {
    const standing = products.filter(
      ({ heightKind, family }) => heightKind === 'platform' || family === 'step-ladders',
    );
    for (const product of standing) {
      const { front, side } = drawElevations(product);
      expect(marksBounds(front).right, product.id).toBeGreaterThan(product.width - 0.03);
      expect(marksBounds(side).right, product.id).toBeGreaterThan(product.length - 0.05);
    }
  });
});

/** Counts the boxes across the front, up to the platform height: treads and the platform itself. */
function treadsDrawn(product: Product): number {
  const { width, height } = product;
  const tops = runsOf(drawElevations(product).front, 'faces')
    // Outriggers widen the base, not the flight, so the width is capped.
    .filter((run) => across(run) > Math.min(width, 0.8) * 0.5)
    .map((run) => Math.max(...run.map(([, y]) => y)))
    .filter((y) => y <= height + 0.001);
  return new Set(tops.map((y) => y.toFixed(3))).size;
}

/** Counts the level bars between the stiles. The bar of a splayed base is wider and not counted. */
function rungsDrawn(product: Product): number {
  return runsOf(drawElevations(product).front, 'bars').filter((run) => {
    const ys = run.map(([, y]) => y);
    const level = Math.max(...ys) - Math.min(...ys) < 0.001;
    return level && across(run) > 0.1 && across(run) < product.width;
  }).length;
}

function runsOf(marks: readonly Mark[], kind: 'faces' | 'bars'): Run[] {
  return marks.flatMap((mark) => (mark.kind === kind ? mark.runs : []));
}

function across(run: Run): number {
  const xs = run.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}
