import type { UncheckedChange } from './changes.ts';

const prefix = 'content:';

/** How changes name a record of content, such as a city's texts; no product is named so. */
export const contentId = (record: string): string => `${prefix}${record}`;

/** The record of content that a change is about; undefined for a change to a product. */
export function contentRecord({ productId }: Pick<UncheckedChange, 'productId'>) {
  return productId.startsWith(prefix) ? productId.slice(prefix.length) : undefined;
}

/** Kinds of content that every page may say, and its scripts too. */
const everywhere: readonly string[] = ['company', 'zone', 'express'];

export const isSaidEverywhere = (record: string): boolean =>
  everywhere.includes(record.split('/')[0] ?? '');

/** Whether a change is about content, not a product. */
export const isContentChange = (change: Pick<UncheckedChange, 'productId'>): boolean =>
  contentRecord(change) !== undefined;
