import { isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import { exactMetres, kilograms, metres } from '../../../catalogue/measures.ts';
import { exVat, formatPrice } from '../../../catalogue/money.ts';
import { heightLabels } from '../../../catalogue/product.ts';
import { widthName } from '../../../catalogue/width-name.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { placeOf } from '../listed-products/place.ts';
import { shownRating } from '../listed-products/rating.ts';
import { stockLine } from '../stock/stock-line.ts';

export type CompareRow = {
  readonly name: string;
  /** One for each product; nothing where a product has no such figure. */
  readonly cells: readonly (string | undefined)[];
  readonly differs: boolean;
};

type Read = (product: ListedProduct) => string | undefined;

/** The table's rows for these products. A row that none of them fills is left out. */
export function compareRows(products: readonly ListedProduct[]): CompareRow[] {
  const rows: readonly [name: string, read: Read][] = [
    ['Price inc VAT', ({ price }) => formatPrice(price)],
    ['Price ex VAT', ({ price }) => formatPrice(exVat(price))],
    heightRow(products),
    ['Working height', ({ workingHeight }) => positive(workingHeight, metres)],
    ['Load rating', ({ loadRating }) => positive(loadRating, kilograms)],
    widthRow(products),
    ['Length', ({ length }) => exactMetres(length)],
    ['Closed length', ({ closedLength }) => exactMetres(closedLength)],
    ['Weight', ({ weight }) => kilograms(weight)],
    ['Material', ({ material }) => material],
    ['Treads or rungs', steps],
    ['Standard', inFull],
    // Said of all as soon as one of them must not stand outdoors.
    ['Place', products.some(isIndoorOnly) ? placeOf : () => undefined],
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

/** Products measured in different ways say which, each for itself. */
function heightRow(products: readonly ListedProduct[]): [name: string, read: Read] {
  const kinds = new Set(products.map(({ heightKind }) => heightKind));
  kinds.delete('size');
  const [kind] = kinds;
  const only = kinds.size === 1 ? kind : undefined;
  return [
    only ? heightLabels[only] : 'Height',
    ({ height, heightKind }) => {
      if (heightKind === 'size') return;
      return only ? metres(height) : `${metres(height)}, ${heightLabels[heightKind].toLowerCase()}`;
    },
  ];
}

/** The same of widths: some are only a part of the whole. */
function widthRow(products: readonly ListedProduct[]): [name: string, read: Read] {
  const names = new Set(products.map(widthName));
  const [only] = names.size === 1 ? names : [];
  return [
    only ?? 'Width',
    (product) => {
      const name = only ? undefined : widthName(product);
      const width = exactMetres(product.width);
      return name ? `${width}, ${name.toLowerCase()}` : width;
    },
  ];
}

function steps({ treads, rungs }: ListedProduct): string | undefined {
  if (treads) return `${treads} treads`;
  return rungs && `${rungs} rungs`;
}

/** With its class: the same standard tests ladders for the home less hard than those for work. */
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
