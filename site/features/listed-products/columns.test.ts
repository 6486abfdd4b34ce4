import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { fromColumns, toColumns } from './columns.ts';
import { toListed } from './listed-product.ts';

it('[CA4] round-trips every product through JSON', () => {
  const listed = products.map(toListed);
  const columns = JSON.parse(JSON.stringify(toColumns(listed)));
  expect(fromColumns(columns)).toEqual(listed);
});
