import {
  type CatalogueChange,
  type ChangeError,
  parseChange,
  type UncheckedChange,
} from './changes.ts';
import { type Problem, validateAcrossProducts, validateProduct } from './check.ts';
import { isContentChange } from './content-change.ts';
import { completeRow, type NewSize, validateSizeRow } from './new-size.ts';
import { parseTable, type TableRow } from './parse-table.ts';
import type { Product } from './product.ts';
import { defaultPriceId } from './product-ids.ts';
import { buildProduct } from './range.ts';
import { findRangeByTitle } from './ranges.ts';
import { syncedPriceId } from './synced-prices.ts';

type AppliedChanges = {
  readonly products: readonly Product[];
  readonly errors: readonly ChangeError[];
};

/**
 * The listed products with the owner's changes applied, in the same order, with new sizes sorted in by
 * height. Of two changes to one field, the later wins. Content changes are ignored. A product with an
 * invalid change stays as listed, and its errors are returned.
 */
export function applyChanges(
  listed: readonly Product[],
  given: readonly UncheckedChange[],
): AppliedChanges {
  const changes = given.filter((change) => !isContentChange(change));
  if (changes.length === 0) return { products: listed, errors: [] };
  const { products, errors } = addNewSizes(listed, changes);
  const ids = new Set(products.map(({ id }) => id));
  const byProduct = new Map<string, CatalogueChange[]>();
  for (const one of changes) {
    if (one.field === 'newSize') continue;
    const { change, error } = ids.has(one.productId)
      ? parseChange(one)
      : { error: changeError(one, 'There is no such product.') };
    if (error) errors.push(error);
    else byProduct.set(change.productId, [...(byProduct.get(change.productId) ?? []), change]);
  }
  const changedIds = new Set(changes.map(({ productId }) => productId));
  const changed = products.map((product) =>
    applyProductChanges(product, byProduct.get(product.id)),
  );
  const own = changed.flatMap((product) =>
    changedIds.has(product.id) ? validateProduct(product) : [],
  );
  const shared = validateAcrossProducts(changed).map((problem) => ({
    ...problem,
    message: `Another product has the same ${uniqueFieldLabels[problem.field ?? ''] ?? 'text'}.`,
  }));
  for (const problem of [...own, ...shared]) errors.push(...errorsForProblem(problem, changes));
  if (errors.length === 0) return { products: changed, errors };
  const invalidIds = new Set(errors.map(({ productId }) => productId));
  // A product that goes back to its listed values may clash with another product's change, so check again.
  const rest = applyChanges(
    listed,
    changes.filter(({ productId }) => !invalidIds.has(productId)),
  );
  return { products: rest.products, errors: [...errors, ...rest.errors] };
}

const uniqueFieldLabels: Readonly<Record<string, string>> = { sku: 'SKU', id: 'name' };

/** The products with the new sizes among the changes, each checked against the other sizes of its range. */
function addNewSizes(listed: readonly Product[], changes: readonly UncheckedChange[]) {
  const errors: ChangeError[] = [];
  const added = changes
    .filter(({ field }) => field === 'newSize')
    .flatMap((given): Product[] => {
      const { change, error } = parseChange(given);
      if (error) errors.push(error);
      if (change?.field !== 'newSize') return [];
      try {
        const product = buildNewSizeProduct(change.value);
        if (product.id === given.productId) return [product];
        errors.push(changeError(given, `The address of this size is ${product.id}.`));
      } catch (reason) {
        errors.push(changeError(given, reason instanceof Error ? reason.message : String(reason)));
      }
      return [];
    });
  if (added.length === 0) return { products: listed, errors };
  const products = [...listed, ...added].sort((one, other) => one.height - other.height);
  return { products, errors };
}

/** Why a new size does not fit its range, with the column of its row that is wrong. */
export class NewSizeError extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

/** The product for a new size of a range. Throws a NewSizeError if the size does not fit the range. */
export function buildNewSizeProduct({ range: title, row }: NewSize): Product {
  const range = findRangeByTitle(title);
  if (!range) throw new NewSizeError('size', 'There is no such range.');
  const rows = parseTable(range.rows);
  const [problem] = validateSizeRow(rows, row as TableRow);
  if (problem) throw new NewSizeError(problem.column, problem.message);
  return buildProduct(range, completeRow(rows, row as TableRow));
}

function applyProductChanges(product: Product, changes: readonly CatalogueChange[] = []): Product {
  if (changes.length === 0) return product;
  const values = changes.map(({ field, value }) => [field, value ?? undefined]);
  const changed: Product = { ...product, ...Object.fromEntries(values) };
  const { id, price, photo } = changed;
  return {
    ...changed,
    ...(photo !== undefined && { image: `/pictures/${photo}` }),
    // A changed price has another reference at the payment provider.
    ...(price !== product.price && { priceId: syncedPriceId(id, price) ?? defaultPriceId(id) }),
  };
}

/** The error at the problem's field if that was changed, otherwise at the product's first changed field. */
function errorsForProblem(
  { productId, field, message }: Problem,
  changes: readonly UncheckedChange[],
): ChangeError[] {
  const own = changes.filter((change) => change.productId === productId);
  const [first] = own;
  const at = own.find((change) => change.field === field) ?? first;
  return at ? [changeError(at, message)] : [];
}

function changeError({ productId, field }: UncheckedChange, message: string): ChangeError {
  return { productId, field, message };
}
