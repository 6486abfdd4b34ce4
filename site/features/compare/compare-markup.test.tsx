import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { CompareTray } from './Compare.tsx';
import { CompareTable } from './CompareTable.tsx';
import { maxCompared } from './compare-ids.ts';

type Chosen = ReturnType<typeof sampleProduct>[];

const table = (chosen: Chosen, onlyDifferences: boolean) =>
  renderToStaticMarkup(
    <CompareTable chosen={chosen} onlyDifferences={onlyDifferences} onRemove={() => undefined} />,
  );
const tableOf = (...chosen: Chosen) => table(chosen, false);

/** The text of a row's cells, or its head if it is the row of buttons. */
function cellsOf(table: string, name: string): string[] {
  const row = table.split('<tr').find((each) => each.includes(`>${name}<`)) ?? '';
  return row
    .split('<td')
    .slice(1)
    .map((cell) => `<td${cell}`.replace(/<[^>]+>/g, ''));
}

describe('the table', () => {
  it('[PL15, CC14] uses live stock', async () => {
    const built = [
      sampleProduct({ id: 'compared-gone', stockCount: 1 }),
      sampleProduct({ id: 'compared-back', inStock: false, stockCount: 0 }),
    ];
    vi.stubGlobal('fetch', async () => Response.json({ 'compared-gone': 0, 'compared-back': 4 }));
    await stockStore.refresh();
    const table = tableOf(...built);
    expect(cellsOf(table, 'Stock')).toEqual(['Out of stock. Back in stock soon', '4 in stock']);
    expect(cellsOf(table, 'Buy')).toEqual(['Notify Me', 'Add to Cart']);
  });

  it('[PL15] shows all rows for a single product', () => {
    const [one, other] = [sampleProduct({ id: 'a', price: 1000 }), sampleProduct({ id: 'b' })];
    expect(cellsOf(table([one, other], true), 'Price inc VAT')).toHaveLength(2);
    expect(cellsOf(table([one, other], true), 'Material')).toEqual([]);
    expect(table([one], true)).toBe(table([one], false));
  });

  it('[PL15] with four products fits from 1180 px and scrolls below', () => {
    const table = tableOf(...['a', 'b', 'c', 'd'].map((id) => sampleProduct({ id })));
    const widths = [...table.matchAll(/<col class="([^"]+)"/g)].map(([, classes = '']) =>
      Number(
        /\blg:w-\[([\d.]+)rem/.exec(classes)?.[1] ?? /\bmd:w-\[([\d.]+)rem/.exec(classes)?.[1],
      ),
    );
    expect(widths).toHaveLength(1 + maxCompared);
    // The dialog leaves 64 px free and has 2 px of border and a 12 px scrollbar.
    const wide = widths.reduce((all, width) => all + width * 16, 0);
    expect(wide).toBeLessThanOrEqual(1180 - 64 - 2 - 12);
    expect(table).toContain('::-webkit-scrollbar]:size-3');
  });
});

it('[PL15] the tray keeps a number and its unit on one line', () => {
  const product = sampleProduct({ name: 'Stairwell Tower, 2.2 m platform' });
  const tray = renderToStaticMarkup(<CompareTray chosen={[product]} onClear={() => undefined} />);
  expect(tray).toContain('Stairwell Tower, 2.2\u00a0m platform</li>');
});
