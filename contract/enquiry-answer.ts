import * as v from 'valibot';

/** Stored, with where the browser goes on if not to the thanks. */
export const enquiryAccepted = v.object({
  ok: v.literal(true),
  next: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/))),
});

/** Not stored: why, and the errors by field. */
export const enquiryRejected = v.object({
  error: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  fields: v.optional(v.record(v.string(), v.string()), {}),
});
