import { affectsEveryPage, contentRecord } from '../../catalogue/content-change.ts';
import { contentRecords } from '../../content/editable/content-records.ts';
import { contentChanges, withOwnerChanges } from '../../content/owner-changes.ts';

export const recordsInPageId = 'owner-changes';

/** The changed records that a page's scripts need, as the text of a script element; undefined if there are none. */
export function recordsInPage(path: string): string | undefined {
  const changed = new Set(contentChanges().flatMap((change) => contentRecord(change) ?? []));
  const needed = [...changed].filter(
    (record) => affectsEveryPage(record) || (path === '/' && record.startsWith('testimonial/')),
  );
  if (needed.length === 0) return undefined;
  const records = needed.map((id) => [id, withOwnerChanges(id, contentRecords.get(id)?.listed)]);
  return JSON.stringify(Object.fromEntries(records)).replaceAll('<', '\\u003c');
}
