import { isIndoorOnly, placeOf } from '../../../catalogue/indoor-only.ts';
import { exactMetres, kilograms, metres } from '../../../catalogue/measures.ts';
import { exVat, formatPrice } from '../../../catalogue/money.ts';
import { heightLabels } from '../../../catalogue/product.ts';
import { reachAbovePlatform } from '../../../catalogue/reach.ts';
import { widthName } from '../../../catalogue/width-name.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { shownRating } from '../listed-products/product-texts.ts';
import { stockLine } from '../stock/stock-text.ts';

export type CompareRow = {
  readonly name: string;
  /** One for each product; undefined if a product has no such figure. */
  readonly cells: readonly (string | undefined)[];
  readonly differs: boolean;
};

type ReadCell = (product: ListedProduct) => string | undefined;
type RowReader = [name: string, read: ReadCell];

/** The table's rows for these products. A row with no values is left out. */
export function compareRows(products: readonly ListedProduct[]): CompareRow[] {
  const rows: readonly RowReader[] = [
    ['Price inc VAT', ({ price }) => formatPrice(price)],
    ['Price ex VAT', ({ price }) => formatPrice(exVat(price))],
    // If products are measured in different ways, each cell names its own.
    measureRow(
      'Height',
      products,
      ({ heightKind }) => heightLabels[heightKind],
      ({ height, heightKind }) => (heightKind === 'size' ? undefined : metres(height)),
    ),
    // Shown for all as soon as it differs from the height of one.
    ['Highest place to stand', products.some(isStoodOnLower) ? standing : () => undefined],
    ['Working height', ({ workingHeight }) => positive(workingHeight, metres)],
    ['Load rating', ({ loadRating }) => positive(loadRating, kilograms)],
    // Some widths are only a part of the whole.
    measureRow('Width', products, widthName, ({ width }) => exactMetres(width)),
    // The footprint's length; a leaning ladder has only its closed length.
    measureRow(
      'Length',
      products,
      ({ heightKind }) => lengthNames[heightKind],
      ({ length, heightKind }) => (heightKind === 'extended' ? undefined : exactMetres(length)),
    ),
    ['Closed length', ({ closedLength }) => exactMetres(closedLength)],
    ['Weight', ({ weight }) => kilograms(weight)],
    ['Material', ({ material }) => material],
    ['Treads or rungs', steps],
    ['Standard', inFull],
    // Shown for all as soon as one of them must not be used outdoors.
    ['Suitable for', products.some(isIndoorOnly) ? placeOf : () => undefined],
    ['Stock', stockLine],
    ['Rating', stars],
  ];
  return rows
    .map(([name, read]) => {
      const cells = products.map(read);
      return { name, cells, differs: new Set(cells).size > 1 };
    })
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
}

const lengthNames: Partial<Record<ListedProduct['heightKind'], string>> = {
  tread: 'Spread, open',
  platform: 'Length in use',
};

/** A row named by the products' shared name for the figure, or by a common name with their own in the cells. */
function measureRow(
  common: string,
  products: readonly ListedProduct[],
  nameOf: ReadCell,
  read: ReadCell,
): RowReader {
  const names = new Set(products.filter(read).map(nameOf));
  const [only] = names.size === 1 ? names : [];
  return [
    only ?? common,
    (product) => {
      const [figure, name] = [read(product), only ? undefined : nameOf(product)];
      return figure && name ? `${figure}, ${name.toLowerCase()}` : figure;
    },
  ];
}

/** Products sold by the height of their platform are stood on at that height. */
function isStoodOnLower({ heightKind }: ListedProduct): boolean {
  return heightKind === 'tread' || heightKind === 'extended';
}

function standing({ workingHeight }: ListedProduct): string | undefined {
  return positive(workingHeight - reachAbovePlatform, metres);
}

function steps({ treads, rungs }: ListedProduct): string | undefined {
  if (treads) return `${treads} treads`;
  return rungs && `${rungs} rungs`;
}

/** Includes the class: the same standard tests ladders for the home less hard than those for work. */
function inFull({ standard, standardClass }: ListedProduct): string | undefined {
  return standard && [standard, standardClass].filter(Boolean).join(', ');
}

/** In whole stars, as a product's page has them. */
function stars({ rating }: ListedProduct): string | undefined {
  return rating === undefined ? undefined : `${shownRating(rating)} out of 5`;
}

function positive(value: number, write: (value: number) => string): string | undefined {
  return value > 0 ? write(value) : undefined;
}
