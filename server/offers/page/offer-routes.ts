import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { fieldErrors } from '../../../contract/field-errors.ts';
import { quoteParameter } from '../../../contract/offer.ts';
import {
  acceptRequest,
  askRequest,
  declineRequest,
  keyRequest,
  payRequest,
} from '../../../contract/offer-forms.ts';
import { offerPaths } from '../../../contract/offer-paths.ts';
import { type OpeningShop, type Shop, whenShopReady } from '../../app/shop.ts';
import type { Queries } from '../../database/database.ts';
import { documentFilename, renderPdfBody } from '../../documents/document-pdf.ts';
import { findDocument } from '../../documents/issue-documents.ts';
import { InvalidFieldsError } from '../../enquiries/enquiry.ts';
import { HttpError, logCause, toHttpError, withErrorResponses } from '../../http/errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { admitRequest, limits, tooManyRequests } from '../../http/limits/limits.ts';
import { fieldTypes, readFields, type SubmittedFields } from '../../http/read-fields.ts';
import type { Route } from '../../http/routes.ts';
import { privateHeaders } from '../../http/security-headers.ts';
import { fallbackShell, fillShell, type ReadPageShell } from '../../pages/page-shell.ts';
import { sendRegisterLink } from '../../register/register.ts';
import { acceptByTransfer, OfferEndedError, payByCard } from '../accept.ts';
import { parseAcceptance } from '../acceptance.ts';
import {
  askAboutOffer,
  declineOffer,
  readSentOffer,
  recordFirstOpened,
  stopReminders,
} from '../customer-actions.ts';
import { findPreviewQuoteId, findQuoteIdByKey, offerPageUrl } from '../quote-key.ts';
import { endOpenPayments } from '../send.ts';
import type { RejectedForm } from './form-html.ts';
import { registerSentAnchor } from './order-html.ts';
import { type CustomerPage, readCustomerPage, readPreviewPage } from './page-data.ts';
import { documentParameter, invalidLinkHtml, pageHtml, unavailableHtml } from './page-html.ts';

type OfferRouteDeps = OpeningShop & {
  limiter: Limiter;
  /** The built page that the customer's page is written into. */
  shell?: ReadPageShell;
  /** Called when there is email to send. */
  onMail?: () => void;
};

/** The customer's page of a quote request and its offer, and the routes of its forms. */
export function offerRoutes(routeDeps: OfferRouteDeps): { page: Handler; routes: Route[] } {
  const {
    limiter,
    log,
    origin,
    shell = () => fallbackShell('offer', 'Your offer'),
    onMail = () => {},
    ...rest
  } = routeDeps;
  const opening = { log, origin, ...rest };

  async function renderPage(key: string, rejected?: RejectedForm, status = 200): Promise<Response> {
    const shop = await whenShopReady(opening);
    const { queries } = shop.database;
    const quoteId = await findQuoteIdByKey(queries, key);
    const previewQuoteId =
      quoteId === undefined ? await findPreviewQuoteId(queries, key) : undefined;
    const page =
      quoteId !== undefined
        ? await readCustomerPage(queries, quoteId)
        : previewQuoteId !== undefined
          ? await readPreviewPage(queries, previewQuoteId)
          : undefined;
    const body = page
      ? pageHtml(page, { key, catalogue: shop.catalogue(), rejected })
      : invalidLinkHtml();
    const { html, headers } = fillShell(await shell(), 'offer', body.text);
    return new Response(html, {
      status: page ? status : 404,
      headers: { ...headers, ...privateHeaders },
    });
  }

  type Form<Fields> = {
    path: `/api/${string}`;
    schema: v.GenericSchema<unknown, Fields>;
    /** Handles the form, and returns where to redirect; undefined means back to the page. */
    handle: (shop: Shop, quoteId: number, fields: Fields) => Promise<string | undefined>;
  };

  function createRoute<Fields extends { key: string }>({
    path,
    schema,
    handle,
  }: Form<Fields>): Route {
    return {
      method: 'POST',
      path,
      handler: async (context) => {
        let typed: SubmittedFields = {};
        try {
          const admission = { limiter, origin, limit: limits.offer, types: fieldTypes };
          await admitRequest(context, { ...admission, allowOpaqueOrigin: true });
          typed = await readFields(context.req.raw);
          const read = v.safeParse(schema, typed);
          if (!read.success) throw new InvalidFieldsError(fieldErrors(read.issues));
          const shop = await whenShopReady(opening);
          const { key } = read.output;
          const quoteId = await findQuoteIdByKey(shop.database.queries, key);
          if (quoteId === undefined) return await renderPage(key);
          const wait = await limiter.count(`quote ${quoteId}`, limits.offerPage);
          if (wait !== undefined) throw tooManyRequests(wait);
          const to = await handle(shop, quoteId, read.output);
          onMail();
          return seeOther(to ?? offerPageUrl('', key));
        } catch (error) {
          return respondRejected(error, path, typed);
        }
      },
    };
  }

  /** The page to show while the database is unavailable. */
  async function respondUnavailable(error: unknown): Promise<Response> {
    const httpError = toHttpError(error);
    if (!httpError) throw error;
    logCause(httpError, log);
    const { html, headers } = fillShell(await shell(), 'offer', unavailableHtml().text);
    return new Response(html, {
      status: httpError.status,
      headers: { ...headers, ...httpError.headers, ...privateHeaders },
    });
  }

  /** The page again, with what was typed and why it was rejected. */
  async function respondRejected(
    error: unknown,
    path: string,
    typed: SubmittedFields,
  ): Promise<Response> {
    const httpError = toHttpError(error);
    if (!httpError) throw error;
    logCause(httpError, log);
    const key = typeof typed.key === 'string' ? typed.key : '';
    const { message: sentence, status, headers } = httpError;
    const errors = httpError instanceof InvalidFieldsError ? httpError.fields : {};
    const page = await renderPage(key, { path, sentence, typed, errors }, status).catch(
      respondUnavailable,
    );
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
    return page;
  }

  async function sendDocument(context: Context): Promise<Response> {
    const shop = await whenShopReady(opening);
    const { queries } = shop.database;
    const quoteId = await findQuoteIdByKey(queries, context.req.query(quoteParameter) ?? '');
    if (quoteId === undefined) throw new HttpError(404, "This link doesn't work.");
    const wait = await limiter.count(`quote ${quoteId}`, limits.offerDocument);
    if (wait !== undefined) throw tooManyRequests(wait);
    const page = await readCustomerPage(queries, quoteId);
    const number = context.req.query(documentParameter);
    const pdfFile =
      page &&
      (await (number ? renderIssuedDocument(queries, page, number) : renderOfferDocument(page)));
    if (!pdfFile) throw new HttpError(404, number ? unknownDocument : 'There is no offer yet.');
    return new Response(pdfFile.bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${pdfFile.name}"`,
        ...privateHeaders,
      },
    });
  }

  return {
    page: async (context) => {
      try {
        return await renderPage(context.req.query(quoteParameter) ?? '');
      } catch (error) {
        return respondUnavailable(error);
      }
    },
    routes: [
      { method: 'GET', path: offerPaths.document, handler: withErrorResponses(log, sendDocument) },
      createRoute({
        path: offerPaths.pay,
        schema: payRequest,
        handle: async (shop, quoteId, { version, attempt }) => {
          const { reference } = await readSentOffer(shop.database.queries, quoteId);
          return undefinedIfAccepted(() => payByCard(shop, reference, { version, attempt }));
        },
      }),
      createRoute({
        path: offerPaths.accept,
        schema: acceptRequest,
        handle: async (shop, quoteId, { version, ...fields }) => {
          const offer = await readSentOffer(shop.database.queries, quoteId);
          const read = parseAcceptance(fields);
          if (read.errors) throw new InvalidFieldsError(read.errors);
          // A card payment that was begun in another tab must end first.
          await endOpenPayments(shop, offer);
          await undefinedIfAccepted(() =>
            acceptByTransfer(shop, offer.reference, version, read.details),
          );
          return undefined;
        },
      }),
      createRoute({
        path: offerPaths.ask,
        schema: askRequest,
        handle: async (shop, quoteId, { key, message }) => {
          await askAboutOffer(shop, quoteId, message);
          return `${offerPageUrl('', key)}#messages`;
        },
      }),
      createRoute({
        path: offerPaths.decline,
        schema: declineRequest,
        handle: async (shop, quoteId, fields) => {
          const { reference } = await readSentOffer(shop.database.queries, quoteId);
          await declineOffer(shop, reference, fields);
          return undefined;
        },
      }),
      createRoute({
        path: offerPaths.reminders,
        schema: keyRequest,
        handle: async (shop, quoteId) => {
          await stopReminders(shop, quoteId);
          return undefined;
        },
      }),
      createRoute({
        path: offerPaths.register,
        schema: keyRequest,
        handle: async (shop, quoteId, { key }) => {
          const page = await readCustomerPage(shop.database.queries, quoteId);
          await sendRegisterLink(shop, limiter, page?.order);
          return `${offerPageUrl('', key)}#${registerSentAnchor}`;
        },
      }),
      createRoute({
        path: offerPaths.opened,
        schema: keyRequest,
        handle: async (shop, quoteId) => {
          await recordFirstOpened(shop, quoteId);
          return undefined;
        },
      }),
    ],
  };
}

const unknownDocument = 'We have no document with this number.';

/** An invoice or a credit note of the page's order. */
async function renderIssuedDocument(queries: Queries, { order }: CustomerPage, number: string) {
  const issued = order && (await findDocument(queries, number, order.id));
  return issued && { name: documentFilename(issued.data), bytes: await renderPdfBody(issued.data) };
}

/** Imports the PDF code only when needed: loading it is slow and takes much memory. */
async function renderOfferDocument(page: CustomerPage) {
  const { createOfferPdf } = await import('./offer-document.ts');
  return createOfferPdf(page);
}

/** Returns undefined if the offer is already accepted, so that the page shows its order. */
async function undefinedIfAccepted<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OfferEndedError && error.end === 'accepted') return undefined;
    throw error;
  }
}

function seeOther(to: string): Response {
  return new Response(null, { status: 303, headers: { ...privateHeaders, location: to } });
}
