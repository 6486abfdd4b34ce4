import type { FieldErrors } from '../../../contract/field-errors.ts';

/** Why a form was rejected. */
export type RejectedEnquiry = {
  readonly errors: FieldErrors;
  /** Sending failed, with the reason if known. */
  readonly failed?: { readonly reason?: string };
};

/** A rejection as a form can show it: errors of hidden fields become part of the form's own message. */
export function toVisibleErrors(
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
  // If no field is marked, the reason that points to marked fields is left out.
  const reasons = [marked.length > 0 ? failed?.reason : undefined, ...unseen];
  return {
    errors: Object.fromEntries(marked),
    failed: { reason: reasons.filter(Boolean).join(' ') },
  };
}
