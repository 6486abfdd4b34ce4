import * as v from 'valibot';
import file from './claims.json' with { type: 'json' };
import { listOf, text, textUpTo } from './fields.ts';
import { readRecord } from './read-records.ts';

const entries = {
  id: v.pipe(text, v.regex(/^[a-z\d-]+$/, 'Write an id such as company-number')),
  claim: textUpTo(420),
  /** What the owner has to confirm or supply. */
  confirm: textUpTo(420),
  /** The files that contain it; a folder ends in a slash. */
  where: listOf(text, 1, 6),
  /** Set if it can be confirmed only once the shop takes payments, so the launch does not wait for it. */
  afterLaunch: v.optional(v.literal(true)),
};

const claim = v.variant('confirmed', [
  v.strictObject({ ...entries, confirmed: v.literal(false) }),
  v.strictObject({
    ...entries,
    confirmed: v.literal(true),
    on: v.pipe(v.string(), v.isoDate('Write the day as 2026-12-01')),
    by: textUpTo(60),
  }),
]);

/** A sample claim about the shop, which the owner confirms, replaces or removes. */
export type SampleClaim = v.InferOutput<typeof claim>;

export const claimsSchema = v.pipe(
  v.strictObject({
    sections: v.array(v.strictObject({ title: text, claims: v.array(claim) })),
  }),
  v.check(({ sections }) => {
    const ids = sections.flatMap(({ claims }) => claims.map(({ id }) => id));
    return new Set(ids).size === ids.length;
  }, 'An id stands twice'),
);

/** The list, in the sections of docs/before-launch.md, which is generated from it. */
export const { sections: claimSections } = readRecord('content/claims.json', claimsSchema, file);

export const sampleClaims: readonly SampleClaim[] = claimSections.flatMap(({ claims }) => claims);
