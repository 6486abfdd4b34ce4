import * as v from 'valibot';

/** The enquiry was stored. `next` is where the browser goes instead of the thank-you page. */
export const enquiryAccepted = v.object({
  ok: v.literal(true),
  next: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/))),
});

/** The enquiry was not stored: the reason, and the errors by field. */
export const enquiryRejected = v.object({
  error: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  fields: v.optional(v.record(v.string(), v.string()), {}),
});
