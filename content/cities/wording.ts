import * as v from 'valibot';
import { textUpTo } from '../fields.ts';

/** Patterns that no text of a page may match, and why. */
const neverSaid: readonly (readonly [RegExp, string])[] = [
  [/\b0\d{2,4}[ -]?\d{3}|@|\+44/, 'Phone and email stand in the company facts'],
  [
    /\bcollect(s|ing|ion)?\b|\bpick(s|ing)? (it|kit|them) up\b|\bfetch|trade counter/i,
    'We deliver; nothing can be collected',
  ],
  [
    /\b(we|driver|carrier) (will )?(rings?|calls?|phones?|texts?)\b|\bsent ahead\b/i,
    'Nobody calls before a delivery',
  ],
  [/\b(calls?|ring|phones?)\b[^.]*\b\d{1,2}(:\d\d)?[ap]m\b/i, 'Phone hours stand by the number'],
  // Plain platform steps have a knee rail: only the safety rail ones close at the waist.
  [/^(?!.*safety rail).*\bwaist\b/s, 'Only safety rail steps close at the waist'],
  [/screw leveller/, 'The one leveller on sale is a ratchet'],
  [
    /^(?=.*mph)(?!\D*17\D*$)/s,
    'PASMA lets a tower stand in 17 mph at most, and gives no other figure',
  ],
];

/** A text of a city page, with a maximum length. */
export const worded = (most: number) =>
  v.pipe(
    textUpTo(most),
    v.rawCheck(({ dataset, addIssue }) => {
      for (const [said, message] of neverSaid)
        if (dataset.typed && said.test(dataset.value)) addIssue({ message });
    }),
  );

/** Every string of the page, so that a claim hidden in any section is found. */
export function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyText);
}
