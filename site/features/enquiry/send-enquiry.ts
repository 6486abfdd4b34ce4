import * as v from 'valibot';
import { enquiryAccepted, enquiryRejected } from '../../../contract/enquiry-answer.ts';
import type { FieldErrors } from '../../../contract/field-errors.ts';

export type EnquiryResult =
  | { readonly sent: true }
  | { readonly sent: false; readonly reason?: string; readonly fields: FieldErrors };

const patience = 20_000;

/** Sends a form's fields as JSON. It counts as sent only when the server says it is stored. */
export async function sendEnquiry(
  path: string,
  fields: unknown,
  send = fetch,
): Promise<EnquiryResult> {
  try {
    const answer = await send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await answer.json();
    if (answer.ok && v.is(enquiryAccepted, body)) return { sent: true };
    const refused = v.parse(enquiryRejected, body);
    return { sent: false, reason: refused.error, fields: refused.fields };
  } catch {
    return { sent: false, fields: {} };
  }
}
