import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSameOrigin } from '../../contract/same-origin.ts';
import type { SandboxDatabase, SandboxTransaction, SessionRow } from '../database.ts';
import { findSession, paySession } from '../sessions.ts';
import { checkoutPageUrl } from '../stripe-objects.ts';
import { readBuyerForm, submittedFields } from './buyer-form.ts';
import { messagePage, type SellerDetails, sessionEndedPage, successUrl } from './layout.ts';
import { payPage } from './pay-page.ts';

type CheckoutPagesDeps = {
  shop: SellerDetails;
  database: () => Promise<SandboxDatabase>;
  now: () => Date;
  onChange: () => void;
  isUnavailable: (error: unknown) => boolean;
};

type PostedFields = Readonly<Record<string, string>>;
type CheckoutStep = { tx: SandboxTransaction; row: SessionRow; shop: SellerDetails };
type PageHandler = (asked: CheckoutStep, form: PostedFields) => Promise<Response>;

const path = '/sandbox/checkout/:id';
const sessionId = /^cs_test_[\da-f]{58}$/;
const maxFormBytes = 64 * 1024;

const messages = {
  403: ['Form not accepted', "This form came from another website. You haven't been charged."],
  404: ['Page Not Found', "There's no checkout at this address. Start again from your cart."],
  413: ['Form not accepted', "The form is too large. You haven't been charged."],
  503: ['Not available right now', "Please try again in a minute. You haven't been charged."],
} as const;

/** The pages on which a buyer pays in the sandbox, to be mounted on the shop's own address. */
export function checkoutPages({
  shop,
  database,
  now,
  onChange,
  isUnavailable,
}: CheckoutPagesDeps): Hono {
  const pages = new Hono();
  const message = (status: keyof typeof messages) => messagePage(shop, status, messages[status]);

  /** Finds the session and takes one step with it, as a whole. */
  const withSession = (take: PageHandler) => async (context: Context) => {
    const { req } = context;
    const id = req.param('id') ?? '';
    if (!sessionId.test(id)) return message(404);
    const isForm = req.method === 'POST';
    // Read first: a slow sender must not hold the database meanwhile.
    const form = isForm ? Object.fromEntries(new URLSearchParams(await req.text())) : {};
    try {
      const open = await database();
      return await open.transaction(async (queries) => {
        const tx = { queries, now: now() };
        const row = await findSession(tx, id);
        if (!row) return message(404);
        const isForeign = isForm && !isSameOrigin(req.raw, new URL(checkoutPageUrl(row)).origin);
        if (isForeign) return message(403);
        return take({ tx, row, shop }, form);
      });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return message(503);
    } finally {
      if (isForm) onChange();
    }
  };

  const limit = bodyLimit({ maxSize: maxFormBytes, onError: () => message(413) });
  pages.get(path, withSession(showPayment));
  pages.post(path, limit, withSession(tryPayment));
  return pages;
}

const showPayment: PageHandler = async ({ row, shop }) => {
  if (row.status !== 'open') return sessionEndedPage(shop, row);
  return payPage({ shop, row, typed: submittedFields({}, row.asked) });
};

const tryPayment: PageHandler = async ({ tx, row, shop }, form) => {
  if (row.status !== 'open') return redirectEnded(shop, row);
  const typed = submittedFields(form, row.asked);
  const read = readBuyerForm(typed, row.asked);
  if ('errors' in read) return payPage({ shop, row, typed, errors: read.errors, status: 422 });
  const why = await paySession(tx, row, read);
  if (why === undefined) return seeOther(successUrl(row));
  const declined = `${why}. You haven't been charged.`;
  return payPage({ shop, row, typed, declined, status: 402 });
};

/** A second click on Pay finds the order paid, and goes where the first one went. */
function redirectEnded(shop: SellerDetails, row: SessionRow): Response | Promise<Response> {
  return row.status === 'complete' ? seeOther(successUrl(row)) : sessionEndedPage(shop, row);
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
