import {
  type ChangeError,
  type ProductField,
  parseChange,
  type UncheckedChange,
} from '../../catalogue/changes.ts';
import { contentRecord, isContentChange } from '../../catalogue/content-change.ts';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Product } from '../../catalogue/product.ts';
import { applyContentChanges } from '../../content/editable/apply-content-changes.ts';
import { contentKinds } from '../../content/editable/content-fields.ts';
import {
  contentRecords,
  type EditableField,
  valueAt,
} from '../../content/editable/content-records.ts';
import { withOwnerChanges } from '../../content/owner-changes.ts';

/** What changes are about in a catalogue: a product or a content record. */
export type Subject = {
  name: string;
  /** The SKU, or the kind of content. */
  about: string;
  /** The value of a field, in the form a change would store. */
  getValue: (field: string) => unknown;
  /** A content field; the office has its own list of product fields. */
  getField: (field: string) => EditableField | undefined;
};

/** What a change is about; undefined if there is no such product or record. */
export function findSubject(
  { byId, content }: Pick<Catalogue, 'byId' | 'content'>,
  productId: string,
): Subject | undefined {
  const record = contentRecords.get(contentRecord({ productId }) ?? '');
  if (record) {
    const { id, nameOf, listed, kind, fields } = record;
    const live = withOwnerChanges(id, listed, content);
    return {
      name: nameOf(live),
      about: contentKinds[kind].title,
      getValue: (field) => valueAt(live, field) ?? null,
      getField: (field) => fields.find((each) => each.field === field),
    };
  }
  const product = byId(productId);
  if (!product) return undefined;
  const { name, sku: about } = product;
  return {
    ...{ name, about },
    getValue: (field) => currentValue(product, field),
    getField: () => undefined,
  };
}

/** The current value of a product's field, in the form a change would store. */
export function currentValue(product: Product, field: string): unknown {
  // A size is added once; later changes apply to its fields.
  const value = product[field as ProductField];
  return value ?? (field === 'featured' || field === 'withdrawn' ? false : null);
}

/** The change as it is stored, or why it is invalid on its own. */
export function parseAnyChange(
  change: UncheckedChange,
): { change: UncheckedChange; error?: never } | { change?: never; error: ChangeError } {
  if (!isContentChange(change)) return parseChange(change);
  const { productId, field, value } = change;
  const known = contentRecords.get(contentRecord(change) ?? '');
  if (known?.fields.some((each) => each.field === field))
    return { change: { productId, field, value } };
  const [error] = applyContentChanges([change]).errors;
  return { error: error ?? { productId, field, message: 'This cannot be changed.' } };
}
