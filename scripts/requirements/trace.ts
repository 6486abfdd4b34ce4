import type { Requirement } from './requirement-table.ts';
import type { TitledTest } from './test-titles.ts';

type Trace = {
  tests: Map<string, TitledTest[]>;
  /** Requirements that no test names. */
  untested: Requirement[];
  /** Tests that name an id no requirement has. */
  unknown: { id: string; test: TitledTest }[];
};

/** Joins requirements and the tests that name them. */
export function traceRequirements(requirements: Requirement[], tests: TitledTest[]): Trace {
  const byId = new Map<string, TitledTest[]>(requirements.map(({ id }) => [id, []]));
  const unknown: Trace['unknown'] = [];
  for (const test of tests)
    for (const id of test.ids) {
      const named = byId.get(id);
      if (named) named.push(test);
      else unknown.push({ id, test });
    }
  const untested = requirements.filter(({ id }) => byId.get(id)?.length === 0);
  return { tests: byId, untested, unknown };
}
