import type { Work } from '../books/work.ts';
import type { WireList } from '../wire.ts';
import type { FormValue } from './form.ts';

export type Asked = {
  work: Work;
  /** The id in the path; empty where there is none. */
  id: string;
  given: { [key: string]: FormValue };
};

/** One call of Stripe's API, under /v1. */
export type Route = {
  method: 'GET' | 'POST';
  path: string;
  /** What of its answer can be expanded. */
  expandable: readonly string[];
  answer: (asked: Asked) => Promise<object>;
};

/** A page of a list, cut off where more was found than asked for. */
export function listOf<Item>(url: string, found: Item[], limit: number): WireList<Item> {
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url };
}
