import * as v from 'valibot';

/** More than four do not fit side by side on any screen. */
export const mostCompared = 4;

const storedIds = v.array(v.unknown());
const storedId = v.pipe(v.string(), v.nonEmpty());

/** The ids that storage holds, whatever it is: what is no id is dropped, each stands once. */
export function readIds(text: string | null): string[] {
  try {
    const entries = v.parse(storedIds, JSON.parse(text ?? '[]'));
    return [...new Set(entries.filter((entry) => v.is(storedId, entry)))];
  } catch {
    return [];
  }
}
