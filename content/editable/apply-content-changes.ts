import * as v from 'valibot';
import type { ChangeError, UncheckedChange } from '../../catalogue/changes.ts';
import { contentRecord } from '../../catalogue/content-change.ts';
import { withOwnerChanges } from '../owner-changes.ts';
import { contentKinds } from './content-fields.ts';
import { contentRecords } from './content-records.ts';

type Applied = {
  /** Every record that may be edited, with the changes applied. */
  readonly records: ReadonlyMap<string, unknown>;
  readonly errors: readonly ChangeError[];
  /** The changes, without those to records that they would make invalid. */
  readonly changes: readonly UncheckedChange[];
};

/**
 * Applies the owner's changes to the shop's content, with the checks of the content itself. A record
 * with invalid changes stays as listed, and its errors are returned. Product changes are ignored.
 */
export function applyContentChanges(given: readonly UncheckedChange[]): Applied {
  const changes = given.filter((change) => contentRecord(change) !== undefined);
  const byRecord = Map.groupBy(changes, (change) => contentRecord(change) ?? '');
  const records = new Map([...contentRecords].map(([id, { listed }]) => [id, listed]));
  const errors: ChangeError[] = [];
  for (const [id, own] of byRecord) {
    const { record, errors: found } = changedRecord(id, own);
    errors.push(...found);
    if (found.length === 0) records.set(id, record);
  }
  const last = lastTestimonial(records, changes);
  if (last) {
    const { productId, field } = last;
    errors.push({ productId, field, message: 'Show at least one testimonial' });
    for (const id of byRecord.keys())
      if (id.startsWith('testimonial/')) records.set(id, contentRecords.get(id)?.listed);
  }
  const wrong = new Set(errors.map(({ productId }) => productId));
  const kept = (change: UncheckedChange) =>
    !wrong.has(change.productId) && !(last && change.productId.includes('testimonial/'));
  return { records, errors: errors.map(sentenceOf), changes: changes.filter(kept) };
}

function changedRecord(id: string, changes: readonly UncheckedChange[]) {
  const errorAt = ({ productId, field }: UncheckedChange, message: string) => ({
    ...{ productId, field, message },
  });
  const fields = contentRecords.get(id)?.fields;
  if (!fields) {
    const errors = changes.map((change) => errorAt(change, 'There is no such text'));
    return { record: undefined, errors };
  }
  const isLocked = ({ field }: UncheckedChange) => !fields.some((each) => each.field === field);
  const locked = changes.filter(isLocked);
  if (locked.length > 0) {
    const sentence = 'This is locked: it can be changed in the project only';
    return { record: undefined, errors: locked.map((change) => errorAt(change, sentence)) };
  }
  const { record, issues } = checkRecord(id, changes);
  const [first] = changes;
  const errors = issues.flatMap(({ path, message }) => {
    const at = changes.find((change) => isAt(change, path));
    if (at) return [errorAt(at, message)];
    const label = fields.find(({ field }) => field === path)?.label;
    return first ? [errorAt(first, label ? `${label}: ${message}` : message)] : [];
  });
  return { record, errors };
}

/** A record with changes applied, and the issues that its schema finds. */
function checkRecord(id: string, changes: readonly UncheckedChange[]) {
  const known = contentRecords.get(id);
  if (!known) return { record: undefined, issues: [] };
  const record = withOwnerChanges(id, known.listed, changes);
  const { schema } = contentKinds[known.kind];
  const { issues = [] } = v.safeParse(schema, record, { abortPipeEarly: true });
  const found = issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  return { record, issues: found };
}

const isAt = ({ field }: UncheckedChange, path: string) =>
  path === field || path.startsWith(`${field}.`);

/** The change that hides the last testimonial, if one does. */
function lastTestimonial(
  records: ReadonlyMap<string, unknown>,
  changes: readonly UncheckedChange[],
): UncheckedChange | undefined {
  const isShown = [...records].some(
    ([id, record]) => id.startsWith('testimonial/') && (record as { shown: boolean }).shown,
  );
  if (isShown) return undefined;
  return changes.findLast(({ field, value }) => field === 'shown' && value === false);
}

const sentenceOf = (error: ChangeError): ChangeError => ({
  ...error,
  message: error.message.endsWith('.') ? error.message : `${error.message}.`,
});

/** What is wrong with a change at its own field, given the other changes to its record. */
export function contentErrorAt(
  change: UncheckedChange,
  others: readonly UncheckedChange[],
): ChangeError | undefined {
  const { productId, field } = change;
  const rest = others.filter((other) => other.productId !== productId || other.field !== field);
  const { issues } = checkRecord(contentRecord(change) ?? '', [...rest, change]);
  const found = issues.find(({ path }) => isAt(change, path));
  return found && sentenceOf({ productId, field, message: found.message });
}
