import { penceFromPounds } from './money.ts';
import type { TableRow } from './parse-table.ts';
import type { Product } from './product.ts';

const columns = new Set(
  'size shape height width length closed weight price stock rating badges box replaces for'.split(
    ' ',
  ),
);

/** Reads the cells of a product's row. Errors name the product. */
export function createCellReader(name: string, row: TableRow) {
  const unknown = Object.keys(row).find((column) => !columns.has(column));
  if (unknown !== undefined) throw new Error(`${name}: there is no column "${unknown}"`);

  function text(column: string): string {
    const cell = row[column];
    if (!cell) throw new Error(`${name}: the cell "${column}" is empty`);
    return cell;
  }

  function number(column: string): number {
    const cell = text(column);
    if (!/^\d+(\.\d+)?$/.test(cell)) throw new Error(`${name}: ${column} "${cell}" is no number`);
    return Number(cell);
  }

  /** 'New, Featured': several values in one cell. */
  function list(column: string): string[] | undefined {
    return row[column] ? row[column].split(', ') : undefined;
  }

  /** '283.49', or '283.49 was 319.00' while it is reduced. */
  function price(): Pick<Product, 'price' | 'originalPrice'> {
    const [now = '', before] = text('price').split(' was ');
    try {
      return {
        price: penceFromPounds(now),
        originalPrice: before === undefined ? undefined : penceFromPounds(before),
      };
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** '12', 'out', or 'out: Usually back in 4 days'. */
  function stock(): Pick<Product, 'inStock' | 'stockCount' | 'estimatedRestock'> {
    const out = /^out(?:: (.+))?$/.exec(text('stock'));
    if (out !== null) return { inStock: false, stockCount: 0, estimatedRestock: out[1] };
    const stockCount = number('stock');
    return { inStock: stockCount > 0, stockCount };
  }

  return { text, number, list, price, stock };
}
