import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { equipmentFamilies, familyDisplayName } from '../../../catalogue/families.ts';
import { exVat, formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/product.ts';
import { Sizes } from '../product/ProductSections.tsx';
import { SizeCharts } from './SizeChart.tsx';

type Row = { link: string; current: boolean; cells: string[] };

function rowsIn(html: string): Row[] {
  return [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) => ({
    link: /href="([^"]+)"/.exec(row)?.[1] ?? '',
    current: row.includes('aria-current="page"'),
    cells: [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, ' ').trim(),
    ),
  }));
}

const headsIn = (html: string) =>
  [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, head = '']) =>
    head.replace(/<[^>]*>/g, ''),
  );

const equipment = products.filter(({ category }) => category === 'Ladders');

/** The expected text of a product's row, from the catalogue alone. */
function expectedEnd({ closedLength, weight, loadRating, price, inStock, stockCount }: Product) {
  return [
    `${closedLength.toFixed(2)}\u00a0m`,
    `${weight}\u00a0kg`,
    `${loadRating}\u00a0kg`,
    `${formatPrice(price)}  ${formatPrice(exVat(price))}`,
    inStock ? `${stockCount} in stock` : 'Out of stock',
  ];
}

describe('size charts of the shop', () => {
  const page = renderToStaticMarkup(<SizeCharts products={products} />);

  it('[CO6] are one per family, initially hidden, and contain every product once', () => {
    const charts = [...page.matchAll(/data-chart="([^"]+)" hidden/g)].map(([, family]) => family);
    expect(charts).toEqual(equipmentFamilies);
    expect(
      rowsIn(page)
        .map(({ link }) => link)
        .sort(),
    ).toEqual(equipment.map(({ id }) => `/product/${id}`).sort());
  });

  it('[CO1, CO6] mark domestic models and list them last', () => {
    for (const [, chart = ''] of page.matchAll(/data-chart="[^"]+" hidden(.*?)<\/table>/g)) {
      const models = [...chart.matchAll(/scope="rowgroup".*?<\/tr>/g)].map(([model]) => model);
      const marks = models.map((model) => model.includes('Domestic use only'));
      expect(marks).toEqual(models.map((model) => / Home /.test(model)));
      expect(marks).toEqual(marks.toSorted());
    }
  });

  it('[CO6] show heights, length, weight, load, price and stock of each size', () => {
    const rows = new Map(rowsIn(page).map((row) => [row.link, row.cells]));
    for (const product of equipment) {
      const cells = rows.get(`/product/${product.id}`) ?? [];
      expect(cells.slice(-5), product.name).toEqual(expectedEnd(product));
      const heights = cells.slice(0, -5).map(Number.parseFloat);
      const { standingHeight, workingHeight } = product;
      if (product.family === 'combination-ladders') {
        const [steps = 0, ladder, reachAsSteps = 0, reach] = heights;
        expect([ladder, reach]).toEqual([standingHeight, workingHeight]);
        expect(steps).toBeGreaterThan(0.5);
        expect(steps).toBeLessThan(standingHeight);
        // Two of its sections lean against each other, and the top rungs are not stood on.
        expect(steps).toBeLessThan(product.height / 2);
        expect(reachAsSteps).toBeCloseTo(steps + 2);
      } else expect(heights).toEqual([standingHeight, workingHeight]);
    }
  });
});

describe('sizes on a product page', () => {
  it('[CO6] list its model, mark only itself and link to the family’s chart', () => {
    for (const product of equipment) {
      const page = renderToStaticMarkup(<Sizes product={product} />);
      const rows = rowsIn(page);
      const alike = equipment.filter(
        ({ range, model }) => range === product.range && model === product.model,
      );
      expect(rows.map(({ link }) => link)).toEqual(alike.map(({ id }) => `/product/${id}`));
      expect(rows.filter(({ current }) => current).map(({ link }) => link)).toEqual([
        `/product/${product.id}`,
      ]);
      const family = equipment.filter((other) => other.family === product.family);
      const [link, words] = />(Show all [^<]*)</.exec(page) ?? [];
      expect(words, product.name).toBe(
        family.length > alike.length
          ? `Show all ${family.length} ${familyDisplayName(product.family)}`
          : undefined,
      );
      if (link) expect(page).toContain(`href="/shop?family=${product.family}#sizes"`);
    }
  });

  it('[CO6] have columns for both positions of a combination ladder', () => {
    const ladder = equipment.find(({ family }) => family === 'combination-ladders');
    if (!ladder) throw new Error('There is no combination ladder');
    expect(headsIn(renderToStaticMarkup(<Sizes product={ladder} />))).toEqual([
      'Size',
      'Standing, as steps',
      'Standing, as a ladder',
      'Working height, as steps',
      'Working height, as a ladder',
      'Closed length',
      'Weight',
      'Load',
      'Price inc VATex VAT',
      'Stock',
    ]);
  });
});
