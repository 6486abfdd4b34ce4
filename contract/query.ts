import * as v from 'valibot';

/** A day such as 2026-11-18 that exists in the calendar. */
export const isoDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => {
    const day = new Date(text);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  }),
);

/** Reads a list's filter from the query of an address. Invalid values are dropped. */
export function readFilter<Fields extends v.ObjectEntries>(
  filter: v.ObjectSchema<Fields, undefined>,
  query: URLSearchParams,
) {
  const given = Object.fromEntries(query);
  const good = Object.entries(filter.entries).filter(([name, field]) => v.is(field, given[name]));
  return v.parse(filter, Object.fromEntries(good.map(([name]) => [name, given[name]])));
}

/** Writes values as the query of an address, without those that are not set. */
export function formatQuery(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return new URLSearchParams(given).toString();
}
