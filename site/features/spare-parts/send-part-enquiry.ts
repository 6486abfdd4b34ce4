import * as v from 'valibot';
import { company } from '../../../content/company.ts';
import { calls } from '../../../contract/calls.ts';
import { enquiryRefused, enquiryTaken } from '../../../contract/enquiry-answer.ts';
import { type FieldErrors, fieldErrors } from '../../../contract/field-errors.ts';
import { partEnquiry } from '../../../contract/part-enquiry.ts';

export type Outcome =
  | { readonly sent: true }
  | { readonly sent: false; readonly error: string; readonly fields: FieldErrors };

const mend = 'Please mend the marked fields. Nothing has been sent yet.';
const unsent = `Your question was not sent. Try again in a moment, or call ${company.phone.shown}.`;

/** Checks what was typed as the server will, sends it, and says honestly whether it arrived. */
export async function sendPartEnquiry(
  typed: Readonly<Record<string, unknown>>,
  post: typeof fetch = fetch,
): Promise<Outcome> {
  const checked = v.safeParse(partEnquiry, typed);
  if (!checked.success) return { sent: false, error: mend, fields: fieldErrors(checked.issues) };
  try {
    const answer = await post(calls.partEnquiry, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(checked.output),
    });
    const said: unknown = await answer.json();
    if (answer.ok && v.is(enquiryTaken, said)) return { sent: true };
    const refused = v.safeParse(enquiryRefused, said);
    return refused.success ? { sent: false, ...refused.output } : failed;
  } catch {
    return failed;
  }
}

const failed: Outcome = { sent: false, error: unsent, fields: {} };
