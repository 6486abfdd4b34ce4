import {
  type CatalogueChange,
  type ChangeError,
  readChange,
  type UncheckedChange,
} from './changes.ts';
import { type Problem, problemsAmong, problemsOf } from './check.ts';
import { isContentChange } from './content-change.ts';
import { priceIdOf } from './identity.ts';
import { completeRow, type NewSize, problemsOfRow } from './new-size.ts';
import type { Product } from './product.ts';
import { productOf } from './range.ts';
import { rangeTitled } from './ranges.ts';
import { syncedPriceId } from './synced-prices.ts';
import { readTable, type TableRow } from './table.ts';

type Applied = {
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
): Applied {
  const changes = given.filter((change) => !isContentChange(change));
  if (changes.length === 0) return { products: listed, errors: [] };
  const { products, errors } = withNewSizes(listed, changes);
  const ids = new Set(products.map(({ id }) => id));
  const byProduct = new Map<string, CatalogueChange[]>();
  for (const one of changes) {
    if (one.field === 'newSize') continue;
    const { change, error } = ids.has(one.productId)
      ? readChange(one)
      : { error: errorAt(one, 'There is no such product.') };
    if (error) errors.push(error);
    else byProduct.set(change.productId, [...(byProduct.get(change.productId) ?? []), change]);
  }
  const touched = new Set(changes.map(({ productId }) => productId));
  const changed = products.map((product) => changedProduct(product, byProduct.get(product.id)));
  const own = changed.flatMap((product) => (touched.has(product.id) ? problemsOf(product) : []));
  const shared = problemsAmong(changed).map((problem) => ({
    ...problem,
    message: `Another product has the same ${sharedNames[problem.field ?? ''] ?? 'text'}.`,
  }));
  for (const problem of [...own, ...shared]) errors.push(...errorsFor(problem, changes));
  if (errors.length === 0) return { products: changed, errors };
  const bad = new Set(errors.map(({ productId }) => productId));
  // A product that goes back to its listed values may clash with another product's change, so check again.
  const rest = applyChanges(
    listed,
    changes.filter(({ productId }) => !bad.has(productId)),
  );
  return { products: rest.products, errors: [...errors, ...rest.errors] };
}

const sharedNames: Readonly<Record<string, string>> = { sku: 'SKU', id: 'name' };

/** The products with the new sizes among the changes, each checked against the other sizes of its range. */
function withNewSizes(listed: readonly Product[], changes: readonly UncheckedChange[]) {
  const errors: ChangeError[] = [];
  const added = changes
    .filter(({ field }) => field === 'newSize')
    .flatMap((given): Product[] => {
      const { change, error } = readChange(given);
      if (error) errors.push(error);
      if (change?.field !== 'newSize') return [];
      try {
        const product = newSizeProduct(change.value);
        if (product.id === given.productId) return [product];
        errors.push(errorAt(given, `The address of this size is ${product.id}.`));
      } catch (reason) {
        errors.push(errorAt(given, reason instanceof Error ? reason.message : String(reason)));
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
export function newSizeProduct({ range: title, row }: NewSize): Product {
  const range = rangeTitled(title);
  if (!range) throw new NewSizeError('size', 'There is no such range.');
  const rows = readTable(range.rows);
  const [problem] = problemsOfRow(rows, row as TableRow);
  if (problem) throw new NewSizeError(problem.column, problem.message);
  return productOf(range, completeRow(rows, row as TableRow));
}

function changedProduct(product: Product, changes: readonly CatalogueChange[] = []): Product {
  if (changes.length === 0) return product;
  const values = changes.map(({ field, value }) => [field, value ?? undefined]);
  const changed: Product = { ...product, ...Object.fromEntries(values) };
  const { id, price, photo } = changed;
  return {
    ...changed,
    ...(photo !== undefined && { image: `/pictures/${photo}` }),
    // A changed price has another reference at the payment provider.
    ...(price !== product.price && { priceId: syncedPriceId(id, price) ?? priceIdOf(id) }),
  };
}

/** The error at the problem's field if that was changed, otherwise at the product's first changed field. */
function errorsFor(
  { productId, field, message }: Problem,
  changes: readonly UncheckedChange[],
): ChangeError[] {
  const own = changes.filter((change) => change.productId === productId);
  const [first] = own;
  const at = own.find((change) => change.field === field) ?? first;
  return at ? [errorAt(at, message)] : [];
}

function errorAt({ productId, field }: UncheckedChange, message: string): ChangeError {
  return { productId, field, message };
}
