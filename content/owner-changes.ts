import { buildChanges } from '../catalogue/build-changes.ts';
import type { UncheckedChange } from '../catalogue/changes.ts';
import { contentId, isContentChange } from '../catalogue/content-change.ts';

let followed: readonly UncheckedChange[] | undefined;

/** The owner's content changes: those that the pages were built with, until `followContent` is called. */
export function contentChanges(): readonly UncheckedChange[] {
  followed ??= buildChanges().changes.filter(isContentChange);
  return followed;
}

/** Uses these changes in this process from now on. */
export function followContent(changes: readonly UncheckedChange[]): void {
  followed = changes.filter(isContentChange);
}

/** A record with the owner's changes applied; of two changes to one field, the later wins. */
export function withOwnerChanges<Listed>(
  record: string,
  listed: Listed,
  changes: readonly UncheckedChange[] = contentChanges(),
): Listed {
  const id = contentId(record);
  return changes
    .filter(({ productId }) => productId === id)
    .reduce((made, { field, value }) => withValue(made, field.split('.'), value) as Listed, listed);
}

/** Records of one kind, by name, with the owner's changes. */
export function recordsWithChanges<Name extends string>(
  kind: string,
  listed: Readonly<Record<Name, unknown>>,
): Readonly<Record<Name, unknown>> {
  const names = Object.keys(listed) as Name[];
  const changed = names.map((name) => [name, withOwnerChanges(`${kind}/${name}`, listed[name])]);
  return Object.fromEntries(changed);
}

/** A copy with another value at a path, such as faqs.2.answer. */
function withValue(of: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inside = withValue((of as Record<string, unknown> | undefined)?.[key], rest, value);
  return Array.isArray(of) ? of.with(Number(key), inside) : { ...(of as object), [key]: inside };
}
