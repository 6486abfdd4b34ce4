import type { Context } from 'hono';
import { company } from '../../content/company.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { Form } from '../../contract/form.ts';
import { describeError, type Log } from '../app/log.ts';
import { errorResponse, HttpError, logCause, toHttpError } from '../http/errors.ts';
import { isForm, type SubmittedFields } from '../http/read-fields.ts';
import { SiteError } from '../pages/manifest.ts';
import type { BuiltSite } from '../pages/read-site.ts';
import { decodeText } from '../pages/site-file.ts';
import { InvalidFieldsError } from './enquiry.ts';
import { continueToPaymentHtml, expiredLinkHtml, resubmitFormHtml } from './resubmit-form.ts';

/** Whether a browser's own form sent the request, which gets a page, and not a script. */
export function wantsHtmlPage(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? '';
  if (accepted.includes('text/html')) return !request.headers.get('content-type')?.includes('json');
  return isForm(request) && !accepted.includes('application/json');
}

type AcceptedEnquiry = {
  thanks: string;
  /** Where the browser continues, such as a payment page. */
  next: string | undefined;
  page: ResubmitPage;
};

/**
 * Confirms an enquiry. A browser is redirected to the thank-you page, or shown a link to `next`, as no
 * form on our pages may redirect to another origin.
 */
export function respondAccepted(
  context: Context,
  { thanks, next, page }: AcceptedEnquiry,
): Response {
  const headers = { 'cache-control': 'no-store' };
  if (!wantsHtmlPage(context.req.raw)) {
    return context.json({ ok: true, ...(next && { next }) }, 201, headers);
  }
  if (next) {
    const html = page
      .html(continueToPaymentHtml(next))
      .replace(/<title>[^<|]*/, '<title>Your order ');
    return new Response(html, { headers: { ...page.headers, ...headers } });
  }
  return new Response(null, { status: 303, headers: { ...headers, location: thanks } });
}

type RejectedFormResponse = {
  error: unknown;
  typed: SubmittedFields;
  form: Form;
  page: ResubmitPage;
  log: Log;
};

/** Responds with the error. A form is shown again with its values, unless it could not be read. */
export function respondRejected(
  context: Context,
  { error, typed, form, page, log }: RejectedFormResponse,
): Response {
  const wantsHtml = wantsHtmlPage(context.req.raw);
  const httpError = toHttpError(error) ?? (wantsHtml ? internalError : undefined);
  if (!httpError) throw error;
  if (httpError === internalError) {
    log.error('request failed', { requestId: context.get('requestId'), ...describeError(error) });
  }
  logCause(httpError, log);

  const errors: FieldErrors = httpError instanceof InvalidFieldsError ? httpError.fields : {};
  if (!wantsHtml) return errorResponse(httpError, { fields: errors });
  const { status, headers, message } = httpError;
  const html =
    status === 410
      ? expiredLinkHtml(message)
      : resubmitFormHtml({ action: context.req.path, form, typed, sentence: message, errors });
  return new Response(page.html(html), { status, headers: { ...page.headers, ...headers } });
}

const internalError = new HttpError(500, 'Something went wrong on our side. Please send it again.');

type ResubmitPage = { html: (form: string) => string; headers: Record<string, string> };

/** The empty element in the built page that the form goes into. */
const formPlaceholder = /(?<=<div [^>]*data-enquiry-again[^>]*>)(?=<\/div>)/;

/** Shows the form within a page of the site, or on a bare page without one. */
export function createResubmitPage(site: BuiltSite | undefined): ResubmitPage {
  if (!site) return { html: barePage, headers: bareHeaders };
  const { headers } = site.enquiryAgain;
  const [before, after] = decodeText(site.enquiryAgain).split(formPlaceholder);
  if (before === undefined || after === undefined)
    throw new SiteError('The built site has no place for a form in enquiry-again.html.');
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = headers;
  return {
    html: (form) => `${before}${form}${after}`,
    headers: { 'content-type': type, 'content-security-policy': policy },
  };
}

function barePage(form: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Not sent | ${company.name}</title></head>
<body>
${form}
</body>
</html>
`;
}

const bareHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};
