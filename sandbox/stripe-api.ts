import { type Context, Hono } from 'hono';
import { ApiError, missing } from './api-error.ts';
import type { SandboxDatabase, SandboxQueries, SessionRow, Work } from './database.ts';
import { once } from './idempotency.ts';
import {
  type FormValue,
  type ListParameters,
  listParameters,
  newRefund,
  newSession,
  parseForm,
  readParameters,
} from './parameters.ts';
import { createRefund, findPayment, listRefunds } from './refunds.ts';
import { createSession, expireSession, findSession, listSessions } from './sessions.ts';
import { paymentObject, present, sessionObject } from './stripe-objects.ts';

type StripeApiDeps = {
  database: () => Promise<SandboxDatabase>;
  now: () => Date;
  onChange: () => void;
  onError: (error: Error) => void;
};

type ApiRequest = { work: Work; id: string; given: { [key: string]: FormValue } };
type Answer = (asked: ApiRequest) => Promise<object>;

/** The part of Stripe's API that the shop uses. */
const routes: Readonly<Record<string, Answer>> = {
  'POST /v1/checkout/sessions': async ({ work, given }) =>
    sessionObject(await createSession(work, readParameters(newSession, given)), null),
  'GET /v1/checkout/sessions': listOf(listSessions),
  'GET /v1/checkout/sessions/:id': async (asked) => {
    const row = await sessionOf(asked);
    const paid = row.paymentId === null ? undefined : await findPayment(asked.work, row.paymentId);
    return sessionObject(row, paid ?? null);
  },
  'GET /v1/checkout/sessions/:id/line_items': async (asked) => ({
    object: 'list',
    data: (await sessionOf(asked)).lines,
    has_more: false,
  }),
  'POST /v1/checkout/sessions/:id/expire': async ({ work, id }) =>
    sessionObject(await expireSession(work, id), null),
  'GET /v1/payment_intents/:id': async ({ work, id }) => {
    const row = await findPayment(work, id);
    if (!row) throw missing('payment_intent', id);
    return paymentObject(row);
  },
  'POST /v1/refunds': ({ work, given }) => createRefund(work, readParameters(newRefund, given)),
  'GET /v1/refunds': listOf(listRefunds),
  // No bank behind the sandbox disputes a payment.
  'GET /v1/disputes': listOf(async () => []),
};

function listOf(find: (work: Work, asked: ListParameters) => Promise<object[]>): Answer {
  return async ({ work, given }) => {
    const asked = readParameters(listParameters, given);
    const found = await find(work, asked);
    const data = found.slice(0, asked.limit);
    return { object: 'list', data, has_more: found.length > data.length };
  };
}

async function sessionOf({ work, id }: ApiRequest): Promise<SessionRow> {
  const row = await findSession(work, id);
  if (!row) throw missing('checkout.session', id);
  return row;
}

/** Answers the official SDK in Stripe's place. */
export function stripeApi(parts: StripeApiDeps): Hono {
  const api = new Hono();
  for (const [route, answer] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ');
    api.on(method, path, (context) => perform(parts, answer, context));
  }
  api.notFound(({ req }) => {
    throw new ApiError(`Unrecognized request URL (${req.method}: ${req.path}).`, { status: 404 });
  });
  api.onError((error, context) => {
    const isOurs = !(error instanceof ApiError);
    if (isOurs) parts.onError(error);
    const { body, status } = isOurs ? outOfOrder : error;
    return context.json(body, status);
  });
  return api;
}

const outOfOrder = new ApiError('The sandbox is out of order.', { status: 500, type: 'api_error' });

async function perform(parts: StripeApiDeps, answer: Answer, { req }: Context): Promise<Response> {
  const isPost = req.method === 'POST';
  const text = isPost ? await req.text() : new URL(req.url).search.slice(1);
  const { expand, ...given } = parseForm(text);
  const id = req.param('id') ?? '';
  if (!/^[\w-]*$/.test(id)) throw missing('object', id);
  const now = parts.now();
  const key = isPost ? req.header('idempotency-key') : undefined;
  const work = async (queries: SandboxQueries) => {
    const full = await answer({ work: { queries, now }, id, given });
    const expanded = Array.isArray(expand) ? expand.map(String) : [];
    return { answer: JSON.stringify(present(full, expanded), null, 2), status: 200 };
  };
  const database = await parts.database();
  const { answer: body, status } =
    key === undefined
      ? await database.transaction(work)
      : await once(database, { key, content: `${req.path}\n${text}`, claimedAt: now }, work);
  if (isPost) parts.onChange();
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}
