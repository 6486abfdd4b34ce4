import type { Context } from 'hono';
import { company } from '../../content/company.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { Form } from '../../contract/form.ts';
import { describeError, type Log } from '../app/log.ts';
import { errorResponse, HttpError, httpErrorFor, logCause } from '../http/errors.ts';
import { isForm, type Typed } from '../http/read-fields.ts';
import { SiteError } from '../pages/manifest.ts';
import type { BuiltSite } from '../pages/read-site.ts';
import { textOf } from '../pages/site-file.ts';
import { InvalidFields } from './enquiry.ts';
import { formHtml, goneHtml, nextHtml } from './resubmit-form.ts';

/** Whether a browser's own form sent the request, which gets a page, and not a script. */
export function wantsPage(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? '';
  if (accepted.includes('text/html')) return !request.headers.get('content-type')?.includes('json');
  return isForm(request) && !accepted.includes('application/json');
}

type Accepted = {
  thanks: string;
  /** Where the browser continues, such as a payment page. */
  next: string | undefined;
  page: ResubmitPage;
};

/**
 * Confirms an enquiry. A browser is redirected to the thank-you page, or shown a link to `next`, as no
 * form on our pages may redirect to another origin.
 */
export function answerAccepted(context: Context, { thanks, next, page }: Accepted): Response {
  const headers = { 'cache-control': 'no-store' };
  if (!wantsPage(context.req.raw)) {
    return context.json({ ok: true, ...(next && { next }) }, 201, headers);
  }
  if (next) {
    const html = page.html(nextHtml(next)).replace(/<title>[^<|]*/, '<title>Your order ');
    return new Response(html, { headers: { ...page.headers, ...headers } });
  }
  return new Response(null, { status: 303, headers: { ...headers, location: thanks } });
}

type Rejection = {
  error: unknown;
  typed: Typed;
  form: Form;
  page: ResubmitPage;
  log: Log;
};

/** Responds with the error. A form is shown again with its values, unless it could not be read. */
export function answerRejected(
  context: Context,
  { error, typed, form, page, log }: Rejection,
): Response {
  const asPage = wantsPage(context.req.raw);
  const httpError = httpErrorFor(error) ?? (asPage ? ourFault : undefined);
  if (!httpError) throw error;
  if (httpError === ourFault) {
    log.error('request failed', { requestId: context.get('requestId'), ...describeError(error) });
  }
  logCause(httpError, log);

  const errors: FieldErrors = httpError instanceof InvalidFields ? httpError.fields : {};
  if (!asPage) return errorResponse(httpError, { fields: errors });
  const { status, headers, message: sentence } = httpError;
  const html =
    status === 410
      ? goneHtml(sentence)
      : formHtml({ action: context.req.path, form, typed, sentence, errors });
  return new Response(page.html(html), { status, headers: { ...page.headers, ...headers } });
}

const ourFault = new HttpError(500, 'Something went wrong on our side. Please send it again.');

type ResubmitPage = { html: (form: string) => string; headers: Record<string, string> };

/** The empty element in the built page that the form goes into. */
const emptyPlace = /(?<=<div [^>]*data-enquiry-again[^>]*>)(?=<\/div>)/;

/** Shows the form within a page of the site, or on a bare page without one. */
export function createResubmitPage(site: BuiltSite | undefined): ResubmitPage {
  if (!site) return { html: bare, headers: bareHeaders };
  const { headers } = site.enquiryAgain;
  const [before, after] = textOf(site.enquiryAgain).split(emptyPlace);
  if (before === undefined || after === undefined)
    throw new SiteError('The built site has no place for a form in enquiry-again.html.');
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = headers;
  return {
    html: (form) => `${before}${form}${after}`,
    headers: { 'content-type': type, 'content-security-policy': policy },
  };
}

function bare(form: string): string {
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
