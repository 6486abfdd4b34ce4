import type { UncheckedChange } from './changes.ts';

const prefix = 'content:';

/** The id of a content record in changes, such as a city's texts. No product id has this prefix. */
export const contentId = (record: string): string => `${prefix}${record}`;

/** The content record that a change is about; undefined for a change to a product. */
export function contentRecord({ productId }: Pick<UncheckedChange, 'productId'>) {
  return productId.startsWith(prefix) ? productId.slice(prefix.length) : undefined;
}

/** Kinds of content that any page or script may contain. */
const sitewideKinds: readonly string[] = ['company', 'zone', 'express'];

export const affectsEveryPage = (record: string): boolean =>
  sitewideKinds.includes(record.split('/')[0] ?? '');

/** Whether a change is about content, not a product. */
export const isContentChange = (change: Pick<UncheckedChange, 'productId'>): boolean =>
  contentRecord(change) !== undefined;
