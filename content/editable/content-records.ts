import { type ContentInput, contentKinds, fieldGroups, namesInBraces } from './content-fields.ts';

export type ContentKindName = keyof typeof contentKinds;

/** A field of a record that may be changed: its path, its label and how it is entered. */
export type EditableField = {
  readonly field: string;
  readonly label: string;
  readonly input: ContentInput;
  readonly hint: string | undefined;
  /** The heading above it. */
  readonly group: string;
  /** Its value without the owner's changes. */
  readonly listed: unknown;
};

/** A record that is edited separately, such as a city's texts. */
export type EditableRecord = {
  readonly id: string;
  readonly kind: ContentKindName;
  /** Its name, given its current value. */
  readonly nameOf: (value: unknown) => string;
  readonly listed: unknown;
  readonly fields: readonly EditableField[];
  readonly pages: readonly string[];
};

/** Every record that may be edited, by its name in changes: company, city/leeds. */
export const contentRecords: ReadonlyMap<string, EditableRecord> = new Map(
  (Object.keys(contentKinds) as ContentKindName[]).flatMap((kind) => recordsOf(kind)),
);

function recordsOf(kind: ContentKindName): [string, EditableRecord][] {
  const { title, records, nameOf, fields, pages } = contentKinds[kind];
  return Object.entries(records).map(([key, listed], at) => {
    const id = key === kind ? kind : `${kind}/${key}`;
    const named = nameOf as (value: unknown, at: number) => string;
    const found = Object.entries(fields).flatMap(([path, [label, input, hint]]) =>
      placesOf(listed, path.split('.')).map(({ place, numbers, value }) => ({
        field: place.join('.'),
        label: label.replace('*', String(numbers[0] ?? '')),
        group: fieldGroups[place[0] ?? ''] ?? fieldGroups[kind] ?? title,
        hint: hint === namesInBraces && !String(value).includes('{') ? undefined : hint,
        ...{ input, listed: value },
      })),
    );
    const record = { id, kind, listed, fields: found, pages: pages(key) };
    return [id, { ...record, nameOf: (value) => named(value, at) }];
  });
}

type Place = { place: string[]; numbers: number[]; value: unknown };

/** The places that a path matches in a record: a star matches every item of a list. May be empty. */
function placesOf(value: unknown, [key, ...rest]: readonly string[]): Place[] {
  if (key === undefined) return value === undefined ? [] : [{ place: [], numbers: [], value }];
  if (typeof value !== 'object' || value === null) return [];
  const inside = (name: string, numbers: number[]) =>
    placesOf((value as Record<string, unknown>)[name], rest).map((found) => ({
      ...found,
      place: [name, ...found.place],
      numbers: [...numbers, ...found.numbers],
    }));
  if (key !== '*') return inside(key, []);
  return Object.keys(value).flatMap((name) => inside(name, [Number(name) + 1]));
}

/** The value at a field of a record, with or without changes. */
export function valueAt(record: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], record);
}
