import * as v from 'valibot';

/** Stored: the visitor may be thanked. */
export const enquiryAccepted = v.object({ ok: v.literal(true) });

/** Not stored: why, and which field to mend where it is one field's fault. */
export const enquiryRejected = v.object({
  error: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  fields: v.optional(v.record(v.string(), v.string()), {}),
});
