import * as v from 'valibot';
import type { Work } from '../books/work.ts';
import type { WireList } from '../wire.ts';
import { missing } from './api-error.ts';
import type { FormValue } from './form.ts';
import { readParameters } from './parameters.ts';

/** A question that takes no parameters. */
export const nothing = v.strictObject({});

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

type ListQuestion = v.GenericSchema<unknown, { limit: number }>;

/** The call for a list, a page at a time. What finds its items finds one more than was asked for, if there are more. */
export function listRoute<Question extends ListQuestion>(
  path: string,
  can: readonly string[],
  question: Question,
  find: (work: Work, asked: v.InferOutput<Question>) => Promise<object[]>,
): Route {
  return {
    method: 'GET',
    path,
    expandable: can,
    answer: async ({ work, given }) => {
      const asked = readParameters(question, given);
      return listOf(path, await find(work, asked), asked.limit);
    },
  };
}

/** The call for one object by its id. */
export function itemRoute(
  path: string,
  can: readonly string[],
  what: string,
  find: (work: Work, id: string) => Promise<object | null | undefined>,
): Route {
  return {
    method: 'GET',
    path: `${path}/:id`,
    expandable: can,
    answer: async ({ work, id, given }) => {
      readParameters(nothing, given);
      const found = await find(work, id);
      if (!found) throw missing(what, id, 'path');
      return found;
    },
  };
}
