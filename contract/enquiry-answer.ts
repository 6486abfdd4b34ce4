import * as v from 'valibot';

/** Stored. */
export const enquiryAccepted = v.object({ ok: v.literal(true) });

/** Not stored: why, and the errors by field. */
export const enquiryRejected = v.object({
  error: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  fields: v.optional(v.record(v.string(), v.string()), {}),
});
