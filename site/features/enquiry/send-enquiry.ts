import * as v from 'valibot';
import { enquiryAccepted, enquiryRejected } from '../../../contract/enquiry-response.ts';
import type { FieldErrors } from '../../../contract/field-errors.ts';
import { minFillTimeMs } from '../../../contract/fields.ts';
import type { QueueResult } from '../../offline/outbox.ts';

type EnquiryResult =
  /** A sent enquiry may lead to another page, such as a payment page. */
  | { readonly sent: true; readonly next?: string | undefined }
  | { readonly sent: false; readonly reason?: string; readonly fields: FieldErrors };

const requestTimeoutMs = 20_000;

/** Sends a form's fields as JSON. It counts as sent only if the server responds that it is stored. */
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
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    const body: unknown = await answer.json();
    const accepted = v.safeParse(enquiryAccepted, body);
    if (answer.ok && accepted.success) return { sent: true, next: accepted.output.next };
    const rejected = v.parse(enquiryRejected, body);
    return { sent: false, reason: rejected.error, fields: rejected.fields };
  } catch {
    return { sent: false, fields: {} };
  }
}

/** Waits for the minimum fill time, so that a visitor whose browser fills in the form is not taken for a bot. */
export function waitForMinimumFillTime(startedAt: number): Promise<void> {
  const rest = startedAt + minFillTimeMs - Date.now();
  if (rest <= 0 || rest > minFillTimeMs) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, rest));
}

type Unsent = { path: string; what: string; fields: { attempt: string } };

/** If the visitor is offline, stores the enquiry for later and returns true. */
export async function queueIfOffline({ path, what, fields }: Unsent): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    const { queueForLater } = await import('../../offline/send-queued.ts');
    await queueForLater({ key: fields.attempt, path, what, at: Date.now(), fields: { ...fields } });
    return true;
  } catch {
    // Storage is blocked, so the fields stay in the form.
    return false;
  }
}

/** Deletes the enquiry stored under this key, now that it is corrected or sent. */
export async function removeQueued(attempt: string) {
  if (!attempt) return;
  try {
    const { deleteQueuedRequest } = await import('../../offline/send-queued.ts');
    await deleteQueuedRequest(attempt);
  } catch {
    // A rejected enquiry stays at the top of the page, where it can be deleted.
  }
}

/** Calls back once, when the enquiry stored under this key has been accepted or rejected. */
export async function subscribeToAnswer(attempt: string, onAnswer: (answer: QueueResult) => void) {
  const { listenForResult } = await import('../../offline/outbox.ts');
  listenForResult(attempt, onAnswer);
}
