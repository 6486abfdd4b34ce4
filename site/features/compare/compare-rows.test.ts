import { describe, expect, it } from 'vitest';
import { products as catalogue } from '../../../catalogue/catalogue.ts';
import { formatMetres } from '../../../catalogue/measures.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { compareRows } from './compare-rows.ts';

const bySku = (sku: string) => {
  const product = catalogue.find((each) => each.sku === sku);
  if (!product) throw new Error(sku);
  return toListed(product);
};

const rowOf = (rows: ReturnType<typeof compareRows>, name: string) =>
  rows.find((row) => row.name === name);

describe('compare rows', () => {
  it('[PL15] has each figure once', () => {
    const rows = compareRows([bySku('CAL-GSL8T'), bySku('CAL-GSL6T')]);
    expect(rows.map(({ name }) => name)).toEqual([
      'Price inc VAT',
      'Price ex VAT',
      'Top tread height',
      'Highest place to stand',
      'Working height',
      'Load rating',
      'Width',
      'Spread, open',
      'Closed length',
      'Weight',
      'Material',
      'Treads or rungs',
      'Standard',
      'Stock',
      'Rating',
    ]);
    for (const { cells } of rows) expect(cells).toHaveLength(2);
    expect(rowOf(rows, 'Treads or rungs')?.cells).toEqual(['8 treads', '6 treads']);
  });

  it('[PL15, PD4a] shows ratings in whole stars, and none for unrated products', () => {
    const unrated = sampleProduct({ id: 'a', rating: undefined });
    expect(rowOf(compareRows([unrated, sampleProduct({ id: 'b' })]), 'Rating')?.cells).toEqual([
      undefined,
      '4.0 out of 5',
    ]);
    expect(rowOf(compareRows([unrated]), 'Rating')).toBeUndefined();
  });

  it('[PL15] marks rows that differ', () => {
    const one = sampleProduct({ id: 'a' });
    const rows = compareRows([one, sampleProduct({ id: 'b', weight: 50, price: 100_00 })]);
    const differing = rows.filter(({ differs }) => differs).map(({ name }) => name);
    expect(differing).toEqual(['Price inc VAT', 'Price ex VAT', 'Weight']);
    expect(compareRows([one]).some(({ differs }) => differs)).toBe(false);
  });

  it('[PL15] names the measure in cells if it differs', () => {
    const rows = compareRows([bySku('HAW-FT29MP'), bySku('CAL-DEL28R'), bySku('CAL-LM')]);
    expect(rowOf(rows, 'Height')?.cells).toEqual([
      '2.9\u00a0m, platform height',
      '3.9\u00a0m, extended length',
      undefined,
    ]);
    expect(rowOf(rows, 'Load rating')?.cells).toEqual(['200\u00a0kg', '150\u00a0kg', undefined]);
  });

  it('[PL15] names partial widths', () => {
    const widths = (...skus: string[]) =>
      compareRows(skus.map(bySku)).find(({ name }) => name.toLowerCase().endsWith('width'));
    expect(widths('CAL-DEL28R')?.name).toBe('Ladder width');
    expect(widths('HAW-FT29MP')?.name).toBe('Frame width');
    const mixed = widths('HAW-FT29MP', 'CAL-DEL28R', 'CAL-GSL8T');
    expect(mixed?.name).toBe('Width');
    expect(mixed?.cells.map((cell) => cell?.split(', ')[1])).toEqual([
      'frame width',
      'ladder width',
      undefined,
    ]);
  });

  it('[PL15] names lengths, and leaves them out for leaning ladders', () => {
    const tower = bySku('HAW-FT29MP');
    const rows = compareRows([bySku('CAL-GSL8T'), tower, bySku('CAL-DEL28R')]);
    expect(rowOf(rows, 'Length')?.cells.map((cell) => cell?.split(/m, /)[1])).toEqual([
      'spread, open',
      'length in use',
      undefined,
    ]);
    expect(rowOf(rows, 'Length')?.cells[2]).toBeUndefined();
    expect(rowOf(compareRows([tower]), 'Length in use')?.cells).toHaveLength(1);
  });

  it('[PL15] shows the standing height if it differs from the height', () => {
    const [steps, tower] = [bySku('CAL-GSL8T'), bySku('HAW-FT29MP')];
    const cells = rowOf(compareRows([steps, tower, bySku('CAL-LM')]), 'Highest place to stand');
    expect(cells?.cells).toEqual([formatMetres(steps.workingHeight - 2), '2.9\u00a0m', undefined]);
    expect(rowOf(compareRows([tower]), 'Highest place to stand')).toBeUndefined();
  });

  it('[PL15] includes the class of the standard', () => {
    const sized = (model: string) =>
      catalogue.filter((each) => each.model === model && each.rungs === '2 × 8').map(toListed);
    const rows = compareRows(['Home Extension Ladder', 'Double Extension Ladder'].flatMap(sized));
    expect(rowOf(rows, 'Standard')).toEqual({
      name: 'Standard',
      cells: ['EN 131-1, -2, -3, Non-Professional', 'EN 131-1, -2, -3, Professional'],
      differs: true,
    });
  });

  it('[PL15] shows suitability if one product is indoor only', () => {
    const towers = catalogue.filter(({ family }) => family === '250-standard').map(toListed);
    const [low, tall] = [towers[0], towers.at(-1)].flatMap((tower) => tower ?? []);
    if (!low || !tall) throw new Error('No towers');
    const steps = bySku('CAL-GSL8T');
    expect(rowOf(compareRows([low, tall, steps]), 'Suitable for')).toEqual({
      name: 'Suitable for',
      cells: ['Indoors and outdoors', 'Indoors only', undefined],
      differs: true,
    });
    expect(rowOf(compareRows([low, steps]), 'Suitable for')).toBeUndefined();
  });

  it('[PL15] leaves out rows without values', () => {
    const names = compareRows([bySku('CAL-LM'), bySku('CAL-TT')]).map(({ name }) => name);
    for (const absent of [
      'Height',
      'Working height',
      'Load rating',
      'Standard',
      'Treads or rungs',
    ]) {
      expect(names).not.toContain(absent);
    }
  });
});
