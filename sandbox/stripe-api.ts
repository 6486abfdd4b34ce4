import { type Context, Hono } from 'hono';
import { ApiError, resourceMissing } from './api-error.ts';
import type {
  SandboxDatabase,
  SandboxQueries,
  SandboxTransaction,
  SessionRow,
} from './database.ts';
import { withIdempotencyKey } from './idempotency.ts';
import {
  type FormValue,
  type ListParameters,
  listParameters,
  parseForm,
  readParameters,
  refundParameters,
  sessionParameters,
} from './parameters.ts';
import { createRefund, findPayment, listRefunds } from './refunds.ts';
import { createSession, expireSession, findSession, listSessions } from './sessions.ts';
import { paymentObject, sessionObject, toApiObject } from './stripe-objects.ts';

type StripeApiDeps = {
  database: () => Promise<SandboxDatabase>;
  now: () => Date;
  onChange: () => void;
  onError: (error: Error) => void;
};

type ApiRequest = { tx: SandboxTransaction; id: string; given: { [key: string]: FormValue } };
type RouteHandler = (asked: ApiRequest) => Promise<object>;

/** The part of Stripe's API that the shop uses. */
const routes: Readonly<Record<string, RouteHandler>> = {
  'POST /v1/checkout/sessions': async ({ tx, given }) =>
    sessionObject(await createSession(tx, readParameters(sessionParameters, given)), null),
  'GET /v1/checkout/sessions': listHandler(listSessions),
  'GET /v1/checkout/sessions/:id': async (asked) => {
    const row = await requireSession(asked);
    const paid = row.paymentId === null ? undefined : await findPayment(asked.tx, row.paymentId);
    return sessionObject(row, paid ?? null);
  },
  'GET /v1/checkout/sessions/:id/line_items': async (asked) => ({
    object: 'list',
    data: (await requireSession(asked)).lines,
    has_more: false,
  }),
  'POST /v1/checkout/sessions/:id/expire': async ({ tx, id }) =>
    sessionObject(await expireSession(tx, id), null),
  'GET /v1/payment_intents/:id': async ({ tx, id }) => {
    const row = await findPayment(tx, id);
    if (!row) throw resourceMissing('payment_intent', id);
    return paymentObject(row);
  },
  'POST /v1/refunds': ({ tx, given }) => createRefund(tx, readParameters(refundParameters, given)),
  'GET /v1/refunds': listHandler(listRefunds),
  // No bank behind the sandbox disputes a payment.
  'GET /v1/disputes': listHandler(async () => []),
};

function listHandler(
  find: (tx: SandboxTransaction, asked: ListParameters) => Promise<object[]>,
): RouteHandler {
  return async ({ tx, given }) => {
    const asked = readParameters(listParameters, given);
    const found = await find(tx, asked);
    const data = found.slice(0, asked.limit);
    return { object: 'list', data, has_more: found.length > data.length };
  };
}

async function requireSession({ tx, id }: ApiRequest): Promise<SessionRow> {
  const row = await findSession(tx, id);
  if (!row) throw resourceMissing('checkout.session', id);
  return row;
}

/** Answers the official SDK in Stripe's place. */
export function stripeApi(parts: StripeApiDeps): Hono {
  const api = new Hono();
  for (const [route, answer] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ');
    api.on(method, path, (context) => handleRequest(parts, answer, context));
  }
  api.notFound(({ req }) => {
    throw new ApiError(`Unrecognized request URL (${req.method}: ${req.path}).`, { status: 404 });
  });
  api.onError((error, context) => {
    const isOurs = !(error instanceof ApiError);
    if (isOurs) parts.onError(error);
    const { body, status } = isOurs ? internalError : error;
    return context.json(body, status);
  });
  return api;
}

const internalError = new ApiError('The sandbox is out of order.', {
  status: 500,
  type: 'api_error',
});

async function handleRequest(
  parts: StripeApiDeps,
  answer: RouteHandler,
  { req }: Context,
): Promise<Response> {
  const isPost = req.method === 'POST';
  const text = isPost ? await req.text() : new URL(req.url).search.slice(1);
  const { expand, ...given } = parseForm(text);
  const id = req.param('id') ?? '';
  if (!/^[\w-]*$/.test(id)) throw resourceMissing('object', id);
  const now = parts.now();
  const key = isPost ? req.header('idempotency-key') : undefined;
  const run = async (queries: SandboxQueries) => {
    const full = await answer({ tx: { queries, now }, id, given });
    const expanded = Array.isArray(expand) ? expand.map(String) : [];
    return { answer: JSON.stringify(toApiObject(full, expanded), null, 2), status: 200 };
  };
  const database = await parts.database();
  const { answer: body, status } =
    key === undefined
      ? await database.transaction(run)
      : await withIdempotencyKey(
          database,
          { key, content: `${req.path}\n${text}`, claimedAt: now },
          run,
        );
  if (isPost) parts.onChange();
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}
