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
import { documentFile, pdfBody } from '../../documents/document-pdf.ts';
import { findDocument } from '../../documents/issue-documents.ts';
import { InvalidFields } from '../../enquiries/enquiry.ts';
import { HttpError, httpErrorFor, logCause, withErrors } from '../../http/errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { admit, limits, tooManyRequests } from '../../http/limits/limits.ts';
import { fieldTypes, readFields, type Typed } from '../../http/read-fields.ts';
import type { Route } from '../../http/routes.ts';
import { privateHeaders } from '../../http/security-headers.ts';
import { bareShell, fillShell, type ReadShell } from '../../pages/shell.ts';
import { askToOpen } from '../../register/register.ts';
import { acceptByTransfer, OfferEnded, payByCard } from '../accept.ts';
import { readAcceptance } from '../acceptance.ts';
import {
  askAboutOffer,
  declineOffer,
  noteOpened,
  sentOfferOf,
  stopReminders,
} from '../answer-offer.ts';
import { findPreviewOf, findQuoteOf, offerAddress } from '../quote-key.ts';
import { endPayments } from '../send.ts';
import type { Rejected } from './form-html.ts';
import { registerSent } from './order-html.ts';
import { type CustomerPage, readCustomerPage, readPreviewPage } from './page-data.ts';
import { documentParameter, missingHtml, pageHtml, unavailableHtml } from './page-html.ts';

type OfferRouteDeps = OpeningShop & {
  limiter: Limiter;
  /** The built page that the customer's page is written into. */
  shell?: ReadShell;
  /** Called when there is email to send. */
  onMail?: () => void;
};

/** The customer's page of a quote request and its offer, and the routes of its forms. */
export function offerRoutes(needs: OfferRouteDeps): { page: Handler; routes: Route[] } {
  const {
    limiter,
    log,
    origin,
    shell = () => bareShell('offer', 'Your offer'),
    onMail = () => {},
    ...rest
  } = needs;
  const opening = { log, origin, ...rest };

  async function show(key: string, rejected?: Rejected, status = 200): Promise<Response> {
    const shop = await whenShopReady(opening);
    const { queries } = shop.database;
    const quoteId = await findQuoteOf(queries, key);
    const previewOf = quoteId === undefined ? await findPreviewOf(queries, key) : undefined;
    const page =
      quoteId !== undefined
        ? await readCustomerPage(queries, quoteId)
        : previewOf !== undefined
          ? await readPreviewPage(queries, previewOf)
          : undefined;
    const body = page
      ? pageHtml(page, { key, catalogue: shop.catalogue(), rejected })
      : missingHtml();
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
    take: (shop: Shop, quoteId: number, fields: Fields) => Promise<string | undefined>;
  };

  function routeFor<Fields extends { key: string }>({ path, schema, take }: Form<Fields>): Route {
    return {
      method: 'POST',
      path,
      handler: async (context) => {
        let typed: Typed = {};
        try {
          const admission = { limiter, origin, limit: limits.offer, types: fieldTypes };
          await admit(context, { ...admission, opaqueOrigin: true });
          typed = await readFields(context.req.raw);
          const read = v.safeParse(schema, typed);
          if (!read.success) throw new InvalidFields(fieldErrors(read.issues));
          const shop = await whenShopReady(opening);
          const { key } = read.output;
          const quoteId = await findQuoteOf(shop.database.queries, key);
          if (quoteId === undefined) return await show(key);
          const wait = await limiter.count(`quote ${quoteId}`, limits.offerPage);
          if (wait !== undefined) throw tooManyRequests(wait);
          const to = await take(shop, quoteId, read.output);
          onMail();
          return seeOther(to ?? offerAddress('', key));
        } catch (error) {
          return reject(error, path, typed);
        }
      },
    };
  }

  /** The page to show while the database is unavailable. */
  async function unavailable(error: unknown): Promise<Response> {
    const httpError = httpErrorFor(error);
    if (!httpError) throw error;
    logCause(httpError, log);
    const { html, headers } = fillShell(await shell(), 'offer', unavailableHtml().text);
    return new Response(html, {
      status: httpError.status,
      headers: { ...headers, ...httpError.headers, ...privateHeaders },
    });
  }

  /** The page again, with what was typed and why it was rejected. */
  async function reject(error: unknown, path: string, typed: Typed): Promise<Response> {
    const httpError = httpErrorFor(error);
    if (!httpError) throw error;
    logCause(httpError, log);
    const key = typeof typed.key === 'string' ? typed.key : '';
    const { message: sentence, status, headers } = httpError;
    const errors = httpError instanceof InvalidFields ? httpError.fields : {};
    const page = await show(key, { path, sentence, typed, errors }, status).catch(unavailable);
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
    return page;
  }

  async function sendDocument(context: Context): Promise<Response> {
    const shop = await whenShopReady(opening);
    const { queries } = shop.database;
    const quoteId = await findQuoteOf(queries, context.req.query(quoteParameter) ?? '');
    if (quoteId === undefined) throw new HttpError(404, "This link doesn't work.");
    const wait = await limiter.count(`quote ${quoteId}`, limits.offerDocument);
    if (wait !== undefined) throw tooManyRequests(wait);
    const page = await readCustomerPage(queries, quoteId);
    const number = context.req.query(documentParameter);
    const made = page && (await (number ? issuedOf(queries, page, number) : offerOf(page)));
    if (!made) throw new HttpError(404, number ? unknownDocument : 'There is no offer yet.');
    return new Response(made.bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${made.name}"`,
        ...privateHeaders,
      },
    });
  }

  return {
    page: async (context) => {
      try {
        return await show(context.req.query(quoteParameter) ?? '');
      } catch (error) {
        return unavailable(error);
      }
    },
    routes: [
      { method: 'GET', path: offerPaths.document, handler: withErrors(log, sendDocument) },
      routeFor({
        path: offerPaths.pay,
        schema: payRequest,
        take: async (shop, quoteId, { version, attempt }) => {
          const { reference } = await sentOfferOf(shop.database.queries, quoteId);
          return unlessAccepted(() => payByCard(shop, reference, { version, attempt }));
        },
      }),
      routeFor({
        path: offerPaths.accept,
        schema: acceptRequest,
        take: async (shop, quoteId, { version, ...fields }) => {
          const offer = await sentOfferOf(shop.database.queries, quoteId);
          const read = readAcceptance(fields);
          if (read.errors) throw new InvalidFields(read.errors);
          // A card payment that was begun in another tab must end first.
          await endPayments(shop, offer);
          await unlessAccepted(() =>
            acceptByTransfer(shop, offer.reference, version, read.details),
          );
          return undefined;
        },
      }),
      routeFor({
        path: offerPaths.ask,
        schema: askRequest,
        take: async (shop, quoteId, { key, message }) => {
          await askAboutOffer(shop, quoteId, message);
          return `${offerAddress('', key)}#messages`;
        },
      }),
      routeFor({
        path: offerPaths.decline,
        schema: declineRequest,
        take: async (shop, quoteId, fields) => {
          const { reference } = await sentOfferOf(shop.database.queries, quoteId);
          await declineOffer(shop, reference, fields);
          return undefined;
        },
      }),
      routeFor({
        path: offerPaths.reminders,
        schema: keyRequest,
        take: async (shop, quoteId) => {
          await stopReminders(shop, quoteId);
          return undefined;
        },
      }),
      routeFor({
        path: offerPaths.register,
        schema: keyRequest,
        take: async (shop, quoteId, { key }) => {
          const page = await readCustomerPage(shop.database.queries, quoteId);
          await askToOpen(shop, limiter, page?.order);
          return `${offerAddress('', key)}#${registerSent}`;
        },
      }),
      routeFor({
        path: offerPaths.opened,
        schema: keyRequest,
        take: async (shop, quoteId) => {
          await noteOpened(shop, quoteId);
          return undefined;
        },
      }),
    ],
  };
}

const unknownDocument = 'We have no document with this number.';

/** An invoice or a credit note of the page's order. */
async function issuedOf(queries: Queries, { order }: CustomerPage, number: string) {
  const issued = order && (await findDocument(queries, number, order.id));
  return issued && { name: documentFile(issued.data), bytes: await pdfBody(issued.data) };
}

/** Imports the PDF code only when needed: loading it is slow and takes much memory. */
async function offerOf(page: CustomerPage) {
  const { makeOfferDocument } = await import('./offer-document.ts');
  return makeOfferDocument(page);
}

/** Returns undefined if the offer is already accepted, so that the page shows its order. */
async function unlessAccepted<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OfferEnded && error.end === 'accepted') return undefined;
    throw error;
  }
}

function seeOther(to: string): Response {
  return new Response(null, { status: 303, headers: { ...privateHeaders, location: to } });
}
