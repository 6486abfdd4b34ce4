import * as v from 'valibot';
import { activityActions } from './activity.ts';
import { formatQuery, isoDate, readFilter } from './query.ts';

export const activityPageSize = 50;

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** Which activities a list shows. It is the query of the list's address. */
export const activityFilter = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\0]*$/)), ''),
  /** A staff member by id, or a command or the shop itself. */
  who: v.optional(v.pipe(v.string(), v.regex(/^(command|shop|[1-9]\d{0,8})$/))),
  action: v.optional(v.picklist(activityActions)),
  /** Within this many days, including today. */
  days: v.optional(v.picklist(['1', '7', '30'])),
  /** The first and the last day, in the UK. */
  from: v.optional(isoDate),
  to: v.optional(isoDate),
});

export type ActivityFilter = v.InferOutput<typeof activityFilter>;

/** Reads the filter from the query of an address. Invalid values are dropped. */
export function readActivityFilter(query: URLSearchParams): ActivityFilter {
  return readFilter(activityFilter, query);
}

export function writeActivityFilter({ search, ...rest }: ActivityFilter): string {
  return formatQuery({ search: search || undefined, ...rest });
}

/** A page of the list: the activities before the one with this id. */
export const activityPageQuery = v.object({ ...activityFilter.entries, before: v.optional(id) });
