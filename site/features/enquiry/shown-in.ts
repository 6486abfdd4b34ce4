import type { FieldErrors } from '../../../contract/field-errors.ts';

/** Why a form was not taken. */
export type RejectedEnquiry = {
  readonly errors: FieldErrors;
  /** It did not go through, for this reason where there is one. */
  readonly failed?: { readonly reason?: string };
};

/** A rejection as a form can show it: what is wrong with fields that nobody sees is told with the form. */
export function shownIn(
  controls: Iterable<Pick<Element, 'getAttribute'>>,
  { errors, failed }: RejectedEnquiry,
): RejectedEnquiry {
  const seen = new Set(
    [...controls]
      .filter((control) => control.getAttribute('type') !== 'hidden')
      .map((control) => control.getAttribute('name')),
  );
  const all = Object.entries(errors);
  const marked = all.filter(([name]) => seen.has(name));
  const unseen = all.filter(([name]) => !seen.has(name)).map(([, sentence]) => sentence);
  if (unseen.length === 0) return { errors, failed };
  // Where nothing is marked, nobody is told to look for marks.
  const reasons = [marked.length > 0 ? failed?.reason : undefined, ...unseen];
  return {
    errors: Object.fromEntries(marked),
    failed: { reason: reasons.filter(Boolean).join(' ') },
  };
}
