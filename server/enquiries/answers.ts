import type { Context } from 'hono';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { Refusal, refusalFor } from '../answering.ts';
import { describeError, type Log } from '../log.ts';
import { isForm, type Typed } from '../read-fields.ts';
import type { AgainPage } from './again/again-page.ts';
import { formHtml } from './again/form-html.ts';
import type { FormShape } from './again/form-shape.ts';
import { EnquiryRefusal } from './refusal.ts';

/** A browser's own form is answered with a page, a script with JSON. */
function wantsPage(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? '';
  if (accepted.includes('text/html')) return !request.headers.get('content-type')?.includes('json');
  return isForm(request) && !accepted.includes('application/json');
}

/** Thanks for what is kept; a browser is sent on to where that is said. */
export function answerTaken(context: Context, thanks: string): Response {
  const headers = { 'cache-control': 'no-store' };
  if (!wantsPage(context.req.raw)) return context.json({ ok: true }, 201, headers);
  return new Response(null, { status: 303, headers: { ...headers, location: thanks } });
}

type Refused = { error: unknown; typed: Typed; shape: FormShape; page: AgainPage; log: Log };

/** Says what is wrong; a form comes back with what was typed, whatever it was that went wrong. */
export function answerRefused(
  context: Context,
  { error, typed, shape, page, log }: Refused,
): Response {
  const asPage = wantsPage(context.req.raw);
  const refusal = refusalFor(error) ?? (asPage ? ourFault : undefined);
  if (!refusal) throw error;
  if (refusal === ourFault) {
    log.error('request failed', { requestId: context.get('requestId'), ...describeError(error) });
  }
  if (refusal.cause) log.warn('call refused', describeError(refusal.cause));

  const { status, message } = refusal;
  const errors: FieldErrors = refusal instanceof EnquiryRefusal ? refusal.fields : {};
  const headers = { 'cache-control': 'no-store', ...retryAfter(refusal) };
  if (!asPage) return context.json({ error: message, fields: errors }, status, headers);
  const { path: action } = context.req;
  const form = formHtml({ action, shape, typed, sentence: message, errors });
  return new Response(page.html(form), { status, headers: { ...page.headers, ...headers } });
}

const ourFault = new Refusal(500, 'Something went wrong on our side. Please send it once more.');

function retryAfter(refusal: Refusal): Record<string, string> {
  const seconds = refusal instanceof EnquiryRefusal ? refusal.retryAfter : undefined;
  if (seconds !== undefined) return { 'retry-after': String(seconds) };
  return refusal.status === 503 ? { 'retry-after': '5' } : {};
}
