import { describe, expect, it } from 'vitest';
import { applyChanges, buildNewSizeProduct } from '../catalogue/apply-changes.ts';
import { listedProducts } from '../catalogue/catalogue.ts';
import { expectedMeasure, type NewSize, rangeMeasures } from '../catalogue/new-size.ts';
import { parseTable } from '../catalogue/parse-table.ts';
import { type ProductRange, rangeTitle } from '../catalogue/range.ts';
import { lists } from '../catalogue/ranges.ts';
import { views } from '../catalogue/views.ts';
import { makeDocument } from '../documents/make-document.ts';
import { platePicture } from '../pictures/drawings/plate.ts';
import { sheetFile } from '../pictures/drawings/sheet-file.ts';
import { svgFile } from '../pictures/drawings/svg-file.ts';
import { buildModel } from '../pictures/models/build-model.ts';
import { modelBoundingBox } from '../pictures/models/testing/measured.ts';

const ranges = Object.values(lists)
  .flat()
  .filter(({ model }: ProductRange) => model !== undefined);

/** Sizes beyond and between those of a range, with the figures that the office suggests. */
function createNewSizes(range: ProductRange): NewSize[] {
  const rows = parseTable(range.rows);
  const existingSizes = new Set(rows.map(({ size }) => size));
  return rows
    .flatMap(({ size = '' }) => [-0.2, 0.3, 1, 2].map((increment) => stepSize(size, increment)))
    .filter((size) => !existingSizes.has(size))
    .flatMap((size): NewSize[] => {
      const measures = rangeMeasures(rows).map((measure) => [
        measure,
        expectedMeasure(rows, size, measure),
      ]);
      if (measures.some(([, value]) => value === undefined)) return [];
      const figures = Object.fromEntries(measures);
      const row = { ...figures, size, price: '283.49', stock: '4', for: `For jobs of ${size}.` };
      return [{ range: rangeTitle(range), row }];
    });
}

/** '8' → '9', '2 × 8' → '2 × 9', '2.2' → '2.5'. */
function stepSize(size: string, increment: number): string {
  const [, before = '', figure = ''] = /^(.*?)([\d.]+)$/.exec(size) ?? [];
  if (figure.includes('.')) return `${before}${(Number(figure) + increment).toFixed(1)}`;
  return `${before}${Number(figure) + Math.max(1, Math.round(increment))}`;
}

describe('a new size', () => {
  it.each(ranges.map((range) => [rangeTitle(range), range] as const))(
    '[LC7] of %s has drawing, model and data sheet from its plan',
    async (_title, range) => {
      const newProducts = createNewSizes(range).flatMap((value) => {
        const { id } = buildNewSizeProduct(value);
        const change = { productId: id, field: 'newSize', value };
        const { products, errors } = applyChanges(listedProducts, [change]);
        const product = products.find((each) => each.id === id);
        // A size beyond the limits of its standard or of the shop's height bands is rejected with a message.
        expect(product !== undefined || errors[0]?.message, id).toBeTruthy();
        return product ? [{ product, products }] : [];
      });
      for (const { product } of new Set(
        [newProducts[0], newProducts.at(-1)].filter((each) => each !== undefined),
      )) {
        expect(sheetFile(product, 'wide'), product.id).not.toContain('NaN');
        const { min, max } = modelBoundingBox(buildModel(product));
        for (const side of [...min.toArray(), ...max.toArray()])
          expect(Number.isFinite(side), product.id).toBe(true);
      }
      const [first] = newProducts;
      if (!first) return;
      for (const view of views)
        expect(svgFile(platePicture(first.product, view))).not.toContain('NaN');
      const { bytes } = await makeDocument(first.product, first.products);
      expect(bytes.length).toBeGreaterThan(5_000);
    },
  );
});
