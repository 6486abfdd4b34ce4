import * as v from 'valibot';
import { cleanText } from './clean-text.ts';

export const customerPageSize = 50;

/** A page of the list: the customers after the one with this last contact (in microseconds) and id. */
export const customerPageQuery = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,17}_\d{1,9}$/))),
});

export const historyTabs = ['all', 'orders', 'enquiries', 'emails'] as const;

export type HistoryTab = (typeof historyTabs)[number];

export const historyQuery = v.object({ show: v.optional(v.picklist(historyTabs), 'all') });

/** The most entries that are listed, the newest first. */
export const maxHistoryEntries = 200;

/** The email address is typed again to confirm, because erasing is final. */
export const erasure = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(300), v.transform(cleanText)),
});

/** How many records of each kind can be or were erased. */
export type ErasedCounts = {
  quotes: number;
  partEnquiries: number;
  restockRequests: number;
  registers?: number;
  emails: number;
  activityValues: number;
};

/** Such as "2 quotes, 1 part question"; empty if all counts are 0. */
export function formatErasedCounts(counts: ErasedCounts): string {
  const kinds = [
    [counts.quotes, 'quote request', 'quote requests'],
    [counts.partEnquiries, 'part question', 'part questions'],
    [counts.restockRequests, 'restock request', 'restock requests'],
    [counts.registers ?? 0, 'equipment register', 'equipment registers'],
    [counts.emails, 'email', 'emails'],
    [counts.activityValues, 'value in the activity log', 'values in the activity log'],
  ] as const;
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}
