import type { Context } from 'hono';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { Form } from '../../contract/form.ts';
import { describeError, type Log } from '../app/log.ts';
import { errorResponse, HttpError, httpErrorFor, logCause } from '../http/errors.ts';
import { isForm, type Typed } from '../http/read-fields.ts';
import { formHtml, goneHtml } from './resubmit/form-html.ts';
import type { ResubmitPage } from './resubmit/resubmit-page.ts';
import { InvalidFields } from './wrong-fields.ts';

/** A browser's own form is answered with a page, a script with JSON. */
function wantsPage(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? '';
  if (accepted.includes('text/html')) return !request.headers.get('content-type')?.includes('json');
  return isForm(request) && !accepted.includes('application/json');
}

/** Thanks for what is kept; a browser is sent on to where that is said. */
export function answerAccepted(context: Context, thanks: string): Response {
  const headers = { 'cache-control': 'no-store' };
  if (!wantsPage(context.req.raw)) return context.json({ ok: true }, 201, headers);
  return new Response(null, { status: 303, headers: { ...headers, location: thanks } });
}

type Rejection = { error: unknown; typed: Typed; form: Form; page: ResubmitPage; log: Log };

/**
 * Says what is wrong. A form comes back with what was typed, unless it was not read: it was too long,
 * cut short, in no form that we know, or sent from another website.
 */
export function answerRejected(
  context: Context,
  { error, typed, form, page, log }: Rejection,
): Response {
  const asPage = wantsPage(context.req.raw);
  const refusal = httpErrorFor(error) ?? (asPage ? ourFault : undefined);
  if (!refusal) throw error;
  if (refusal === ourFault) {
    log.error('request failed', { requestId: context.get('requestId'), ...describeError(error) });
  }
  logCause(refusal, log);

  const errors: FieldErrors = refusal instanceof InvalidFields ? refusal.fields : {};
  if (!asPage) return errorResponse(refusal, { fields: errors });
  const { status, headers, message: sentence } = refusal;
  const html =
    status === 410
      ? goneHtml(sentence)
      : formHtml({ action: context.req.path, form, typed, sentence, errors });
  return new Response(page.html(html), { status, headers: { ...page.headers, ...headers } });
}

const ourFault = new HttpError(500, 'Something went wrong on our side. Please send it once more.');
