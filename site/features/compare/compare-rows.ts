import { isIndoorOnly, suitableLocations } from '../../../catalogue/indoor-only.ts';
import { formatKilograms, formatMetres, formatMetresToCm } from '../../../catalogue/measures.ts';
import { exVat, formatPrice } from '../../../catalogue/money.ts';
import { heightLabels } from '../../../catalogue/product.ts';
import { reachAbovePlatform } from '../../../catalogue/reach.ts';
import { widthLabel } from '../../../catalogue/width-name.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { formatRating } from '../listed-products/product-texts.ts';
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
      ({ height, heightKind }) => (heightKind === 'size' ? undefined : formatMetres(height)),
    ),
    // Shown for all as soon as it differs from the height of one.
    [
      'Highest place to stand',
      products.some(isStandingHeightLower) ? standingHeight : () => undefined,
    ],
    ['Working height', ({ workingHeight }) => formatPositive(workingHeight, formatMetres)],
    ['Load rating', ({ loadRating }) => formatPositive(loadRating, formatKilograms)],
    // Some widths are only a part of the whole.
    measureRow('Width', products, widthLabel, ({ width }) => formatMetresToCm(width)),
    // The footprint's length; a leaning ladder has only its closed length.
    measureRow(
      'Length',
      products,
      ({ heightKind }) => lengthNames[heightKind],
      ({ length, heightKind }) =>
        heightKind === 'extended' ? undefined : formatMetresToCm(length),
    ),
    ['Closed length', ({ closedLength }) => formatMetresToCm(closedLength)],
    ['Weight', ({ weight }) => formatKilograms(weight)],
    ['Material', ({ material }) => material],
    ['Treads or rungs', steps],
    ['Standard', fullStandard],
    // Shown for all as soon as one of them must not be used outdoors.
    ['Suitable for', products.some(isIndoorOnly) ? suitableLocations : () => undefined],
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
  const [sharedName] = names.size === 1 ? names : [];
  return [
    sharedName ?? common,
    (product) => {
      const [figure, name] = [read(product), sharedName ? undefined : nameOf(product)];
      return figure && name ? `${figure}, ${name.toLowerCase()}` : figure;
    },
  ];
}

/** Products sold by the height of their platform are stood on at that height. */
function isStandingHeightLower({ heightKind }: ListedProduct): boolean {
  return heightKind === 'tread' || heightKind === 'extended';
}

function standingHeight({ workingHeight }: ListedProduct): string | undefined {
  return formatPositive(workingHeight - reachAbovePlatform, formatMetres);
}

function steps({ treads, rungs }: ListedProduct): string | undefined {
  if (treads) return `${treads} treads`;
  return rungs && `${rungs} rungs`;
}

/** Includes the class: the same standard tests ladders for the home less hard than those for work. */
function fullStandard({ standard, standardClass }: ListedProduct): string | undefined {
  return standard && [standard, standardClass].filter(Boolean).join(', ');
}

/** In whole stars, as a product's page has them. */
function stars({ rating }: ListedProduct): string | undefined {
  return rating === undefined ? undefined : `${formatRating(rating)} out of 5`;
}

function formatPositive(value: number, write: (value: number) => string): string | undefined {
  return value > 0 ? write(value) : undefined;
}
