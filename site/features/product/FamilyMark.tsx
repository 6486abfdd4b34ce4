import { type FamilyKey, familyColours } from '../../../catalogue/families.ts';

/** A family's colour beside its name, as tape marks a ladder's stile. Says nothing that the name does not. */
export function FamilyMark({ family }: { family: FamilyKey }) {
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true" className="mr-2 inline size-2.25 outline outline-ink">
      <path fill={familyColours[family]} d="M0 0h1v1H0z" />
    </svg>
  );
}
