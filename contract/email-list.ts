import * as v from 'valibot';
import { emailKinds } from './email-kinds.ts';
import { emailAddress } from './fields.ts';
import { formatQuery, readFilter } from './query.ts';

/** The states of an email, those that need attention first. */
export const emailStates = ['failed', 'waiting', 'sent'] as const;

export type EmailState = (typeof emailStates)[number];

export const emailTabs = ['all', ...emailStates] as const;

export const emailPageSize = 50;

/** Counting stops at this number. */
export const maxEmailCount = 10_000;

/** Which emails a list shows. It is the query of the list's address. */
export const emailFilter = v.object({
  tab: v.optional(v.picklist(emailTabs), 'all'),
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  kind: v.optional(v.picklist(emailKinds)),
});

export type EmailFilter = v.InferOutput<typeof emailFilter>;

/** A page of the list: the emails after the one that `after` names. */
export const emailPageQuery = v.object({
  ...emailFilter.entries,
  after: v.optional(v.pipe(v.string(), v.regex(/^(failed|waiting|sent)_\d{1,9}$/))),
});

/** Reads the filter from the query of an address. Invalid values are dropped. */
export function readEmailFilter(query: URLSearchParams): EmailFilter {
  return readFilter(emailFilter, query);
}

export function writeEmailFilter({ tab, search, kind }: EmailFilter): string {
  return formatQuery({ tab: tab === 'all' ? undefined : tab, search: search || undefined, kind });
}

export const emailCorrection = v.object({ email: emailAddress });
