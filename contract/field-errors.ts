import type * as v from 'valibot';

/** What is wrong with each field, in words a buyer can act on. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The first complaint about each field, by the field's name. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}
